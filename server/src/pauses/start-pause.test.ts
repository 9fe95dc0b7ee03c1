import { expect } from "vitest";
import { findInForce } from "../intake/assessments/queries.ts";
import { aFreeMember, giveConsent } from "../intake/testing/answering.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { test } from "../testing/test.ts";
import { getPause } from "./get-pause.ts";
import { listPlanPauses } from "./queries.ts";
import { aPause, aPausingMember, at, pauses, promiseOf, promises, rowsOf, sweep, TODAY } from "./testing/pausing.ts";

test("the same request twice is one pause; of two devices at once one pauses", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const monday = at(deps, TODAY);
  const pause = aPause("2026-12-14", "2026-12-20");
  await Promise.all([pauses(monday, accountId, pause), pauses(monday, accountId, pause)]);
  await pauses(monday, accountId, pause);
  expect(await rowsOf(deps, accountId)).toHaveLength(1);

  const other = await aPausingMember(deps);
  const both = [aPause("2026-12-14", "2026-12-20"), aPause("2026-12-15", "2026-12-18")];
  const results = await Promise.allSettled(both.map((one) => pauses(monday, other, one)));
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "pause-open" } });
  expect(await rowsOf(deps, other)).toHaveLength(1);
});

test("only whole days from today on, one to sixty, and only with access", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const monday = at(deps, TODAY);
  for (const [from, to] of [
    ["2026-12-13", "2026-12-20"],
    ["2026-12-15", "2026-12-14"],
    ["2026-12-14", "2027-02-12"],
    ["2027-03-15", "2027-03-16"],
  ] as const)
    await expect(pauses(monday, accountId, aPause(from, to))).rejects.toMatchObject({ code: "pause-days-invalid" });
  await pauses(monday, accountId, aPause("2027-03-14", "2027-03-14"));

  const free = await aFreeMember(monday);
  await expect(pauses(monday, free.accountId, aPause("2026-12-14", "2026-12-20"))).rejects.toMatchObject({
    code: "pause-not-included",
  });
  expect(await getPause(monday, { accountId: free.accountId })).toMatchObject({
    access: "none",
    pause: null,
    span: null,
  });
});

test("before it starts it says what moves: clocks, the review, and that access does not", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  // A Sunday.
  const sunday = at(deps, "2026-12-20T10:00:00-03:00");
  await promises(at(deps, "2026-12-12T12:00:00-03:00"), accountId, "fortnightly-diet");

  const view = await getPause(sunday, { accountId, from: "2026-12-21", to: "2027-01-02" });
  expect(view).toMatchObject({
    access: "active",
    today: "2026-12-20",
    pause: null,
    span: { from: "2026-12-21", to: "2027-01-02" },
    moves: [
      { kind: "fortnightly-diet", dueAt: { before: "2026-12-26T15:00:00.000Z", after: "2027-01-08T15:00:00.000Z" } },
    ],
    review: { before: "2026-12-27", after: "2027-01-10" },
    guarantee: { before: "2027-01-27", after: "2027-02-09" },
    validUntil: "2027-12-14",
    planVersion: 1,
  });

  const pause = aPause("2026-12-21", "2027-01-02");
  await pauses(sunday, accountId, pause);
  await sweep(at(deps, "2026-12-21T00:01:00-03:00"));
  // On a later Sunday: back now, or as planned.
  expect(await getPause(at(deps, "2026-12-27T00:00:00-03:00"), { accountId })).toMatchObject({
    pause: { isRunning: true, latestTo: "2027-02-18" },
    moves: [
      { kind: "fortnightly-diet", dueAt: { before: "2027-01-01T15:00:00.000Z", after: "2027-01-08T15:00:00.000Z" } },
    ],
    review: { before: "2027-01-03", after: "2027-01-10" },
  });
});

test("a pregnancy closes the plan at once: numbers are hidden and a person comes within 48 hours, paused or not", async ({
  deps,
}) => {
  const accountId = await aPausingMember(deps);
  const monday = at(deps, addMs(TODAY, HOUR_MS));
  await pauses(monday, accountId, aPause("2026-12-20", "2026-12-30"));
  await pauses(monday, accountId, { _id: crypto.randomUUID(), reason: "gravidez" });

  const inForce = await findInForce(deps, deps.db, accountId);
  expect(inForce).toMatchObject({
    outcome: "person-first",
    diet: "C",
    refund: "goodwill",
    details: { numbers: "esconder-tudo" },
  });
  expect(await getPause(monday, { accountId })).toMatchObject({
    pause: { reason: "gravidez", from: "2026-12-14", to: "2027-02-11", isRunning: true },
    personBy: addMs(monday.now(), 48 * HOUR_MS).toISOString(),
  });

  await sweep(at(deps, addMs(TODAY, 3 * DAY_MS)));
  expect(await promiseOf(deps, accountId, "human-first")).toMatchObject({ state: "breached", creditDays: 1 });
  expect(await listPlanPauses(deps.db, accountId)).toHaveLength(2);
});

test("without consent to health data nothing is paused, and nothing is kept of a pause", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const monday = at(deps, TODAY);
  await pauses(monday, accountId, aPause("2026-12-14", "2026-12-20", "doenca"));

  await giveConsent(monday, accountId, "health-data", false);

  expect(await rowsOf(deps, accountId)).toEqual([]);
  await expect(pauses(monday, accountId, aPause("2026-12-14", "2026-12-20"))).rejects.toMatchObject({
    code: "pause-needs-consent",
  });
});

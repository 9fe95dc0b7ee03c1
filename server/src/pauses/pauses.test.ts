import { expect } from "vitest";
import { findCurrentPeriod } from "../checkout/subscriptions/find-current-period.ts";
import type { Deps } from "../deps.ts";
import { findInForce } from "../intake/assessments/find-in-force.ts";
import { aFreeMember, giveConsent } from "../intake/testing/answering.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time/durations.ts";
import { listPromises } from "../promises/list-promises.ts";
import { getReviews } from "../reviews/get-reviews.ts";
import { openReviews } from "../reviews/open-reviews.ts";
import { killAtEachStatement } from "../testing/killed.ts";
import { test } from "../testing/test.ts";
import { changePause } from "./change-pause.ts";
import { endPause } from "./end-pause.ts";
import { getPause } from "./get-pause.ts";
import { isPaused } from "./is-paused.ts";
import { listPlanPauses } from "./list-plan-pauses.ts";
import { sweepPauses } from "./sweep-pauses.ts";
import {
  aPause,
  aPausingMember,
  at,
  messagesOf,
  pauses,
  promiseOf,
  promises,
  sweep,
  TODAY,
} from "./testing/pausing.ts";

/** Five days after the questionnaire. */
const DUE = addMs(TODAY, 5 * DAY_MS);
const rowsOf = ({ db }: Deps, accountId: string) =>
  db.selectFrom("planPauses").selectAll().where("accountId", "=", accountId).execute();

test("a promise due during a pause is not breached, and is due later by as long as the pause lasted", async ({
  deps,
}) => {
  const accountId = await aPausingMember(deps);
  await pauses(at(deps, addMs(TODAY, HOUR_MS)), accountId, aPause("2026-12-14", "2026-12-23"));

  await sweep(at(deps, addMs(DUE, DAY_MS)));
  expect(await promiseOf(deps, accountId, "definitive-plan")).toMatchObject({ state: "running" });
  expect(await isPaused(deps.db, accountId, addMs(DUE, DAY_MS))).toBe(true);

  await sweep(at(deps, "2026-12-24T00:05:00-03:00"));
  // From eleven on the 14th until the 24th began.
  expect(await promiseOf(deps, accountId, "definitive-plan")).toEqual({
    state: "running",
    creditDays: 0,
    dueAt: new Date("2026-12-28T23:00:00-03:00"),
  });
  expect(await listPlanPauses(deps.db, accountId)).toMatchObject([
    { reason: "viagem", from: "2026-12-14", to: "2026-12-23", endedOn: "2026-12-24" },
  ]);
  await sweep(at(deps, "2026-12-28T23:01:00-03:00"));
  expect(await promiseOf(deps, accountId, "definitive-plan")).toMatchObject({ state: "breached", creditDays: 1 });
});

test("a worker that was down for the whole pause changes no date, and breaks no promise", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  await pauses(at(deps, TODAY), accountId, aPause("2026-12-16", "2026-12-20"));

  await sweep(at(deps, "2026-12-21T09:00:00-03:00"));

  expect(await promiseOf(deps, accountId, "definitive-plan")).toMatchObject({
    state: "running",
    dueAt: addMs(DUE, 5 * DAY_MS),
  });
  const events = deps.db.selectFrom("promiseEvents").select(["event", "at"]).where("accountId", "=", accountId);
  expect(await events.where("event", "in", ["paused", "resumed"]).orderBy("id").execute()).toEqual([
    { event: "paused", at: new Date("2026-12-16T00:00:00-03:00") },
    { event: "resumed", at: new Date("2026-12-21T00:00:00-03:00") },
  ]);
});

test("messages, money and data keep their clocks, and a promise made during the pause stands still at once", async ({
  deps,
}) => {
  const accountId = await aPausingMember(deps);
  await pauses(at(deps, TODAY), accountId, aPause("2026-12-14", "2026-12-23"));
  const tuesday = at(deps, addMs(TODAY, DAY_MS));
  await promises(tuesday, accountId, "chat-answer");
  await promises(tuesday, accountId, "refund-sent");
  await promises(tuesday, accountId, "data-request-15d");
  await promises(tuesday, accountId, "fortnightly-diet");

  await sweep(at(deps, "2026-12-24T09:00:00-03:00"));

  const shown = await listPromises(at(deps, "2026-12-24T09:00:00-03:00"), accountId);
  expect(Object.fromEntries(shown.map(({ kind, state, dueAt }) => [kind, [state, dueAt.toISOString()]]))).toMatchObject(
    {
      "chat-answer": ["breached", "2026-12-15T21:00:00.000Z"],
      "refund-sent": ["breached", "2026-12-16T13:00:00.000Z"],
      "data-request-15d": ["running", "2026-12-30T13:00:00.000Z"],
      // From ten on the 15th to midnight of the 24th: eight days and fourteen hours.
      "fortnightly-diet": ["running", "2027-01-07T03:00:00.000Z"],
    },
  );
});

test("access ends when it would have ended", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const endsAt = async () => (await findCurrentPeriod(at(deps, TODAY), accountId))?.endsAt;
  const before = await endsAt();

  await pauses(at(deps, TODAY), accountId, aPause("2026-12-14", "2027-02-11"));
  await sweep(at(deps, "2027-02-12T09:00:00-03:00"));

  expect(before).toBeDefined();
  expect(await endsAt()).toEqual(before);
});

test("back early, the clocks run again at once; twice is once", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const pause = aPause("2026-12-14", "2026-12-30");
  await pauses(at(deps, TODAY), accountId, pause);
  const back = at(deps, addMs(TODAY, 3 * DAY_MS));

  await endPause(back, { accountId, pauseId: pause._id });
  await endPause(at(deps, addMs(TODAY, 4 * DAY_MS)), { accountId, pauseId: pause._id });

  expect(await promiseOf(deps, accountId, "definitive-plan")).toMatchObject({ dueAt: addMs(DUE, 3 * DAY_MS) });
  expect(await listPlanPauses(deps.db, accountId)).toMatchObject([{ endedOn: "2026-12-17", to: "2026-12-30" }]);
  expect(await isPaused(deps.db, accountId, back.now())).toBe(false);
  await expect(endPause(back, { accountId, pauseId: crypto.randomUUID() })).rejects.toMatchObject({
    code: "not-found",
  });
});

test("a planned pause that is taken back has stopped nothing", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const pause = aPause("2026-12-16", "2026-12-30");
  await pauses(at(deps, TODAY), accountId, pause);
  await endPause(at(deps, addMs(TODAY, DAY_MS)), { accountId, pauseId: pause._id });

  await sweep(at(deps, "2026-12-17T09:00:00-03:00"));

  expect(await promiseOf(deps, accountId, "definitive-plan")).toMatchObject({ dueAt: DUE });
  expect(await messagesOf(deps, accountId)).toEqual([]);
});

test("a pause is stretched within its sixty days; a pregnancy's is renewed beyond them, and no day of it counts", async ({
  deps,
}) => {
  const [traveller, pregnant] = [await aPausingMember(deps), await aPausingMember(deps)];
  const [trip, pregnancy] = [aPause("2026-12-14", "2026-12-16"), aPause("", "", "gravidez")];
  await pauses(at(deps, TODAY), traveller, trip);
  await pauses(at(deps, TODAY), pregnant, { _id: pregnancy._id, reason: "gravidez" });
  await promises(at(deps, TODAY), pregnant, "fortnightly-training");
  await sweep(at(deps, TODAY));
  const later = at(deps, "2026-12-16T09:00:00-03:00");

  await changePause(later, { accountId: traveller, pauseId: trip._id, to: "2027-02-11" });
  for (const to of ["2027-02-12", "2026-12-15", "2026-12-13"])
    await expect(changePause(later, { accountId: traveller, pauseId: trip._id, to })).rejects.toMatchObject({
      code: "pause-days-invalid",
    });
  const renewed = at(deps, "2027-02-10T10:00:00-03:00");
  await changePause(renewed, { accountId: pregnant, pauseId: pregnancy._id, to: "2027-04-10" });
  await endPause(at(deps, "2027-04-01T10:00:00-03:00"), { accountId: pregnant, pauseId: pregnancy._id });

  expect(await listPlanPauses(deps.db, traveller)).toMatchObject([{ to: "2027-02-11" }]);
  // 108 days.
  expect(await promiseOf(deps, pregnant, "fortnightly-training")).toMatchObject({
    dueAt: addMs(TODAY, (14 + 108) * DAY_MS),
  });
});

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

test("no review opens and none is owed during a pause; the first comes after a week of days", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const sunday = (week: number) => at(deps, addMs(new Date("2026-12-20T10:00:00-03:00"), week * 7 * DAY_MS));
  await openReviews(sunday(0));
  await pauses(at(deps, "2026-12-20T11:00:00-03:00"), accountId, aPause("2026-12-21", "2027-01-02"));
  expect((await getReviews(sunday(0), accountId)).open).toMatchObject({ week: "2026-12-14" });

  for (const week of [1, 2]) {
    await sweep(sunday(week));
    await openReviews(sunday(week));
    expect((await getReviews(sunday(week), accountId)).open).toBeNull();
  }
  await openReviews(sunday(3));
  await sweep(at(deps, "2027-01-17T09:00:00-03:00"));

  expect((await getReviews(sunday(3), accountId)).open).toMatchObject({ week: "2027-01-04" });
  const opened = await deps.db
    .selectFrom("promises")
    .select(["subject", "state"])
    .where("accountId", "=", accountId)
    .where("kind", "=", "weekly-review-opened")
    .orderBy("subject")
    .execute();
  expect(opened).toEqual([
    { subject: "2026-12-14", state: "kept" },
    { subject: "2026-12-21", state: "void" },
    { subject: "2026-12-28", state: "void" },
    { subject: "2027-01-04", state: "kept" },
    { subject: "2027-01-11", state: "running" },
  ]);
  const reminders = deps.db.selectFrom("messages").select("id").where("accountId", "=", accountId);
  expect(await reminders.where("template", "=", "review-open").execute()).toHaveLength(0);
});

test("on the eve of the return one e-mail goes out, and it says nothing of why", async ({ deps }) => {
  const accountId = await aPausingMember(deps);
  const pause = aPause("2026-12-14", "2026-12-18", "luto");
  await pauses(at(deps, TODAY), accountId, pause);
  await sweep(at(deps, "2026-12-17T12:00:00-03:00"));
  expect(await messagesOf(deps, accountId)).toEqual([]);

  const eve = at(deps, "2026-12-18T09:00:00-03:00");
  await Promise.all([sweep(eve), sweep(eve)]);
  await sweep(at(deps, "2026-12-18T15:00:00-03:00"));

  const sent = await messagesOf(deps, accountId);
  expect(sent).toHaveLength(1);
  expect(Object.keys(sent[0]?.params as object)).toEqual(["fullName"]);
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

test("starting and sweeping that are killed before any statement leave all or nothing", async ({
  deps,
  databaseUrl,
}) => {
  const accountId = await aPausingMember(deps);
  const pause = aPause("2026-12-14", "2026-12-20");
  const traces = async () => {
    const stopped = await deps.db
      .selectFrom("promisePauses")
      .select("endsAt")
      .where("accountId", "=", accountId)
      .execute();
    const [row] = await rowsOf(deps, accountId);
    return [row !== undefined, stopped.length, stopped.filter(({ endsAt }) => endsAt).length, row?.endedAt != null];
  };

  const started = await killAtEachStatement(
    databaseUrl,
    (db) => pauses({ ...at(deps, TODAY), db }, accountId, pause),
    async () =>
      expect([
        [false, 0, 0, false],
        [true, 1, 0, false],
      ]).toContainEqual(await traces()),
  );
  const ended = await killAtEachStatement(
    databaseUrl,
    (db) => sweepPauses({ ...at(deps, "2026-12-21T09:00:00-03:00"), db }),
    async () =>
      expect([
        [true, 1, 0, false],
        [true, 1, 1, true],
      ]).toContainEqual(await traces()),
  );

  expect(started).toBeGreaterThan(8);
  expect(ended).toBeGreaterThan(4);
  expect(await traces()).toEqual([true, 1, 1, true]);
});

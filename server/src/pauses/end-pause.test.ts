import { expect } from "vitest";
import { addMs, DAY_MS } from "../platform/time.ts";
import { test } from "../testing/test.ts";
import { changePause } from "./change-pause.ts";
import { endPause } from "./end-pause.ts";
import { isPaused, listPlanPauses } from "./queries.ts";
import {
  aPause,
  aPausingMember,
  at,
  DUE,
  messagesOf,
  pauses,
  promiseOf,
  promises,
  sweep,
  TODAY,
} from "./testing/pausing.ts";

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

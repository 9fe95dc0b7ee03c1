import { sql } from "kysely";
import { expect } from "vitest";
import { findCurrentPeriod } from "../checkout/subscriptions/queries.ts";
import { addMs, DAY_MS, HOUR_MS } from "../platform/time.ts";
import { listPromises } from "../promises/queries.ts";
import { getReviews } from "../reviews/get-reviews.ts";
import { openReviews } from "../reviews/schedule/open-reviews.ts";
import { recordRows } from "../testing/recorder.ts";
import { test } from "../testing/test.ts";
import { isPaused, listPlanPauses } from "./queries.ts";
import { sweepPauses } from "./sweep-pauses.ts";
import { aPause, aPausingMember, at, DUE, pauses, promiseOf, promises, sweep, TODAY } from "./testing/pausing.ts";

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

test("promises made during a pause are stopped for any number of members who are away, some hundreds read at once", async ({
  deps,
}) => {
  const away = await Promise.all([1, 2].map(() => aPausingMember(deps)));
  for (const accountId of away) await pauses(at(deps, TODAY), accountId, aPause("2026-12-14", "2026-12-23"));
  await sweep(at(deps, TODAY));
  // Between the two by account, whatever theirs are: a page ends before the second.
  const [first = "", last = ""] = away.toSorted();
  await sql`
    with made as (
      insert into accounts select (jsonb_populate_record(a, jsonb_build_object(
        'id', overlay(${first} placing to_hex(4096 + n) from 33), 'email', 'away' || n || '@example.com', 'phone', '+55119' || 10000000 + n
      ))).* from accounts a, generate_series(1, 1100) n where a.id = ${first} returning id
    )
    insert into plan_pauses select (jsonb_populate_record(p, jsonb_build_object('account_id', made.id, 'id', made.id))).*
    from plan_pauses p, made where p.account_id = ${first}`.execute(deps.db);
  const tuesday = at(deps, addMs(TODAY, DAY_MS));
  await promises(tuesday, last, "fortnightly-diet");

  const { db, rows } = recordRows(deps.db);
  await sweepPauses({ ...tuesday, db });

  expect(Math.max(...rows)).toBeLessThanOrEqual(500);
  const stopped = deps.db.selectFrom("promisePauses as s").innerJoin("promises as p", "p.id", "s.promiseId");
  expect(
    await stopped.select("p.kind").where("p.accountId", "=", last).where("p.kind", "=", "fortnightly-diet").execute(),
  ).toHaveLength(1);
});

import type { Variant } from "@app/contract/landings";
import type { CaseLine } from "@app/engine/promises/public-lines";
import { expect } from "vitest";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/db.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../platform/time.ts";
import { snapshotPromises } from "../promises/public/snapshot-promises.ts";
import { sweepPromises } from "../promises/sweep-promises.ts";
import { aPhone } from "../testing/makers.ts";
import { test } from "../testing/test.ts";
import { overdueMetrics, promiseMetrics } from "./queries.ts";
import { recordAttempt, recordContact } from "./record-attempt.ts";
import { recordLead } from "./record-lead.ts";

const MONDAY = new Date("2026-11-16T10:00:00-03:00");
const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment });
const later = (ms: number): Date => addMs(MONDAY, ms);

const request = (deps: Deps, moment: Date, phone: string, variant: Variant) =>
  inTransaction(deps.db, (tx) =>
    recordLead(at(deps, moment), tx, {
      accountId: null,
      fullName: "Ana",
      phone,
      email: null,
      variant,
      notifies: true,
    }),
  );

const aLeadPhone = () => `+55${aPhone()}`;

const leadOf = (deps: Deps, phone: string) =>
  deps.db.selectFrom("leads").selectAll().where("phone", "=", phone).executeTakeFirstOrThrow();

async function promisesOf(deps: Deps, phone: string) {
  const { id } = await leadOf(deps, phone);
  const rows = await deps.db.selectFrom("promises").selectAll().where("leadId", "=", id).orderBy("startsAt").execute();
  return rows.map(({ kind, state, dueAt }) => [kind, state, dueAt.toISOString()]);
}

const iso = (ms: number): string => later(ms).toISOString();

test("a lead has its promise from the same transaction, and a call within it keeps it", async ({ deps }) => {
  const phone = aLeadPhone();
  const { promisedBy } = await request(deps, MONDAY, phone, "A");
  expect(promisedBy).toEqual(later(5 * MINUTE_MS));
  expect(await promisesOf(deps, phone)).toEqual([["call-back-5min", "running", iso(5 * MINUTE_MS)]]);
  const { id, dueAt } = await leadOf(deps, phone);
  expect(dueAt).toEqual(promisedBy);
  await recordContact(at(deps, later(4 * MINUTE_MS)), { leadId: id, by: "Helena", note: null });
  await sweepPromises(at(deps, later(DAY_MS)));
  expect(await promisesOf(deps, phone)).toEqual([["call-back-5min", "kept", iso(5 * MINUTE_MS)]]);
  const events = await deps.db
    .selectFrom("promiseEvents")
    .innerJoin("promises", "promises.id", "promiseEvents.promiseId")
    .select(["event", "by"])
    .where("leadId", "=", id)
    .orderBy("promiseEvents.id")
    .execute();
  expect(events).toEqual([
    { event: "made", by: "system" },
    { event: "kept", by: "Helena" },
  ]);
});

test("a repeated request keeps the earlier promise; an earlier one takes its place", async ({ deps }) => {
  const phone = aLeadPhone();
  await request(deps, MONDAY, phone, "B");
  await request(deps, later(MINUTE_MS), phone, "B");
  expect(await promisesOf(deps, phone)).toEqual([["call-back-24h", "running", iso(DAY_MS)]]);
  const sooner = await request(deps, later(2 * MINUTE_MS), phone, "A");
  expect(sooner.promisedBy).toEqual(later(7 * MINUTE_MS));
  expect((await request(deps, later(3 * MINUTE_MS), phone, "B")).promisedBy).toEqual(later(7 * MINUTE_MS));
  expect(await promisesOf(deps, phone)).toEqual([
    ["call-back-24h", "void", iso(DAY_MS)],
    ["call-back-5min", "running", iso(7 * MINUTE_MS)],
  ]);
  expect((await leadOf(deps, phone)).dueAt).toEqual(later(7 * MINUTE_MS));
});

test("who waited in vain and asks again is promised once more, and one late call answers both", async ({ deps }) => {
  const phone = aLeadPhone();
  await request(deps, MONDAY, phone, "A");
  await sweepPromises(at(deps, later(6 * MINUTE_MS)));
  for (const minutes of [10, 11])
    expect((await request(deps, later(minutes * MINUTE_MS), phone, "A")).promisedBy).toEqual(later(15 * MINUTE_MS));
  const { id } = await leadOf(deps, phone);
  await recordContact(at(deps, later(12 * MINUTE_MS)), { leadId: id, by: "Helena", note: null });
  expect(await promisesOf(deps, phone)).toEqual([
    ["call-back-5min", "breached", iso(5 * MINUTE_MS)],
    ["call-back-5min", "kept", iso(15 * MINUTE_MS)],
  ]);
});

test("ten requests at once make one promise", async ({ deps }) => {
  const phone = aLeadPhone();
  await Promise.all(Array.from({ length: 10 }, () => request(deps, MONDAY, phone, "A")));
  expect(await promisesOf(deps, phone)).toHaveLength(1);
});

test("the figures of the calls come from the ledger, before the sweep has come too", async ({ deps }) => {
  await deps.db.deleteFrom("leads").execute();
  expect(await deps.db.selectFrom("promises").select("id").execute()).toEqual([]);
  const [kept, broken] = [aLeadPhone(), aLeadPhone()];
  for (const phone of [kept, broken]) await request(deps, MONDAY, phone, "A");
  await request(deps, MONDAY, aLeadPhone(), "B");
  await recordContact(at(deps, later(MINUTE_MS)), { leadId: (await leadOf(deps, kept)).id, by: "Helena", note: null });
  const then = at(deps, later(6 * MINUTE_MS));
  for (let sweeps = 0; sweeps < 2; sweeps += 1) {
    expect(await promiseMetrics(then, addMs(MONDAY, -1))).toEqual({ kept: 1, broken: 1, open: 1 });
    expect(await overdueMetrics(then)).toEqual({ count: 1, oldestSeconds: 60 });
    await sweepPromises(then);
  }
  await recordContact(then, { leadId: (await leadOf(deps, broken)).id, by: "Helena", note: null });
  expect(await promiseMetrics(then, addMs(MONDAY, -1))).toEqual({ kept: 1, broken: 1, open: 1 });
  expect((await overdueMetrics(then)).count).toBe(0);
});

/** How many calls stand in tonight's public file. */
async function published(deps: Deps): Promise<number> {
  await snapshotPromises(deps);
  const batches = await deps.db
    .selectFrom("promiseBatches")
    .select("lines")
    .where("kind", "=", "call-back-5min")
    .execute();
  return batches.flatMap(({ lines }) => lines as CaseLine[]).reduce((sum, { cases }) => sum + cases, 0);
}

test("a number that twice did not answer leaves the public figures; one try, or none in time, does not", async ({
  deps,
}) => {
  await deps.db.deleteFrom("leads").execute();
  await deps.db.deleteFrom("promiseBatches").execute();
  const phones = Array.from({ length: 25 }, aLeadPhone);
  for (const phone of phones) await request(deps, MONDAY, phone, "A");
  const [deaf = "", late = "", once = "", twice = ""] = phones;
  const tries = async (phone: string, ...minutes: number[]) => {
    const { id: leadId } = await leadOf(deps, phone);
    const attempts: (number | undefined)[] = [];
    for (const minute of minutes)
      attempts.push(await recordAttempt(at(deps, later(minute * MINUTE_MS)), { leadId, by: "Helena" }));
    return attempts;
  };
  // Within five minutes it is the same call.
  expect(await tries(twice, 1, 2, 3)).toEqual([1, 1, 1]);
  expect(await tries(once, 1)).toEqual([1]);
  await sweepPromises(at(deps, later(30 * MINUTE_MS)));
  expect(await tries(deaf, 40, 50)).toEqual([1, 2]);
  expect(await tries(late, 40, 50, 90)).toEqual([1, 2, 3]);
  expect(await promisesOf(deps, deaf)).toMatchObject([["call-back-5min", "breached", expect.any(String)]]);

  expect(await published(at(deps, later(DAY_MS)))).toBe(23);
});

test("after two attempts in time the clock waits, and a later call still answers", async ({ deps }) => {
  const phone = aLeadPhone();
  await request(deps, MONDAY, phone, "B");
  const { id: leadId } = await leadOf(deps, phone);
  for (const minutes of [10, 20]) await recordAttempt(at(deps, later(minutes * MINUTE_MS)), { leadId, by: "Helena" });
  await sweepPromises(at(deps, later(2 * DAY_MS)));
  expect(await promisesOf(deps, phone)).toMatchObject([["call-back-24h", "running", expect.any(String)]]);
  await recordContact(at(deps, later(2 * DAY_MS)), { leadId, by: "Helena", note: null });
  expect(await promisesOf(deps, phone)).toMatchObject([["call-back-24h", "kept", expect.any(String)]]);
  expect(await recordAttempt(at(deps, later(3 * DAY_MS)), { leadId, by: "Helena" })).toBeUndefined();
});

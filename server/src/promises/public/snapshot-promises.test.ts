import { createHash } from "node:crypto";
import type { PublicPromises } from "@app/contract/promises-public";
import { parseCsv } from "@app/engine/promises/public-csv";
import { publicFigures } from "@app/engine/promises/public-figures";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { addMs, DAY_MS, HOUR_MS } from "../../platform/time.ts";
import { aBuyer } from "../../testing/buying.ts";
import { test as base } from "../../testing/http.ts";
import { killAtSomeStatements } from "../../testing/killed.ts";
import { putSettled } from "../testing/settled-promises.ts";
import { getPublicPromises } from "./get-public-promises.ts";
import { snapshotPromises } from "./snapshot-promises.ts";

/** The figures are those of every promise there is: these tests share nobody's. */
const test = base.extend("alone", async ({ deps }) => {
  await deps.db.deleteFrom("promises").execute();
  await deps.db.deleteFrom("promiseBatches").execute();
  await deps.db.deleteFrom("promiseSnapshots").execute();
  return deps;
});

const NIGHT = new Date("2026-11-19T03:00:00-03:00");
const at = (deps: Deps, now: Date): Deps => ({ ...deps, now: () => now });
const daysBefore = (days: number) => addMs(NIGHT, -days * DAY_MS);
const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Forty-six plans, two of them late; nine refunds; one plan given up. */
async function aQuarter(deps: Deps): Promise<string> {
  const { accountId } = await aBuyer(deps);
  const plan = { accountId, kind: "definitive-plan" } as const;
  await putSettled(deps.db, NIGHT, [
    ...many(22).map((index) => ({ ...plan, startsAt: daysBefore(60), doneAfter: 34 + index / 4 })),
    ...many(2).map((index) => ({ ...plan, startsAt: daysBefore(25), doneAfter: 24 * (6 + index) })),
    ...many(22).map((index) => ({ ...plan, startsAt: daysBefore(20), doneAfter: 60 + index / 4 })),
    { ...plan, startsAt: daysBefore(20), doneAfter: null, voidedAt: daysBefore(18) },
    ...many(9).map(() => ({ accountId, kind: "refund-sent" as const, startsAt: daysBefore(9), doneAfter: 3 })),
  ]);
  return accountId;
}

const planOf = ({ snapshot }: PublicPromises) => snapshot?.kinds.find(({ kind }) => kind === "definitive-plan");
const csvOf = async ({ db }: Deps) => db.selectFrom("promiseSnapshots").selectAll().executeTakeFirst();

test("a night counts what was kept and broken, and leaves out what is void or too little", async ({ alone: deps }) => {
  await aQuarter(deps);
  await snapshotPromises(at(deps, NIGHT));

  const answer = await getPublicPromises(deps);
  expect(answer.snapshot).toMatchObject({ day: "2026-11-19", takenAt: NIGHT.toISOString() });
  // Late by one and by two days: three days of credit.
  const total = {
    days30: { cases: 24, breached: 2, keptPerMille: 916, creditDays: 3 },
    days90: { cases: 46, breached: 2, keptPerMille: 956, creditDays: 3 },
  };
  expect(answer.snapshot?.total).toEqual(total);
  expect(planOf(answer)).toMatchObject({
    ...total,
    promisedSeconds: 432_000,
    days90: { median: 55, tenth: 30, ninetieth: 55, breaches: [{ upTo: null, cases: 2 }] },
  });
  expect(answer.snapshot?.kinds.filter(({ days90 }) => days90).map(({ kind }) => kind)).toEqual(["definitive-plan"]);
});

test("the page's figures are those that anybody computes from the downloaded file", async ({ alone: deps, app }) => {
  await aQuarter(deps);
  await snapshotPromises(at(deps, NIGHT));

  const page = await app.inject("/v1/public/promises");
  const file = await app.inject("/v1/public/promises.csv");
  expect(page.headers["cache-control"]).toMatch(/^public, max-age=300/);
  expect(file.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="promessas-2026-11-19.csv"',
  });
  const { snapshot } = page.json<{ return: PublicPromises }>().return;
  expect(snapshot).toMatchObject(publicFigures(parseCsv(file.body)));
  expect(snapshot?.hash).toBe(createHash("sha256").update(file.body).digest("hex"));
  expect(snapshot?.bytes).toBe(Buffer.byteLength(file.body));
  expect(file.body).not.toMatch(/devolucao-enviada|[0-9a-f]{8}-[0-9a-f]{4}|\d{4}-\d\d-\d\d/);
  expect((await app.inject("/v1/public/promises.csv?day=2020-01-01")).statusCode).toBe(404);
});

test("before the first night there is nothing, and it is said", async ({ alone: deps, app }) => {
  expect(await getPublicPromises(deps)).toEqual({ snapshot: null, earlier: [] });
  expect((await app.inject("/v1/public/promises.csv")).statusCode).toBe(404);
  await snapshotPromises(at(deps, addMs(NIGHT, -1)));
  expect(await csvOf(deps)).toBeUndefined();
  await snapshotPromises(at(deps, NIGHT));
  expect((await getPublicPromises(deps)).snapshot?.total).toEqual({ days30: null, days90: null });
});

test("many workers make one snapshot of a night, and a later run changes nothing", async ({ alone: deps }) => {
  await aQuarter(deps);
  await Promise.all(many(6).map(() => snapshotPromises(at(deps, NIGHT))));
  const first = await deps.db.selectFrom("promiseSnapshots").selectAll().execute();
  expect(first).toHaveLength(1);
  expect(await deps.db.selectFrom("promiseBatches").selectAll().execute()).toHaveLength(2);
  await snapshotPromises(at(deps, addMs(NIGHT, 5 * HOUR_MS)));
  expect(await deps.db.selectFrom("promiseSnapshots").selectAll().execute()).toEqual(first);
});

test("a worker killed at any statement leaves the night to be made whole", async ({ alone: deps, databaseUrl }) => {
  await aQuarter(deps);
  const kills = await killAtSomeStatements(
    databaseUrl,
    (db) => snapshotPromises({ db, now: () => NIGHT }),
    async () => {
      const snapshots = await deps.db.selectFrom("promiseSnapshots").selectAll().execute();
      const batches = await deps.db.selectFrom("promiseBatches").selectAll().execute();
      expect(batches).toHaveLength(2 * snapshots.length);
      expect(snapshots.every(({ hash }) => hash.length === 64)).toBe(true);
    },
  );
  expect(kills).toBeGreaterThan(15);
  expect(planOf(await getPublicPromises(deps))?.days90).toMatchObject({ cases: 46, breached: 2 });
});

test("what was published of a batch stays, though an account in it is erased", async ({ alone: deps }) => {
  const accountId = await aQuarter(deps);
  await snapshotPromises(at(deps, NIGHT));
  const before = await getPublicPromises(deps);
  await deps.db.deleteFrom("promises").where("accountId", "=", accountId).execute();
  await snapshotPromises(at(deps, addMs(NIGHT, DAY_MS)));
  const after = await getPublicPromises(deps);
  expect(after.snapshot?.total).toEqual(before.snapshot?.total);
  expect(after.snapshot?.hash).toBe(before.snapshot?.hash);
});

test("of an earlier month the last night is kept, a year long", async ({ alone: deps, app }) => {
  for (const day of ["2025-09-30", "2026-08-12", "2026-08-30", "2026-09-29", "2026-10-05", "2026-10-31", "2026-11-02"])
    await snapshotPromises(at(deps, new Date(`${day}T03:00:00-03:00`)));
  await snapshotPromises(at(deps, NIGHT));
  const { earlier, snapshot } = await getPublicPromises(deps);
  expect(snapshot?.day).toBe("2026-11-19");
  expect(earlier.map(({ day }) => day)).toEqual(["2026-10-31", "2026-09-29", "2026-08-30"]);
  expect(earlier[0]?.code).toMatch(/^[0-9a-f]{8}$/);
  // The nights of this month and the last one can still be compared one by one.
  expect((await app.inject("/v1/public/promises.csv?day=2026-10-05")).statusCode).toBe(200);
  expect((await app.inject("/v1/public/promises.csv?day=2026-08-12")).statusCode).toBe(404);
});

import { expect, vi } from "vitest";
import { test as base } from "../../testing/test.ts";
import { openPool } from "../database/db.ts";
import { clearExpiredCounters, createRateLimit } from "./rate-limits.ts";

const test = base.extend("pool", ({ databaseUrl }, { onCleanup }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  onCleanup(() => pool.end());
  return pool;
});

test("nodes with clock skew count in one window", async ({ pool }) => {
  const limit = createRateLimit(pool, { name: "test", points: 3, seconds: 60 });
  const truth = Date.now();
  const clock = vi.spyOn(Date, "now");
  try {
    const allowed: boolean[] = [];
    for (const minutes of [10, -10, 10, -10, 10]) {
      clock.mockReturnValue(truth + minutes * 60_000);
      allowed.push(await limit.consume("ana"));
    }
    expect(allowed).toEqual([true, true, true, false, false]);
  } finally {
    clock.mockRestore();
  }
});

test("an expired window starts again, and is deleted an hour later", async ({ pool, deps }) => {
  const limit = createRateLimit(pool, { name: "old", points: 1, seconds: 60 });
  const age = (ms: number) => pool.query("update throttles set expire = expire - $1 where key like 'old:%'", [ms]);
  const countRows = async () => (await pool.query("select from throttles where key like 'old:%'")).rowCount;

  expect([await limit.consume("bia"), await limit.consume("bia")]).toEqual([true, false]);
  await age(61_000);
  expect([await limit.consume("bia"), await limit.consume("bia")]).toEqual([true, false]);
  await age(61_000);
  await clearExpiredCounters(deps);
  expect(await countRows()).toBe(1);
  await age(3_600_000);
  await clearExpiredCounters(deps);
  expect(await countRows()).toBe(0);
});

test("a key that is reset starts again", async ({ pool }) => {
  const limit = createRateLimit(pool, { name: "test", points: 1, seconds: 60 });
  await limit.consume("caio");
  await limit.reset("caio");
  expect(await limit.consume("caio")).toBe(true);
});

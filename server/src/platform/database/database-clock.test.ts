import { expect, vi } from "vitest";
import { test } from "../../testing/test.ts";
import { createDatabaseClock } from "./database-clock.ts";

test("a node whose wall clock is wrong, or jumps, still uses the database's time", async ({ deps }) => {
  const truth = Date.now();
  const wallClock = vi.spyOn(Date, "now").mockReturnValue(truth - 10 * 60_000);
  try {
    const clock = await createDatabaseClock(deps.db);
    const first = clock.now().getTime();
    wallClock.mockReturnValue(Date.UTC(2028, 1, 29));
    const second = clock.now().getTime();
    clock.stop();

    expect(Math.abs(first - truth)).toBeLessThan(10_000);
    expect(second - first).toBeGreaterThanOrEqual(0);
    expect(second - first).toBeLessThan(10_000);
  } finally {
    wallClock.mockRestore();
  }
});

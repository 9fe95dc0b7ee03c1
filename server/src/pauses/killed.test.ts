import { expect } from "vitest";
import { killAtSomeStatements } from "../testing/killed.ts";
import { test } from "../testing/test.ts";
import { sweepPauses } from "./sweep-pauses.ts";
import { aPause, aPausingMember, at, pauses, rowsOf, TODAY } from "./testing/pausing.ts";

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

  const started = await killAtSomeStatements(
    databaseUrl,
    (db) => pauses({ ...at(deps, TODAY), db }, accountId, pause),
    async () =>
      expect([
        [false, 0, 0, false],
        [true, 1, 0, false],
      ]).toContainEqual(await traces()),
  );
  const ended = await killAtSomeStatements(
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

import { expect } from "vitest";
import { payingTwins } from "../../bookings/testing/callers.ts";
import type { Deps } from "../../deps.ts";
import { aPlannedMember, putPlan } from "../../plans/testing/plans.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { test } from "../../testing/test.ts";
import { getQueue } from "../queue/get-queue.ts";
import { sweepAttention } from "../queue/sweep-attention.ts";
import { aStaffMember } from "../testing/a-staff-member.ts";
import { reassignMembers } from "./assign-members.ts";

const setMinutes = ({ db }: Deps, id: string, minutesPerWeek: number) =>
  db.updateTable("staff").set({ minutesPerWeek }).where("id", "=", id).execute();

const openOf = async ({ db }: Deps, accountId: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    (
      await db
        .selectFrom("staffAssignments")
        .select(["role", "staffId"])
        .where("accountId", "=", accountId)
        .where("until", "is", null)
        .execute()
    ).map(({ role, staffId }) => [role, staffId]),
  );

/** One after the other in one file: capacity is of the whole team. */
test("members wait without a team, go to who has the most free minutes, and to colleagues of who leaves", async ({
  deps,
  clock,
}) => {
  const first = await aPlannedMember(deps);
  await sweepAttention(deps);
  expect(await openOf(deps, first.accountId)).toEqual({});

  const busy = await aStaffMember(deps);
  const free = await aStaffMember(deps);
  const trainer = await aStaffMember(deps, { role: "treinador" });
  await setMinutes(deps, busy.id, 300);
  clock.advance(11 * 60_000);
  await sweepAttention(deps);
  expect(await openOf(deps, first.accountId)).toEqual({ nutri: free.id, treinador: trainer.id });
  expect((await getQueue(deps, free.id)).items).toHaveLength(1);

  // 56 minutes of the first week each: the larger week takes members until the smaller one is as free.
  await setMinutes(deps, free.id, 400);
  const twins = await payingTwins(deps, first.accountId, 4);
  for (const { id } of twins) await putPlan(deps, id);
  await Promise.all([sweepAttention(deps), sweepAttention(deps)]);
  const of = await Promise.all(twins.map(({ id }) => openOf(deps, id)));
  expect(of.every(({ treinador }) => treinador === trainer.id)).toBe(true);
  const atFree = of.filter(({ nutri }) => nutri === free.id).length;
  const atBusy = of.filter(({ nutri }) => nutri === busy.id).length;
  expect([atFree, atBusy]).toEqual([2, 2]);

  const left = await inTransaction(deps.db, (tx) => reassignMembers(deps, tx, free.id));
  expect(left).toEqual({ reassigned: 3, waiting: 0 });
  expect((await openOf(deps, first.accountId))["nutri"]).toBe(busy.id);
  expect((await getQueue(deps, free.id)).items).toEqual([]);
  expect((await getQueue(deps, busy.id)).items.map(({ memberId }) => memberId)).toContain(first.accountId);

  const gone = await inTransaction(deps.db, (tx) => reassignMembers(deps, tx, trainer.id));
  expect(gone).toEqual({ reassigned: 0, waiting: 5 });
});

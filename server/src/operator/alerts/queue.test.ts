import { expect } from "vitest";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { sweepAttention } from "../../staff/queue/sweep-attention.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

test("QueueLags: the queues do not show what happened, until a sweep has run", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  await deps.db
    .updateTable("attentionChanges")
    .set({ changedAt: new Date(Date.now() - 11 * 60_000) })
    .where("accountId", "=", accountId)
    .execute();
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("QueueLags");
  expect(formatToday(await getToday(deps))).toMatch(
    /^! Filas da equipe +\d+ mudanças por mostrar, a mais antiga há 11 min/m,
  );

  await sweepAttention(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("QueueLags");
  expect(formatToday(await getToday(deps))).toMatch(/^ {2}Filas da equipe +em dia$/m);
});

import { sql } from "kysely";
import { expect } from "vitest";
import { recordUsage } from "../../assistant/usage/allowance.ts";
import { aFreeMember } from "../../intake/testing/answering.ts";
import { DAY_MS } from "../../platform/time.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";

test("AssistantBudgetSpent: four fifths of what the company may spend today are spent", async ({ deps, clock }) => {
  await sql`truncate assistant_company_days`.execute(deps.db);
  const { accountId } = await aFreeMember(deps);
  const priced = { ...deps, assistantBudget: { ...deps.assistantBudget, reaisADay: 10, reaisPerDollar: 5 } };
  // A million of them is a dollar.
  const spend = (inputTokens: number) =>
    recordUsage(priced, {
      accountId,
      model: "any",
      usage: { inputTokens, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    });
  const isFiring = async () => (await firing({ worker: await workerMetrics(priced) })).includes("AssistantBudgetSpent");
  await spend(1_500_000);
  expect(await isFiring()).toBe(false);
  await spend(100_000);
  expect(await isFiring()).toBe(true);
  const { after } = await workerMetrics(priced);
  expect(after).toContain('assistant_tokens_total{kind="input"} 1600000');
  expect(after).toContain("assistant_micro_usd_total 1600000");
  expect(after).toContain("assistant_day_spent_share 0.8");

  clock.advance(DAY_MS);
  expect(await isFiring()).toBe(false);
  expect((await workerMetrics(priced)).after).toContain("assistant_micro_usd_total 1600000");
});

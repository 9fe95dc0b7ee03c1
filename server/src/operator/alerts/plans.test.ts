import { randomUUID } from "node:crypto";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import { recheckPlan } from "../../plans/rechecking/recheck-plan.ts";
import { aPlannedMember } from "../../plans/testing/plans.ts";
import { aPlanToEdit } from "../../staff/plans/testing/a-plan-to-edit.ts";
import { firing } from "../../testing/alerts.ts";
import { test, workerMetrics } from "../../testing/metrics.ts";
import { formatToday } from "../format-today.ts";
import { getToday } from "../get-today.ts";

test("PlansWithoutMenu: the composer fails", { timeout: 60_000 }, async ({ deps }) => {
  // At level B no menu is due.
  await aPlannedMember(deps, { ...plainAnswers, s8: "amamentando" });
  await aPlannedMember(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PlansWithoutMenu");
  const composer = { ...deps.composer, run: () => Promise.reject(new Error("the time is over")) };
  for (let members = 0; members < 3; members += 1) await aPlannedMember({ ...deps, composer });
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PlansWithoutMenu");
  expect(formatToday(await getToday(deps))).toMatch(
    /Planos provisórios +5\n! +sem cardápio +3 [^\n]+\n! +sem treino +3 /,
  );
});

test("PlansFailedCheck: the engine contradicts the answers, and the member sees groups without foods", {
  timeout: 60_000,
}, async ({ deps }) => {
  await aPlannedMember(deps);
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PlansFailedCheck");
  const checkPlan = () => [{ code: "excluded-food", where: "diet.d1.almoco.1", text: "Pão francês (glúten)" }];
  await aPlannedMember({ ...deps, checkPlan });
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PlansFailedCheck");
  expect(formatToday(await getToday(deps))).toMatch(/^! +não passaram na conferência +1 \(PlansFailedCheck\)$/m);
});

test("plans that changed rules take away are counted apart from those that answers do", async ({ deps }) => {
  const { accountId } = await aPlannedMember(deps);
  const checkPlan = () => [{ code: "excluded-food", where: "diet.d1.almoco.1", text: "Pão francês (glúten)" }];
  expect(await recheckPlan({ ...deps, checkPlan }, accountId)).toBe(true);
  const { after } = await workerMetrics(deps);
  expect(after).toContain('plans_withdrawn{source="rules"} 1');
  expect(after).toContain('plans_withdrawn{source="answers"} 0');
});

test("PlansHalfSigned: the other half has not been signed for a day", async ({ deps, clock }) => {
  const plan = await aPlanToEdit(deps);
  const hash = Buffer.alloc(32);
  await deps.db
    .insertInto("planDrafts")
    .values({
      accountId: plan.accountId,
      half: "diet",
      revision: 1,
      basedOn: 1,
      sealed: hash,
      lastKey: randomUUID(),
      savedAt: deps.now(),
      savedBy: plan.nutri.id,
      signedBy: plan.nutri.id,
      signedAt: deps.now(),
      signedHash: hash,
    })
    .execute();
  expect(await firing({ worker: await workerMetrics(deps) })).not.toContain("PlansHalfSigned");
  clock.advance(25 * 3_600_000);
  expect(await firing({ worker: await workerMetrics(deps) })).toContain("PlansHalfSigned");
  expect(formatToday(await getToday(deps))).toMatch(
    /^! +com uma assinatura +1 há mais de um dia \(PlansHalfSigned\)$/m,
  );
});

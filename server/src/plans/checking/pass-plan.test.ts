import type { PlanView } from "@app/contract/plans";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { completeIntake } from "../../intake/complete-intake.ts";
import { save } from "../../intake/testing/answering.ts";
import { getQueue } from "../../staff/queue/get-queue.ts";
import { sweepAttention } from "../../staff/queue/sweep-attention.ts";
import { aStaffMember, assign } from "../../staff/testing/a-staff-member.ts";
import { type Api, test } from "../../testing/http.ts";
import { aPlannedMember, openedPlan, versionsOf } from "../testing/plans.ts";

const finds = (deps: Deps, where: string, code = "excluded-food"): Deps => ({
  ...deps,
  checkPlan: () => [{ code, where, text: "Pão francês (glúten)" }],
});

async function readPlan(api: Api, headers: Record<string, string>): Promise<PlanView | null | undefined> {
  return (await api<{ plan: PlanView | null }>("GET", "/v1/account/plan", { headers })).body.return?.plan;
}

test("a diet that does not pass is not stored: groups without a food stand there, and a person has it in the queue", {
  timeout: 60_000,
}, async ({ api, deps }) => {
  const { accountId, headers } = await aPlannedMember(finds(deps, "diet.d1.almoco.1"));
  const [row] = await versionsOf(deps, accountId);
  expect(row).toMatchObject({ fallback: "failed-check", failedChecks: ["diet:excluded-food"] });
  expect(openedPlan(deps, row).document.training).not.toBeNull();
  const plan = await readPlan(api, headers);
  expect(plan).toMatchObject({ diet: { method: "equivalents", because: "failed-check" }, shopping: [] });
  expect(JSON.stringify(plan?.diet)).not.toMatch(/arroz|pão francês|feijão|frango/i);
  expect(plan?.reasons.join(" ")).toContain("não passou na nossa conferência");

  const nutri = await aStaffMember(deps);
  await assign(deps, nutri.id, accountId, "nutri");
  await sweepAttention(deps);
  expect((await getQueue(deps, nutri.id)).items[0]?.why).toMatch(/plano retirado: não passou na conferência/i);
});

test("a training that does not pass is left out, and the diet stays", { timeout: 60_000 }, async ({ api, deps }) => {
  const { accountId, headers } = await aPlannedMember(finds(deps, "training.A.1", "loaded-joint"));
  expect(await versionsOf(deps, accountId)).toMatchObject([
    { fallback: null, failedChecks: ["training:loaded-joint"], programmeVersion: null },
  ]);
  expect(await readPlan(api, headers)).toMatchObject({ training: null, diet: { method: "foods" } });
});

test("a warning holds nothing back; the next closing makes a menu again", { timeout: 60_000 }, async ({ deps }) => {
  const warned = await aPlannedMember(finds(deps, "diet.almoco", "warning:excluded-word"));
  expect(await versionsOf(deps, warned.accountId)).toMatchObject([{ fallback: null, failedChecks: null }]);
  const failed = await aPlannedMember(finds(deps, "diet.d1.almoco.1"));
  await save(deps, failed.accountId, { ...plainAnswers, f4: "marmita" });
  await completeIntake(deps, failed.accountId);
  expect((await versionsOf(deps, failed.accountId)).map(({ fallback }) => fallback)).toEqual(["failed-check", null]);
});

test("the check sees the answers and the rows in force", { timeout: 60_000 }, async ({ deps }) => {
  const seen: Parameters<Deps["checkPlan"]>[] = [];
  const checkPlan: Deps["checkPlan"] = (...given) => {
    seen.push(given);
    return [];
  };
  await aPlannedMember({ ...deps, checkPlan }, { ...plainAnswers, s8: "amamentando" });
  const [plan, person] = seen[0] ?? [];
  expect(plan?.diet).not.toBeNull();
  expect(person).toMatchObject({
    answers: { s8: "amamentando" },
    rows: expect.arrayContaining(["R03_AMAMENTA_OU_BEBE"]),
  });
});

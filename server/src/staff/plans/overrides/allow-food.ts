import { exclusionsOf, reasonsOf } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import { hasActed, recordFoodAct } from "../../../intake/overrides/food-acts.ts";
import { recheckInForce } from "../../../plans/rechecking/recheck-plan.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { registrationOf, type Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import { loadCare } from "../../members/read-member.ts";
import type { PlanEditorDeps } from "../deps.ts";

type FoodActing = { key: string; memberId: string; staff: Staff; food: string; ip: string | null };

/**
 * Allows a food that the member's answers exclude, for as long as nothing else excludes it, with its audit row. What is
 * final stays excluded, whoever asks. The same key again changes nothing.
 */
export const allowFood = (deps: PlanEditorDeps, acting: FoodActing & { reason: string }): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { key, memberId, staff, food, reason, ip } = acting;
    await lockHead(tx, memberId);
    if (await hasActed(tx, memberId, key)) return;
    const { inForce, loaded } = await loadCare(deps, tx, memberId);
    const { answers, context, today, overrides } = loaded;
    const excludedBy = (allowed: typeof overrides) =>
      reasonsOf(exclusionsOf(answers, factsOf(answers, context, today), inForce?.rowCodes ?? [], allowed), food);
    const left = excludedBy(overrides);
    if (left.length === 0) throw new Problem("food-not-excluded");
    if (left.some(({ isFinal }) => isFinal)) throw new Problem("food-final");
    const against = excludedBy([]).map(({ kind, what }) => ({ kind, what }));
    await recordFoodAct(deps, tx, { ...actOf(acting), act: "allow", reason, against });
    await recordStaffAudit(deps, tx, { staff, action: "food.allow", accountId: memberId, ip });
  });

const actOf = ({ key, memberId, staff, food }: FoodActing) => ({
  accountId: memberId,
  id: key,
  staffId: staff.id,
  food,
  by: { name: staff.name, registration: registrationOf(staff) ?? "" },
});

/**
 * Takes back what was allowed of a food, with its audit row. A plan in force that has the food is withdrawn in the same
 * transaction. The same key again changes nothing.
 */
export const revokeFood = (deps: PlanEditorDeps, acting: FoodActing): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { key, memberId, staff, food, ip } = acting;
    await lockHead(tx, memberId);
    if (await hasActed(tx, memberId, key)) return;
    const { loaded } = await loadCare(deps, tx, memberId);
    if (!loaded.overrides.some((override) => override.food === food)) throw new Problem("not-found");
    await recordFoodAct(deps, tx, { ...actOf(acting), act: "revoke", reason: "", against: [] });
    await recordStaffAudit(deps, tx, { staff, action: "food.revoke", accountId: memberId, ip });
    await recheckInForce(deps, tx, { accountId: memberId, source: "professional" });
  });

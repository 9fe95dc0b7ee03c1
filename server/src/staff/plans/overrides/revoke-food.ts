import { hasActed, recordFoodAct } from "../../../intake/overrides/record-food-act.ts";
import { recheckInForce } from "../../../plans/rechecking/recheck-plan.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import { loadCare } from "../../members/read-member.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { actOf, type FoodActing } from "./allow-food.ts";

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

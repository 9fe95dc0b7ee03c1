import type { listPlanMentions as endpoint } from "@app/contract/staff/plan-mentions";
import { recordVisit } from "../../health-access/record-health-access.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { findCurrentPlan } from "../../plans/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import type { Staff } from "../accounts/staff.ts";
import { listAssigned } from "../members/member-store.ts";
import type { ReadDeps } from "../members/read-member.ts";
import { healthRoleOf } from "../members/reader.ts";

type Mention = ReturnOf<typeof endpoint>["members"][number];

/**
 * The professional's members whose plan in force has a food or an exercise, swaps included, by name. Plans are sealed: each
 * is opened, which the number of members whom one person looks after bounds. Each look that finds something is recorded.
 */
export const listPlanMentions = (
  deps: ReadDeps,
  { staff, item }: { staff: Staff; item: string },
): Promise<{ members: Mention[] }> =>
  inTransaction(deps.db, async (tx) => {
    const members: Mention[] = [];
    for (const memberId of await listAssigned(tx, staff.id)) {
      const plan = await findCurrentPlan(deps, tx, memberId);
      if (!plan?.content || plan.withdrawal || !hasItem(plan.content.document, item)) continue;
      const member = await getBuyer(tx, memberId);
      if (!member) continue;
      members.push({ memberId, name: member.fullName, version: plan.version });
      await recordVisit(deps, tx, {
        accountId: memberId,
        actorId: staff.id,
        actorName: staff.name,
        role: healthRoleOf(staff),
        subjects: ["plan"],
        reason: "follow-up",
      });
    }
    return { members: members.toSorted((a, b) => a.name.localeCompare(b.name, "pt-BR")) };
  });

/** Numbers of foods and exercises stand in a version as whole texts, wherever they stand. */
function hasItem(value: unknown, item: string): boolean {
  if (typeof value === "string") return value === item;
  return typeof value === "object" && value !== null && Object.values(value).some((part) => hasItem(part, item));
}

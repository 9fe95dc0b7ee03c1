import { brand } from "@app/contract/brand";
import { localTimeOf } from "@app/engine/promises/local-time";
import { can } from "@app/engine/team/can";
import type { Limit, Need } from "@app/engine/team/permissions";
import { Problem } from "../../platform/http/problem.ts";
import { MINUTE_MS } from "../../platform/time/durations.ts";
import { maySign } from "../accounts/may-sign.ts";
import type { StaffSessionDeps } from "../deps.ts";
import type { StaffSession } from "../sessions/session-store.ts";
import { relationTo } from "./relation-store.ts";
import type { StaffRule } from "./rules.ts";

/** How long a second factor counts as fresh. */
export const CONFIRMATION_MINUTES = 5;

/** The limits of what the session's person may do by this rule; throws when they may not. */
export async function authorise(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  session: StaffSession,
  rule: Extract<StaffRule, { action: string }>,
  memberId: string | undefined,
): Promise<readonly Limit[]> {
  const { staff } = session;
  const relation = memberId === undefined ? "company" : await relationTo(db, staff, memberId);
  const permission = can(staff, rule.action, { relation });
  if (!permission.allowed) throw new Problem("staff-not-permitted");
  for (const need of permission.needs) requireNeed(need, session, now());
  return permission.limits;
}

/** Needs that a session can show; a reason or a second person is the route's to ask for. */
function requireNeed(need: Need, { staff, confirmedAt }: StaffSession, now: Date): void {
  if (need === "e-nutricionista" || need === "cref-valido") {
    if (!maySign(staff, localTimeOf(brand.serviceHours.timeZone, now.getTime()).day))
      throw new Problem("staff-registration-expired");
  } else if (need === "autenticacao-recente-5-min") {
    if (!confirmedAt || now.getTime() - confirmedAt.getTime() > CONFIRMATION_MINUTES * MINUTE_MS)
      throw new Problem("staff-confirmation-needed");
  }
}

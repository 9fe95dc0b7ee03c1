import { brand } from "@app/contract/brand";
import type { Thread } from "@app/contract/conversations";
import { localTimeOf } from "@app/engine/promises/local-time";
import { can } from "@app/engine/team/can";
import { emergencyReading } from "@app/engine/team/emergency-reading";
import type { Limit, Need, Relation } from "@app/engine/team/permissions";
import { hasThread } from "../../conversations/threads/queries.ts";
import { Problem } from "../../platform/http/problem.ts";
import { MINUTE_MS } from "../../platform/time.ts";
import { maySign } from "../accounts/staff.ts";
import { findBreakGlass } from "../break-glass/break-glass-store.ts";
import type { StaffSessionDeps } from "../deps.ts";
import type { StaffSession } from "../sessions/session-store.ts";
import { relationTo } from "./relation-store.ts";
import type { StaffRule } from "./rules.ts";

/** How long a second factor counts as fresh. */
export const CONFIRMATION_MINUTES = 5;

export type Authorised = {
  /** What the permission table leaves of it: dates only, no screening answers. */
  limits: readonly Limit[];
  /** Someone else's member, open in an emergency until then. */
  breakGlassUntil: Date | null;
  /** What the member of the call is to the person. */
  relation: Relation;
};

type Authorising = Pick<StaffSessionDeps, "db" | "now">;
type Rule = Extract<StaffRule, { action: string }>;

/** What the session's person may do by this rule; throws when they may not. */
export async function authorise(
  deps: Authorising,
  session: StaffSession,
  rule: Rule,
  memberId: string | undefined,
  thread?: Thread,
): Promise<Authorised> {
  const relation = await relationOf(deps, session, { rule, memberId, thread });
  // No emergency opens what a member wrote to support.
  return authoriseAs(deps, session, { rule, relation, memberId: thread === "support" ? undefined : memberId });
}

/** A further action of a call that its route has authorised, on the same member. */
export const authoriseAlso = (
  deps: Authorising,
  call: StaffSession & Authorised,
  action: Rule["action"],
  memberId: string,
): Promise<Authorised> =>
  authoriseAs(deps, call, { rule: { action, subject: "member" }, relation: call.relation, memberId });

type Known = { rule: Rule; relation: Relation; memberId: string | undefined };

async function authoriseAs(deps: Authorising, session: StaffSession, known: Known): Promise<Authorised> {
  const { rule, relation } = known;
  const permission = can(session.staff, rule.action, { relation });
  if (!permission.allowed) return authoriseInEmergency(deps, session, known);
  for (const need of [...permission.needs, ...(rule.needs ?? [])]) requireNeed(need, session, deps.now());
  return { limits: permission.limits, breakGlassUntil: null, relation };
}

type About = { rule: Rule; memberId: string | undefined; thread: Thread | undefined };

/** A member's thread with support is its own relation, once it exists; the one with the team follows the member. */
async function relationOf({ db }: Authorising, { staff }: StaffSession, about: About): Promise<Relation> {
  const { rule, memberId, thread } = about;
  if (rule.subject === "support-threads") return "thread";
  if (memberId === undefined) return "company";
  if (thread === "support") return (await hasThread(db, { accountId: memberId, thread })) ? "thread" : "unassigned";
  return relationTo(db, staff, memberId);
}

async function authoriseInEmergency(
  { db, now }: Authorising,
  { staff }: StaffSession,
  { rule, relation, memberId: accountId }: Known,
): Promise<Authorised> {
  const permission = emergencyReading(staff, rule.action);
  const breakGlassUntil =
    accountId && permission.allowed
      ? await findBreakGlass(db, { staffId: staff.id, accountId, now: now() })
      : undefined;
  if (!permission.allowed || !breakGlassUntil) throw new Problem("staff-not-permitted");
  return { limits: permission.limits, breakGlassUntil, relation };
}

/** Needs that a session can show; a reason or a second person is the route's to ask for. */
function requireNeed(need: Need, { staff, confirmedAt }: StaffSession, now: Date): void {
  if (need === "e-nutricionista" || need === "cref-valido") {
    const today = localTimeOf(brand.serviceHours.timeZone, now.getTime()).day;
    if (!maySign(staff, today)) throw new Problem("staff-registration-expired");
  } else if (need === "autenticacao-recente-5-min") {
    if (!confirmedAt || now.getTime() - confirmedAt.getTime() > CONFIRMATION_MINUTES * MINUTE_MS)
      throw new Problem("staff-confirmation-needed");
  }
}

import { pack } from "@app/contract/envelope";
import type { Limit } from "@app/engine/team/permissions";
import type { App } from "../../platform/http/app.ts";
import type { Call, Endpoint, RawCall, ReturnOf } from "../../platform/http/endpoint.ts";
import type { RouteOptions } from "../../platform/http/route-options.ts";
import { serveRaw } from "../../platform/http/serve.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { requireStaff } from "../sessions/require-staff.ts";
import type { StaffSession } from "../sessions/session-store.ts";
import { authorise } from "./authorise.ts";
import { STAFF_RULES, type StaffRule } from "./rules.ts";

type Options<E extends Endpoint> = Omit<RouteOptions<E, StaffSession>, "auth">;
/** What the permission table leaves of it: dates only, no screening answers. */
type Permitted = StaffSession & { limits: readonly Limit[] };

/** Serves a route of the team by its rule: without one the server does not start, and what no rule allows is refused. */
export function serveStaff<const E extends Endpoint>(
  app: App,
  deps: StaffSessionDeps,
  endpoint: E,
  handle: (call: RawCall<E> & Permitted) => Promise<ReturnOf<E>>,
  options: Options<E> = {},
): void {
  const rule = ruleOf(endpoint);
  const isEnrolmentEnough = "access" in rule && rule.access === "enrolment";
  serveRaw(app, endpoint, { ...options, auth: requireStaff(deps, { isEnrolmentEnough }) }, async (call) => {
    const limits = "action" in rule ? await permit(deps, rule, call as Call<Endpoint> & StaffSession) : [];
    return pack(await handle(Object.assign(call, { limits })));
  });
}

export function ruleOf({ method, path }: Pick<Endpoint, "method" | "path">): Exclude<StaffRule, { access: "public" }> {
  const rule = STAFF_RULES[`${method} ${path}`];
  if (!rule || ("access" in rule && rule.access === "public"))
    throw new Error(`${method} ${path} has no rule in staff/permissions/rules.ts`);
  return rule as Exclude<StaffRule, { access: "public" }>;
}

async function permit(
  deps: StaffSessionDeps,
  rule: Extract<StaffRule, { action: string }>,
  call: Call<Endpoint> & StaffSession,
): Promise<readonly Limit[]> {
  const { memberId } = { ...(call.params as { memberId?: string } | undefined) };
  const accountId = rule.subject === "member" ? memberId : undefined;
  if (rule.subject === "member" && !accountId) throw new Error("a rule on a member needs :memberId in its path");
  const limits = await authorise(deps, call, rule, accountId);
  await recordStaffAudit(deps, deps.db, {
    staff: call.staff,
    action: rule.action,
    accountId: accountId ?? null,
    ip: call.ip,
  });
  return limits;
}

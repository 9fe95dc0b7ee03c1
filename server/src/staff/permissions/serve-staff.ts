import type { Thread } from "@app/contract/conversations";
import { pack } from "@app/contract/envelope";
import type { App } from "../../platform/http/app.ts";
import type { Endpoint, RawCall, ReturnOf } from "../../platform/http/endpoint.ts";
import type { RouteOptions } from "../../platform/http/route-options.ts";
import { serveRaw } from "../../platform/http/serve.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { requireStaff } from "../sessions/require-staff.ts";
import type { StaffSession } from "../sessions/session-store.ts";
import { type Authorised, authorise } from "./authorise.ts";
import { STAFF_RULES, type StaffRule } from "./rules.ts";

type Options<E extends Endpoint> = Omit<RouteOptions<E, StaffSession>, "auth"> & {
  /** The use case writes its audit row in its own transaction, with a reason. */
  isAuditedByUseCase?: true;
  bodyLimit?: number;
};
export type StaffCall = StaffSession & Authorised;

const OWN: Authorised = { limits: [], breakGlassUntil: null, relation: "company" };

/** Serves a route of the team by its rule: without one the server does not start, and what no rule allows is refused. */
export function serveStaff<const E extends Endpoint>(
  app: App,
  deps: StaffSessionDeps,
  endpoint: E,
  handle: (call: RawCall<E> & StaffCall) => Promise<ReturnOf<E>>,
  { isAuditedByUseCase, ...options }: Options<E> = {},
): void {
  const rule = ruleOf(endpoint);
  const isEnrolmentEnough = "access" in rule && rule.access === "enrolment";
  serveRaw(app, endpoint, { ...options, auth: requireStaff(deps, { isEnrolmentEnough }) }, async (call) => {
    if (!("action" in rule)) return pack(await handle(Object.assign(call, OWN)));
    const accountId = memberOf(rule, call.params);
    const authorised = await authorise(deps, call, rule, accountId, threadOf(rule, call.params));
    if (!isAuditedByUseCase)
      await recordStaffAudit(deps, deps.db, {
        staff: call.staff,
        action: rule.action,
        accountId: accountId ?? null,
        isBreakGlass: authorised.breakGlassUntil !== null,
        ip: call.ip,
      });
    return pack(await handle(Object.assign(call, authorised)));
  });
}

function ruleOf({ method, path }: Pick<Endpoint, "method" | "path">): StaffRule {
  const rule = STAFF_RULES[`${method} ${path}`];
  if (!rule || ("access" in rule && rule.access === "public"))
    throw new Error(`${method} ${path} has no rule in staff/permissions/rules.ts`);
  return rule;
}

function memberOf(rule: Extract<StaffRule, { action: string }>, params: unknown): string | undefined {
  if (rule.subject === "company" || rule.subject === "support-threads") return undefined;
  const { memberId } = { ...(params as { memberId?: string } | undefined) };
  if (!memberId) throw new Error("a rule on a member needs :memberId in its path");
  return memberId;
}

function threadOf(rule: Extract<StaffRule, { action: string }>, params: unknown): Thread | undefined {
  if (rule.subject !== "thread") return undefined;
  const { thread } = { ...(params as { thread?: Thread } | undefined) };
  if (!thread) throw new Error("a rule on a thread needs :thread in its path");
  return thread;
}

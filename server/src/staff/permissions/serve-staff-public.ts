import { pack } from "@app/contract/envelope";
import type { App } from "../../platform/http/app.ts";
import type { Endpoint, RawCall, ReturnOf } from "../../platform/http/endpoint.ts";
import type { RouteOptions } from "../../platform/http/route-options.ts";
import { serveRaw } from "../../platform/http/serve.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { checkOrigin } from "../sessions/origins.ts";
import { STAFF_RULES } from "./rules.ts";

type Options<E extends Endpoint> = Omit<RouteOptions<E, object>, "auth">;

/** Serves a route of the team before there is a session: from our own pages alone, and only by a rule that says so. */
export function serveStaffPublic<const E extends Endpoint>(
  app: App,
  { staffOrigins }: Pick<StaffSessionDeps, "staffOrigins">,
  endpoint: E,
  options: Options<E>,
  handle: (call: RawCall<E> & { origin: string }) => Promise<ReturnOf<E>>,
): void {
  const rule = STAFF_RULES[`${endpoint.method} ${endpoint.path}`];
  if (!rule || !("access" in rule) || rule.access !== "public")
    throw new Error(`${endpoint.method} ${endpoint.path} is not public in staff/permissions/rules.ts`);
  serveRaw(app, endpoint, { ...options, auth: "public" }, async (call) => {
    checkOrigin(call.request, staffOrigins);
    return pack(await handle(Object.assign(call, { origin: originOf(call) })));
  });
}

/** One of ours: `checkOrigin` has seen it. */
export const originOf = ({ request }: Pick<RawCall<Endpoint>, "request">): string => request.headers.origin ?? "";

import * as wire from "@app/contract/plans";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getPlan } from "./get-plan.ts";

export function plansRoutes(app: App, deps: Deps): void {
  serve(app, wire.getPlan, { auth: requireSession(deps) }, async ({ account }) => {
    if (!(await deps.limits.planPerAccount.consume(account.id))) throw new Problem("rate-limited");
    return { plan: await getPlan(deps, account.id) };
  });
}

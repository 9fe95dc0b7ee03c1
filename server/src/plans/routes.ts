import * as publication from "@app/contract/plan-publication";
import * as wire from "@app/contract/plans";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { ipKey } from "../platform/http/ip-key.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import { getPlanChanges } from "./changes/get-plan-changes.ts";
import type { Deps } from "./deps.ts";
import { getPlan } from "./get-plan.ts";
import { verifyVersion } from "./signing/verify-version.ts";

export function plansRoutes(app: App, deps: Deps): void {
  serve(app, wire.getPlan, { auth: requireSession(deps) }, async ({ account }) => {
    if (!(await deps.limits.planPerAccount.consume(account.id))) throw new Problem("rate-limited");
    return { plan: await getPlan(deps, account.id) };
  });

  serve(app, publication.getPlanChanges, { auth: requireSession(deps) }, async ({ account, params }) => {
    if (!(await deps.limits.planPerAccount.consume(account.id))) throw new Problem("rate-limited");
    return getPlanChanges(deps, { accountId: account.id, version: params.version });
  });

  serve(app, publication.verifyPlan, { auth: "public" }, async ({ params, ip }) => {
    if (!(await deps.limits.verificationsPerIp.consume(ipKey(ip)))) throw new Problem("rate-limited");
    return verifyVersion(deps, params.code);
  });
}

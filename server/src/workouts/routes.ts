import * as wire from "@app/contract/workouts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getWorkouts } from "./get-workouts.ts";

export function workoutsRoutes(app: App, deps: Deps): void {
  serve(app, wire.getWorkouts, { auth: requireSession(deps) }, async ({ account }) => {
    if (!(await deps.limits.workoutsPerAccount.consume(account.id))) throw new Problem("rate-limited");
    return getWorkouts(deps, account);
  });
}

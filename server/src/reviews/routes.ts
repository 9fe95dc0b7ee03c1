import * as wire from "@app/contract/reviews";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { done, serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { getReviews, readReply } from "./get-reviews.ts";

export function reviewsRoutes(app: App, deps: Deps): void {
  serve(app, wire.getReviews, { auth: requireSession(deps) }, async ({ account }) => {
    if (!(await deps.limits.reviewsPerAccount.consume(account.id))) throw new Problem("rate-limited");
    return getReviews(deps, account.id);
  });
  serve(app, wire.readReviewReply, { auth: requireSession(deps) }, async ({ account, params: { week } }) => {
    if (!(await deps.limits.reviewsPerAccount.consume(account.id))) throw new Problem("rate-limited");
    await readReply(deps, account.id, week);
    return done;
  });
}

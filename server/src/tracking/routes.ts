import { brand } from "@app/contract/brand";
import * as wire from "@app/contract/tracking";
import { createBatcher } from "../platform/database/batcher.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { clientContextOf } from "../platform/http/request-context.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { admitEvent } from "./rate-limits.ts";
import { trackVisits, type Visit } from "./track-visits.ts";

export function trackingRoutes(app: App, deps: Deps): void {
  const trackVisit = createBatcher((visits: Visit[]) => trackVisits(deps, visits));

  serve(app, wire.trackConversion, { auth: "public" }, async ({ params, body, ip, request }) => {
    if (params.slug !== brand.slug) throw new Problem("not-found");
    // Beyond the rate limit the response is the same, so that an attacker cannot detect it.
    if (await admitEvent(deps.limits, ip)) await trackVisit({ event: body, clientContext: clientContextOf(request) });
    return { kept: true } as const;
  });
}

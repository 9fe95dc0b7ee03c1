import { brand } from "@app/contract/brand";
import * as wire from "@app/contract/tracking";
import type { Deps } from "../deps.ts";
import { type App, serve } from "../platform/http.ts";
import { Problem } from "../platform/problem.ts";
import { traceOf } from "./trace.ts";
import { trackVisit } from "./track-visit.ts";

export const trackingRoutes = (deps: Deps) => (app: App) => {
  serve(app, wire.trackConversion, async ({ params, body, ip, request }) => {
    if (params.slug !== brand.slug) throw new Problem("not-found");
    await deps.limits.tracking(ip);
    await trackVisit(deps, { event: body, trace: traceOf(request) });
    return { kept: true } as const;
  });
};

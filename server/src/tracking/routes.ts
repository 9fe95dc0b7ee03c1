import { brand } from "@app/contract/brand";
import * as wire from "@app/contract/tracking";
import type { Deps } from "../deps.ts";
import { signedIn } from "../identity/signed-in.ts";
import { type App, serve } from "../platform/http.ts";
import { Problem } from "../platform/problem.ts";
import { listRelaysAbout } from "./store.ts";
import { traceOf } from "./trace.ts";
import { trackVisit } from "./track-visit.ts";

const MOST_LISTED = 200;

export const trackingRoutes = (deps: Deps) => (app: App) => {
  serve(app, wire.trackConversion, async ({ params, body, ip, request }) => {
    if (params.slug !== brand.slug) throw new Problem("not-found");
    await deps.limits.tracking(ip);
    await trackVisit(deps, { event: body, trace: traceOf(request) });
    return { kept: true } as const;
  });

  serve(app, wire.listDisclosures, async ({ request }) => {
    const { account } = await signedIn(deps, request);
    const relays = await listRelaysAbout(deps.db, account.id, MOST_LISTED);
    return relays.map(({ eventName, occurredAt, pageUrl, destination, status, settledAt }) => ({
      event: eventName,
      occurredAt: occurredAt.toISOString(),
      page: pageUrl,
      destination,
      status,
      settledAt: settledAt?.toISOString() ?? null,
    }));
  });
};

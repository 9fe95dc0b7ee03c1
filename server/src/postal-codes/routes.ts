import * as wire from "@app/contract/postal-codes";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";

export function postalCodesRoutes(
  app: App,
  { limits, postalCodes, log }: Pick<Deps, "limits" | "postalCodes" | "log">,
): void {
  serve(app, wire.findPostalAddress, { auth: "public", throttle: limits.lookupThrottle }, async ({ params }) => {
    const lookup = await postalCodes.find(params.cep);
    if (lookup === "unknown") return null;
    if ("address" in lookup) return lookup.address;
    log.warn({ reason: lookup.reason }, "postal code lookup failed");
    throw new Problem("postal-codes-unavailable");
  });
}

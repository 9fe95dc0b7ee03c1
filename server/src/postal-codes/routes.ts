import * as wire from "@app/contract/postal-codes";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";

export const postalCodeRoutes =
  ({ limits, postalCodes, log }: Pick<Deps, "limits" | "postalCodes" | "log">) =>
  (app: App) => {
    serve(app, wire.findPostalAddress, async ({ params: { cep }, ip }) => {
      await limits.lookupThrottle(ip);
      const lookup = await postalCodes.find(cep);
      if (lookup === "unknown") return null;
      if ("address" in lookup) return lookup.address;
      log.warn({ reason: lookup.reason }, "postal code lookup failed");
      throw new Problem("postal-codes-unavailable");
    });
  };

import * as wire from "@app/contract/addresses";
import type { Deps } from "../deps.ts";
import type { IdentityLimits } from "../identity/limits.ts";
import { type App, serve } from "../platform/http.ts";
import { Problem } from "../platform/problem.ts";

type Needs = Pick<Deps, "postalCodes" | "log"> & { limits: Pick<IdentityLimits, "looking"> };

export const addressRoutes =
  ({ limits, postalCodes, log }: Needs) =>
  (app: App) => {
    serve(app, wire.findPostalAddress, async ({ params: { cep }, ip }) => {
      await limits.looking(ip);
      const finding = await postalCodes.find(cep);
      if (finding === "unknown") return null;
      if ("address" in finding) return finding.address;
      log.warn({ reason: finding.reason }, "no postal code look-up");
      throw new Problem("postal-codes-unavailable");
    });
  };

import * as wire from "@app/contract/on-call";
import type { App } from "../platform/http/app.ts";
import { serve } from "../platform/http/serve.ts";
import { acknowledgeAlert } from "./acknowledge-alert.ts";
import type { Deps } from "./deps.ts";

export function onCallRoutes(app: App, deps: Deps): void {
  serve(app, wire.acknowledgeAlert, { auth: "public" }, async ({ body }) => {
    const { referenceNumber, acknowledgedAt } = await acknowledgeAlert(deps, body.token);
    return { referenceNumber, acknowledgedAt: acknowledgedAt.toISOString() };
  });
}

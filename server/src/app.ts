import { memberRoutes } from "./account/routes.ts";
import { addressRoutes } from "./addresses/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { checkoutWebhooks } from "./checkout/webhooks.ts";
import { cspReportRoutes } from "./csp-reports/routes.ts";
import type { Deps } from "./deps.ts";
import { examples } from "./docs/examples.ts";
import { docsRoutes } from "./docs/routes.ts";
import { accountRoutes } from "./identity/account-routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { healthRoutes } from "./platform/health.ts";
import { type App, buildApp } from "./platform/http.ts";
import { openMetrics } from "./platform/metrics.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { trackingRoutes } from "./tracking/routes.ts";

/** Every domain's routes on one HTTP app. */
export async function openApp(deps: Deps) {
  const app: App = await buildApp({ log: deps.log, examples });
  const metrics = openMetrics();
  metrics.measureRequests(app);
  const { drain } = healthRoutes(app, deps.db);
  identityRoutes(deps)(app);
  accountRoutes(deps)(app);
  trackingRoutes(deps)(app);
  privacyRoutes(deps)(app);
  blogRoutes(deps)(app);
  addressRoutes(deps)(app);
  memberRoutes(deps)(app);
  checkoutRoutes(deps)(app);
  checkoutWebhooks(deps)(app);
  cspReportRoutes(metrics.registry)(app);
  docsRoutes(app);
  return { app, metrics, drain };
}

import { accountRoutes } from "./account/routes.ts";
import { postalCodeRoutes } from "./addresses/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { checkoutWebhooks } from "./checkout/webhooks.ts";
import { cspReportRoutes } from "./csp-reports/routes.ts";
import type { Deps } from "./deps.ts";
import { examples } from "./docs/examples.ts";
import { docsRoutes } from "./docs/routes.ts";
import { accessRoutes } from "./identity/access-routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { healthRoutes } from "./platform/health.ts";
import { type App, createHttpApp } from "./platform/http.ts";
import { createMetrics } from "./platform/metrics.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { trackingRoutes } from "./tracking/routes.ts";

/** Every domain's routes on one HTTP app. */
export async function createApp(deps: Deps) {
  const app: App = await createHttpApp({ log: deps.log, examples });
  const metrics = createMetrics();
  metrics.measureRequests(app);
  const { drain } = healthRoutes(app, deps.db);
  identityRoutes(deps)(app);
  accessRoutes(deps)(app);
  trackingRoutes(deps)(app);
  privacyRoutes(deps)(app);
  blogRoutes(deps)(app);
  postalCodeRoutes(deps)(app);
  accountRoutes(deps)(app);
  checkoutRoutes(deps)(app);
  checkoutWebhooks(deps)(app);
  cspReportRoutes(metrics.registry)(app);
  docsRoutes(app);
  return { app, metrics, drain };
}

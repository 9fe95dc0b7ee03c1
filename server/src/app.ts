import { accountRoutes } from "./account/routes.ts";
import { examples } from "./api-docs/examples.ts";
import { docsRoutes } from "./api-docs/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { checkoutWebhooks } from "./checkout/webhooks.ts";
import { unsubscribeRoutes } from "./consents/unsubscribe-routes.ts";
import { cspReportRoutes } from "./csp-reports/routes.ts";
import type { Deps } from "./deps.ts";
import { accessRoutes } from "./identity/access-routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { type App, createHttpApp } from "./platform/http/app.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { createMetrics } from "./platform/observability/metrics.ts";
import { postalCodeRoutes } from "./postal-codes/routes.ts";
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
  unsubscribeRoutes(deps)(app);
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

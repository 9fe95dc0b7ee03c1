import { accountRoutes } from "./account/routes.ts";
import { examples } from "./api-docs/examples.ts";
import { apiDocsRoutes } from "./api-docs/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { bookingsRoutes } from "./bookings/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { checkoutWebhooks } from "./checkout/webhooks.ts";
import { consentsRoutes } from "./consents/routes.ts";
import { cspReportsRoutes } from "./csp-reports/routes.ts";
import type { Deps } from "./deps.ts";
import { accessRoutes } from "./identity/access-routes.ts";
import { identityRoutes } from "./identity/routes.ts";
import { intakeRoutes } from "./intake/routes.ts";
import { onCallRoutes } from "./on-call/routes.ts";
import { plansRoutes } from "./plans/routes.ts";
import { type App, createHttpApp } from "./platform/http/app.ts";
import { healthRoutes } from "./platform/http/health.ts";
import { createMetrics } from "./platform/observability/metrics.ts";
import { postalCodesRoutes } from "./postal-codes/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { syncRoutes } from "./sync/routes.ts";
import { trackingRoutes } from "./tracking/routes.ts";

/** Every domain's routes on one HTTP app. */
export async function createApp(deps: Deps) {
  const app: App = await createHttpApp({ log: deps.log, examples });
  const metrics = createMetrics();
  metrics.measureRequests(app);
  const { drain } = healthRoutes(app, deps.db);
  identityRoutes(app, deps);
  accessRoutes(app, deps);
  syncRoutes(app, deps, metrics);
  intakeRoutes(app, deps);
  plansRoutes(app, deps);
  trackingRoutes(app, deps);
  consentsRoutes(app, deps);
  onCallRoutes(app, deps);
  privacyRoutes(app, deps);
  blogRoutes(app, deps);
  postalCodesRoutes(app, deps);
  accountRoutes(app, deps);
  bookingsRoutes(app, deps);
  checkoutRoutes(app, deps);
  checkoutWebhooks(app, deps);
  cspReportsRoutes(app, metrics);
  apiDocsRoutes(app);
  return { app, metrics, drain };
}

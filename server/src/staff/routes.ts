import type { App } from "../platform/http/app.ts";
import type { StaffIdentityDeps } from "./deps.ts";
import { staffOwnRoutes } from "./identity/own-routes.ts";
import { staffPublicRoutes } from "./identity/public-routes.ts";

export function staffRoutes(app: App, deps: StaffIdentityDeps): void {
  staffPublicRoutes(app, deps);
  staffOwnRoutes(app, deps);
}

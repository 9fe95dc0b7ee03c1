import * as wire from "@app/contract/staff/identity";
import type { App } from "../platform/http/app.ts";
import { viewStaff } from "./accounts/view-staff.ts";
import type { StaffSessionDeps } from "./deps.ts";
import { serveStaff } from "./permissions/serve-staff.ts";

export function staffRoutes(app: App, deps: StaffSessionDeps): void {
  serveStaff(app, deps, wire.getStaffMe, async (session) => viewStaff(session, deps.now()));
}

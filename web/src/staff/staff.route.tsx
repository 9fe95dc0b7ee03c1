import { Outlet } from "react-router";
import { requireStaff } from "./require-staff.ts";

export const clientMiddleware = [requireStaff];

/** The layout of the team's pages: its own shell and guard, no service worker, nothing of the members' app. */
export default function StaffRoute() {
  return <Outlet />;
}

/** Nothing of a page is shown before the guard has let it through. */
export function HydrateFallback() {
  return null;
}

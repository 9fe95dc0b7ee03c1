import type {
  getStaffMe as getStaffMeWire,
  StaffMe,
  staffSignOut as staffSignOutWire,
} from "@app/contract/staff/identity";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { EndpointRef } from "../../api.ts";
import { callStaff } from "./call-staff.ts";
import { leaveFor } from "./leave.ts";
import { staffPaths } from "./staff-paths.ts";

// References without schemas, so that the pages do not load the validation library.
const getStaffMe: EndpointRef<typeof getStaffMeWire> = { method: "GET", path: "/v1/staff/me" };
const staffSignOut: EndpointRef<typeof staffSignOutWire> = { method: "DELETE", path: "/v1/staff/session" };

/** How soon an open page notices that its session was ended elsewhere, or its person dismissed. */
export const SESSION_CHECK_MS = 20_000;

export const staffMeQuery = queryOptions({ queryKey: ["staff", "me"], queryFn: () => callStaff(getStaffMe) });

/** Who is signed in. The guard has loaded it before any screen. */
export const useStaff = (): StaffMe => useSuspenseQuery(staffMeQuery).data;

/** What was not sent yet goes with the session: without its key it could not be read again here. */
export async function signOut(): Promise<void> {
  await callStaff(staffSignOut);
  const { deleteDeviceDrafts } = await import("./device-drafts.ts");
  // Blocked storage has nothing to delete.
  await deleteDeviceDrafts().catch(() => undefined);
  leaveFor(staffPaths.signIn);
}

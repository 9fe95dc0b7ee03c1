import { staffSignOut } from "@app/contract/staff/identity";
import { callStaff } from "./call-staff.ts";
import { deleteDeviceDrafts } from "./device-drafts.ts";
import { leaveFor } from "./leave.ts";
import { staffPaths } from "./staff-paths.ts";

/** What was not sent yet goes with the session: without its key it could not be read again here. */
export async function signOut(): Promise<void> {
  await callStaff(staffSignOut);
  // Blocked storage has nothing to delete.
  await deleteDeviceDrafts().catch(() => undefined);
  leaveFor(staffPaths.signIn);
}

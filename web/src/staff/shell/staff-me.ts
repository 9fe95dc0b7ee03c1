import { getStaffMe, type StaffMe } from "@app/contract/staff/identity";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { callStaff } from "./call-staff.ts";

/** How soon an open page notices that its session was ended elsewhere, or its person dismissed. */
export const SESSION_CHECK_MS = 20_000;

export const staffMeQuery = queryOptions({ queryKey: ["staff", "me"], queryFn: () => callStaff(getStaffMe) });

/** Who is signed in. The guard has loaded it before any screen. */
export const useStaff = (): StaffMe => useSuspenseQuery(staffMeQuery).data;

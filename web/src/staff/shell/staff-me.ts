import type { getStaffMe as getStaffMeWire, StaffMe } from "@app/contract/staff/identity";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { EndpointRef } from "../../api.ts";
import { callStaff } from "./call-staff.ts";

// A reference without schemas, so that the pages do not load the validation library.
const getStaffMe: EndpointRef<typeof getStaffMeWire> = { method: "GET", path: "/v1/staff/me" };

/** How soon an open page notices that its session was ended elsewhere, or its person dismissed. */
export const SESSION_CHECK_MS = 20_000;

export const staffMeQuery = queryOptions({ queryKey: ["staff", "me"], queryFn: () => callStaff(getStaffMe) });

/** Who is signed in. The guard has loaded it before any screen. */
export const useStaff = (): StaffMe => useSuspenseQuery(staffMeQuery).data;

import { getStaffAccess, type StaffAccess } from "@app/contract/staff/identity";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { staffQueryClient } from "../../shell/query-client.ts";

export const accessQuery = queryOptions({ queryKey: ["staff", "access"], queryFn: () => callStaff(getStaffAccess) });

/** What a write answered is the newest there is. */
export const keepAccess = (access: StaffAccess): void => {
  staffQueryClient.setQueryData(accessQuery.queryKey, access);
};

import { getStaffAudit, type StaffAudit } from "@app/contract/staff/team";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";

export type AuditFilter = "all" | "break-glass";

/** A page at a time, from the newest on. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ["staff", "audit", filter],
    queryFn: ({ pageParam }): Promise<StaffAudit> =>
      callStaff(getStaffAudit, {
        query: { ...(pageParam && { before: pageParam }), ...(filter === "break-glass" && { only: filter }) },
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

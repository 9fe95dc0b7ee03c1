import { getTeam } from "@app/contract/staff/team";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";

export const teamQuery = queryOptions({ queryKey: ["staff", "team"], queryFn: () => callStaff(getTeam) });

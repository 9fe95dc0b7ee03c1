import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { getTeam } from "../endpoints.ts";

export const teamQuery = queryOptions({ queryKey: ["staff", "team"], queryFn: () => callStaff(getTeam) });

import type {
  dismissStaff as dismissStaffWire,
  getStaffAudit as getStaffAuditWire,
  getTeam as getTeamWire,
} from "@app/contract/staff/team";
import type { EndpointRef } from "../../api.ts";

// References without schemas, so that the pages do not load the validation library.
export const getTeam: EndpointRef<typeof getTeamWire> = { method: "GET", path: "/v1/staff/team" };
export const dismissStaff: EndpointRef<typeof dismissStaffWire> = {
  method: "POST",
  path: "/v1/staff/team/:staffId/dismissal",
};
export const getStaffAudit: EndpointRef<typeof getStaffAuditWire> = { method: "GET", path: "/v1/staff/audit" };

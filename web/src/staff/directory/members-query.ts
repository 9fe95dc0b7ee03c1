import type { listMembers as listMembersWire } from "@app/contract/staff/members";
import { queryOptions } from "@tanstack/react-query";
import type { EndpointRef, Returned } from "../../api.ts";
import { callStaff } from "../shell/call-staff.ts";

const listMembers: EndpointRef<typeof listMembersWire> = { method: "GET", path: "/v1/staff/members" };

export type ListedMember = Returned<typeof listMembersWire>["members"][number];

/** The professional's own members, or those of them whose name has the text. */
export const membersQuery = (name: string) =>
  queryOptions({
    queryKey: ["staff", "members", name],
    queryFn: async (): Promise<ListedMember[]> =>
      (await callStaff(listMembers, name === "" ? {} : { query: { name } })).members,
  });

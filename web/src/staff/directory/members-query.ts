import { listMembers } from "@app/contract/staff/members";
import { queryOptions } from "@tanstack/react-query";
import type { Returned } from "../../api.ts";
import { callStaff } from "../shell/call-staff.ts";

export type ListedMember = Returned<typeof listMembers>["members"][number];

/** The professional's own members, or those of them whose name has the text. */
export const membersQuery = (name: string) =>
  queryOptions({
    queryKey: ["staff", "members", name],
    queryFn: async (): Promise<ListedMember[]> =>
      (await callStaff(listMembers, name === "" ? {} : { query: { name } })).members,
  });

import type { Message } from "@app/contract/conversations";
import type { StaffMe } from "@app/contract/staff/identity";

/** Whether somebody else of the team wrote it. */
export const isOfColleague = ({ from, by }: Message, me: Pick<StaffMe, "name">): boolean =>
  from === "team" && by !== null && by.name !== me.name;

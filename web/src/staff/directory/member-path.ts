import { staffPaths } from "../shell/staff-paths.ts";

/** A member's file. */
export const memberPath = (memberId: string): string => `${staffPaths.members}/${memberId}`;

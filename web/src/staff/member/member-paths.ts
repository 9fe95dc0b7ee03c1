import { staffPaths } from "../shell/staff-paths.ts";

export const memberPath = (memberId: string): string => `${staffPaths.members}/${memberId}`;
export const decisionPath = (memberId: string): string => `${memberPath(memberId)}/decidir`;

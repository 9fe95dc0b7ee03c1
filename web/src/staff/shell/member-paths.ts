import { staffPaths } from "./staff-paths.ts";

/** A member's file. */
export const memberPath = (memberId: string): string => `${staffPaths.members}/${memberId}`;

/** Where a professional decides after reading the answers. */
export const decisionPath = (memberId: string): string => `${memberPath(memberId)}/decidir`;

/** The editor of a member's plan. */
export const planPath = (memberId: string): string => `${memberPath(memberId)}/plano`;

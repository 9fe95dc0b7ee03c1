import { staffPaths } from "./staff-paths.ts";

/** A member's file. */
export const memberPath = (memberId: string): string => `${staffPaths.members}/${memberId}`;

/** Where a professional decides after reading the answers. */
export const decisionPath = (memberId: string): string => `${memberPath(memberId)}/decidir`;

/** The editor of a member's plan. */
export const planPath = (memberId: string): string => `${memberPath(memberId)}/plano`;

/** A member's thread with the team. */
export const conversationPath = (memberId: string): string => `${memberPath(memberId)}/conversa`;

/** A member's weekly review, by the Monday of its week; without one, the review that waits for a reply. */
export const reviewPath = (memberId: string, week?: string): string =>
  [memberPath(memberId), "revisao", ...(week ? [week] : [])].join("/");

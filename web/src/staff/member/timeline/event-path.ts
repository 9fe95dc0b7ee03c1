import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { conversationPath, reviewPath } from "../../shell/member-paths.ts";

const REVIEW = /^review (\d{4}-\d{2}-\d{2})$/;

/** Where an event is read in full: a review beside its week, a message in its thread. */
export function eventPath(memberId: string, { _id, kind }: Pick<TimelineEvent, "_id" | "kind">): string | null {
  if (kind === "message") return conversationPath(memberId);
  const week = REVIEW.exec(_id)?.[1];
  return kind === "review" && week ? reviewPath(memberId, week) : null;
}

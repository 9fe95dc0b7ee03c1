import { brand } from "@app/contract/brand";
import { promiseStatus } from "@app/engine/promises/promise";
import { promiseRules } from "@app/engine/promises/promise-kinds";

const hours = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };

/** ISO: until when a person replies to a review that arrives then, where no pause stops the clock. */
export function replyDue(arrivedAt: Date): string {
  const story = { kind: "weekly-review-answered", startsAt: arrivedAt, pauses: [] } as const;
  return promiseStatus(story, hours, arrivedAt).dueAt.toISOString();
}

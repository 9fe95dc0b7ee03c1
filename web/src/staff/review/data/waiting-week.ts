import type { TimelineEvent } from "@app/contract/staff/member-timeline";

/** As the timeline names a review and its reply. */
const EVENT = /^(review|reply) (\d{4}-\d{2}-\d{2})$/;

/** The oldest week whose review has no reply; with none, the newest review; null without any. */
export function waitingWeek(events: readonly Pick<TimelineEvent, "_id">[]): string | null {
  const weeks = { review: new Set<string>(), reply: new Set<string>() };
  for (const { _id } of events) {
    const [, kind, week] = EVENT.exec(_id) ?? [];
    if (week && (kind === "review" || kind === "reply")) weeks[kind].add(week);
  }
  const reviews = [...weeks.review].sort();
  return reviews.find((week) => !weeks.reply.has(week)) ?? reviews.at(-1) ?? null;
}

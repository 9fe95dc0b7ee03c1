import type { QueueItem, QueueKind } from "@app/contract/staff/queue";
import { claimOf, isPostponed } from "./split-at-now.ts";

/** In the order of their keys, 1 to 5. */
export const QUEUE_FILTERS = ["all", "plans", "conversations", "reviews", "silence"] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];

/** The call of the first days belongs to the plan it comes before. An alert is never filtered away. */
const KINDS: Readonly<Record<Exclude<QueueFilter, "all">, readonly QueueKind[]>> = {
  plans: ["alert", "plan", "call"],
  conversations: ["alert", "conversation"],
  reviews: ["alert", "review"],
  silence: ["alert", "silence"],
};

export type QueueChoice = { filter: QueueFilter; onlyMine: boolean };

export const matchesChoice = (item: QueueItem, { filter, onlyMine }: QueueChoice, now: number): boolean =>
  (filter === "all" || KINDS[filter].includes(item.kind)) && (!onlyMine || claimOf(item, now)?.isMine === true);

/** What was put off is shown, but not counted. */
export const countByFilter = (items: readonly QueueItem[], onlyMine: boolean, now: number) =>
  QUEUE_FILTERS.map((filter) => ({
    filter,
    count: items.filter((item) => !isPostponed(item, now) && matchesChoice(item, { filter, onlyMine }, now)).length,
  }));

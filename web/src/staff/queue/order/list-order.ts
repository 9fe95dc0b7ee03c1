import type { QueueItem } from "@app/contract/staff/queue";
import { splitAtNow } from "./split-at-now.ts";

/** Places of the list that are no rows. They are part of the order, so that a held list does not move them either. */
export const NOW_LINE = "now";
export const POSTPONED_LINE = "postponed";

export const isLine = (id: string): boolean => id === NOW_LINE || id === POSTPONED_LINE;

const idsOf = (items: readonly QueueItem[]): string[] => items.map(({ memberId }) => memberId);

/** The whole list from top to bottom, rows by the id of their member. */
export function listOrder(items: readonly QueueItem[], now: number): string[] {
  const { above, below, postponed } = splitAtNow(items, now);
  return [
    ...idsOf(above),
    NOW_LINE,
    ...idsOf(below),
    ...(postponed.length > 0 ? [POSTPONED_LINE, ...idsOf(postponed)] : []),
  ];
}

import type { QueueItem } from "@app/contract/staff/queue";
import { useState } from "react";

/** The items by member. One that left the queue stays known, because a held list still shows its row. */
export function useKnownItems(items: readonly QueueItem[]): ReadonlyMap<string, QueueItem> {
  const [state, setState] = useState(() => ({ items, known: byMember(items) }));
  if (state.items === items) return state.known;
  const next = { items, known: new Map([...state.known, ...byMember(items)]) };
  setState(next);
  return next.known;
}

const byMember = (items: readonly QueueItem[]): Map<string, QueueItem> =>
  new Map(items.map((item) => [item.memberId, item]));

import type { QueueItem } from "@app/contract/staff/queue";
import { useMemo, useState } from "react";
import { isLine, listOrder } from "./list-order.ts";
import { matchesChoice, type QueueChoice } from "./queue-filters.ts";
import { useHeldOrder } from "./use-held-order.ts";

/** The items by member. One that left the queue stays known, because a held list still shows its row. */
function useKnownItems(items: readonly QueueItem[]): ReadonlyMap<string, QueueItem> {
  const [state, setState] = useState(() => ({ items, known: byMember(items) }));
  if (state.items === items) return state.known;
  const next = { items, known: new Map([...state.known, ...byMember(items)]) };
  setState(next);
  return next.known;
}

const byMember = (items: readonly QueueItem[]): Map<string, QueueItem> =>
  new Map(items.map((item) => [item.memberId, item]));

/** What the list shows, in which order, and which row is selected. */
export function useQueueList(items: readonly QueueItem[], now: number) {
  const [choice, setChoice] = useState<QueueChoice>({ filter: "all", onlyMine: false });
  const [selected, setSelected] = useState<{ id: string; index: number }>();
  const latest = useMemo(() => listOrder(items, now), [items, now]);
  const held = useHeldOrder(latest);
  const known = useKnownItems(items);

  const isShown = (id: string): boolean => {
    const item = known.get(id);
    return isLine(id) || (item !== undefined && matchesChoice(item, choice, now));
  };
  const ids = held.ids.filter(isShown);
  const rows = ids.filter((id) => !isLine(id));
  const latestRows = latest.filter((id) => !isLine(id) && isShown(id));
  const current = new Set(latest);

  // When the selected row has left, the next one takes its place.
  const selectedId =
    selected && rows.includes(selected.id) ? selected.id : rows[Math.min(selected?.index ?? 0, rows.length - 1)];

  const select = (id: string): void => setSelected({ id, index: rows.indexOf(id) });

  /** The next row in the newest order, which the list takes by this. */
  const step = (by: 1 | -1): string | undefined => {
    held.settle();
    const at = latestRows.indexOf(selectedId ?? "");
    // From a row that has left the queue, its neighbour at the same height is the next.
    const from = at >= 0 ? at : (selected?.index ?? 0) - (by > 0 ? 1 : 0);
    const index = Math.max(0, Math.min(from + by, latestRows.length - 1));
    const id = latestRows[index];
    if (id !== undefined) setSelected({ id, index });
    return id;
  };

  return {
    choice,
    choose: setChoice,
    ids,
    rows,
    known,
    isGone: (id: string): boolean => !current.has(id),
    selectedId,
    select,
    step,
    held,
  };
}

export type QueueList = ReturnType<typeof useQueueList>;

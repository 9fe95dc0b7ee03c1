import type { QueueItem } from "@app/contract/staff/queue";
import type { RefObject } from "react";
import { flushSync } from "react-dom";
import { type Shortcuts, useShortcuts } from "../../shell/use-shortcuts.ts";
import { QUEUE_FILTERS } from "../order/queue-filters.ts";
import type { QueueList } from "../order/use-queue-list.ts";

type QueueKeysInput = {
  list: QueueList;
  container: RefObject<HTMLElement | null>;
  selected: QueueItem | undefined;
  /** Where its work is done. */
  onOpen: (item: QueueItem) => void;
  onFile: (item: QueueItem) => void;
  onReply: (item: QueueItem) => void;
  onPlan: (item: QueueItem) => void;
  onClaim: (item: QueueItem) => void;
  onRelease: (item: QueueItem) => void;
  onPostpone: (item: QueueItem) => void;
  onUndo: () => void;
  onKeys: () => void;
};

/** The keys of the queue. J and K move the focus over the rows; the rest acts on the selected one. */
export function useQueueKeys({ list, container, selected, ...on }: QueueKeysInput): void {
  const withSelected = (act: (item: QueueItem) => void) => () => (selected ? act(selected) : undefined);
  const move = (by: 1 | -1) => () => {
    // Rendered first, so that the row of a new order can be focused.
    const id = flushSync(() => list.step(by));
    container.current?.querySelector<HTMLElement>(`[data-member="${id}"]`)?.focus();
  };
  const filters = Object.fromEntries(
    QUEUE_FILTERS.map((filter, index) => [String(index + 1), () => list.choose({ ...list.choice, filter })]),
  );
  const shortcuts: Shortcuts = {
    ...filters,
    j: move(1),
    ArrowDown: move(1),
    k: move(-1),
    ArrowUp: move(-1),
    Enter: withSelected(on.onOpen),
    o: withSelected(on.onFile),
    r: withSelected(on.onReply),
    p: withSelected(on.onPlan),
    a: withSelected(on.onClaim),
    l: withSelected(on.onRelease),
    d: withSelected(on.onPostpone),
    z: on.onUndo,
    m: () => list.choose({ ...list.choice, onlyMine: !list.choice.onlyMine }),
    "?": on.onKeys,
  };
  useShortcuts(shortcuts);
}

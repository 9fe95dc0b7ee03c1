import { type RefObject, useLayoutEffect, useRef } from "react";

/** When the list takes a new order, it scrolls with the selected row: the row stays where the eye is. */
export function useSteadyRow(list: RefObject<HTMLElement | null>, selectedId: string | undefined, order: string): void {
  const before = useRef<{ order: string; id: string | undefined; offset: number }>(undefined);
  useLayoutEffect(() => {
    const row = list.current?.querySelector(`[data-member="${selectedId}"]`);
    if (!row) return;
    const { top, bottom } = row.getBoundingClientRect();
    const offset = top + scrollY;
    const last = before.current;
    const isReordered = last?.id === selectedId && last?.order !== order;
    const wasVisible =
      last !== undefined && last.offset >= scrollY && last.offset + bottom - top <= scrollY + innerHeight;
    if (isReordered && wasVisible) scrollBy({ top: offset - last.offset, behavior: "instant" });
    before.current = { order, id: selectedId, offset };
  });
}

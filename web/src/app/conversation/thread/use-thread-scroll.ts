import type { Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { isCardRow, type ThreadRow } from "../model/thread-rows.ts";

type ThreadVirtualizer = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * Opens the thread at the first new message, or at the end; of a card that is higher than the window its top is what
 * counts. True from the next frame on, when the rows stand.
 */
export function useOpening(virtualizer: ThreadVirtualizer, rows: readonly ThreadRow[]): boolean {
  const [isOpened, setIsOpened] = useState(false);
  const [first] = useState(() => {
    const firstNew = rows.findIndex(({ isFirstNew }) => isFirstNew);
    return firstNew < 0 && isCardRow(rows.at(-1)) ? rows.length - 1 : firstNew;
  });
  useLayoutEffect(() => {
    if (first > 0) virtualizer.scrollToIndex(first, { align: "start" });
    else virtualizer.scrollToEnd();
    const frame = requestAnimationFrame(() => setIsOpened(true));
    return () => cancelAnimationFrame(frame);
  }, [virtualizer, first]);
  return isOpened;
}

/** What the member has just sent comes into sight, wherever the thread stood; and the top of a card, at once. */
export function useOwnSent(virtualizer: ThreadVirtualizer, rows: readonly ThreadRow[]): void {
  const last = rows.at(-1);
  const before = useRef(last?.key);
  useEffect(() => {
    if (last?.key === before.current) return;
    before.current = last?.key;
    if (isCardRow(last)) virtualizer.scrollToIndex(rows.length - 1, { align: "start" });
    else if (last?.from === "device") virtualizer.scrollToEnd();
  }, [virtualizer, last, rows.length]);
}

/** Whether the newest message is in sight. A field that grows below takes room from the log: the end stays in sight. */
export function useEnd(virtualizer: ThreadVirtualizer, scroller: RefObject<HTMLDivElement | null>): boolean {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const wasAtEnd = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let { clientHeight } = element;
    const look = () => {
      // A window that shrinks is not somebody who reads above: whoever was at the end stays there.
      if (element.clientHeight !== clientHeight) return;
      wasAtEnd.current = virtualizer.isAtEnd();
      setIsAtEnd(wasAtEnd.current);
    };
    const resized = new ResizeObserver(() => {
      clientHeight = element.clientHeight;
      if (wasAtEnd.current) virtualizer.scrollToEnd();
    });
    element.addEventListener("scroll", look, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [virtualizer, scroller]);
  return isAtEnd;
}

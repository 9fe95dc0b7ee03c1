import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near to the end, what is added is followed. */
const NEAR_END = 96;

type LogScroll = {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  toEnd: () => void;
};

type Watched = {
  /** The first message: another one means that older ones came above, and what is read keeps its place. */
  first: string | undefined;
  /** The newest question: it comes into sight wherever the log stood. */
  asked: string | undefined;
  /** The newest answer is a card of safety: its top counts, with the numbers to call, and not the end. */
  card: string | null;
};

/** Opens at the end, follows an answer that grows while its end is in sight, and leaves who reads above in peace. */
export function useLogScroll({ first, asked, card }: Watched): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const hasCard = useRef(false);
  const heightBefore = useRef(0);
  const firstBefore = useRef(first);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: "instant" });

  useLayoutEffect(() => {
    wasAtEnd.current = true;
    toEnd();
  }, [asked]);

  useLayoutEffect(() => {
    hasCard.current = card !== null;
    const shown = [...(content.current?.querySelectorAll('[data-kept-number="safety"]') ?? [])].at(-1);
    if (card !== null) shown?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [card]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const hasOlder = firstBefore.current !== first && !wasAtEnd.current;
    if (hasOlder) element.scrollTop += element.scrollHeight - heightBefore.current;
    firstBefore.current = first;
    heightBefore.current = element.scrollHeight;
  });

  useEffect(() => {
    const [element, inner] = [scroller.current, content.current];
    if (!element || !inner) return undefined;
    let { clientHeight } = element;
    const look = () => {
      // A window that shrinks is not somebody who reads above: whoever was at the end stays there.
      if (element.clientHeight !== clientHeight) return;
      wasAtEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR_END;
      setIsAtEnd(wasAtEnd.current);
    };
    const resized = new ResizeObserver(() => {
      clientHeight = element.clientHeight;
      if (wasAtEnd.current && !hasCard.current) toEnd();
      heightBefore.current = element.scrollHeight;
    });
    element.addEventListener("scroll", look, { passive: true });
    resized.observe(element);
    resized.observe(inner);
    return () => {
      element.removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, []);
  return { scroller, content, isAtEnd, toEnd };
}

import type { StaffThread } from "@app/contract/staff/conversations";
import { type RefObject, useEffect, useRef, useState } from "react";
import { conversationCopy as copy } from "../../../content/staff/conversation.ts";

/** How far from the newest message still counts as reading it. */
const NEAR_PX = 48;

const isAtNewest = (list: HTMLElement | null): boolean => !list || Math.abs(list.scrollTop) < NEAR_PX;

/** What arrives while the thread is open: said to readers of the screen, and offered to those who scrolled up. */
export function useArrivals({ messages, name }: StaffThread, list: RefObject<HTMLElement | null>) {
  const newest = messages.at(-1);
  const known = useRef(newest?.seq ?? 0);
  const [said, setSaid] = useState("");
  const [hasNewBelow, setHasNewBelow] = useState(false);
  useEffect(() => {
    if (!newest || newest.seq <= known.current) return;
    known.current = newest.seq;
    const who = newest.from === "member" ? name : newest.by?.name;
    setSaid(who ? copy.messages.arrived(copy.first(who)) : newest.text);
    setHasNewBelow(!isAtNewest(list.current));
  }, [newest, name, list]);
  const onScroll = () => {
    if (hasNewBelow && isAtNewest(list.current)) setHasNewBelow(false);
  };
  return { said, hasNewBelow, onScroll };
}

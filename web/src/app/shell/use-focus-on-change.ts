import { type RefObject, useEffect, useRef } from "react";

/**
 * The heading of the next step takes the focus, whose button is gone. `isNext`: the screen itself is a next step; on
 * opening the app's shell moves the focus.
 */
export function useFocusOnChange(key: string, isNext: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(isNext ? null : key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}

import { type RefObject, useEffect, useRef } from "react";

/** The heading of the next step takes the focus, whose button is gone. Not on opening: the app's shell does it then. */
export function useFocusOnChange(key: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  return heading;
}

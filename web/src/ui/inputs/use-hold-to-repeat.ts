import { type MouseEvent, type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";

const FIRST_REPEAT_MS = 400;
const REPEAT_MS = 80;

/**
 * Handlers of a button that acts once on a click and repeatedly while it is held. The click acts, not the pointer going
 * down: a finger that scrolls the page from the button changes nothing.
 */
export function useHoldToRepeat(action: () => void) {
  const latest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  // Before the next repeat: an effect after painting comes later on a busy phone, and a step would count twice as one.
  useLayoutEffect(() => {
    latest.current = action;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);

  const repeat = () => {
    hasRepeated.current = true;
    latest.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onPointerDown({ button }: PointerEvent) {
      hasRepeated.current = false;
      if (button === 0) timer.current = setTimeout(repeat, FIRST_REPEAT_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long touch would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      if (!hasRepeated.current) latest.current();
      hasRepeated.current = false;
    },
  };
}

import { useSyncExternalStore } from "react";

/** As in queue-board.module.css: from here on the selected row has a column of its own. */
const WIDE = "(min-width: 75.01rem)";

const subscribe = (listener: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );

type PageEvents = {
  /** The page is seen again. */
  onVisible: () => void;
  onOnline: () => void;
  /** What waits is sent by a request that outlives the page. */
  onLeave: () => void;
  /** Whether closing the page would lose something. */
  wouldLose: () => boolean;
};

/** What happens to the page and matters to what it has not sent. */
export function followPage({ onVisible, onOnline, onLeave, wouldLose }: PageEvents) {
  let isLeaving = false;
  const stopped = new AbortController();
  const { signal } = stopped;
  addEventListener("online", () => onOnline(), { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && onVisible(), {
    signal,
  });
  addEventListener("beforeunload", (event) => wouldLose() && event.preventDefault(), { signal });
  const setLeaving = (next: boolean) => () => {
    isLeaving = next;
    if (next) onLeave();
  };
  addEventListener("pagehide", setLeaving(true), { signal });
  addEventListener("pageshow", setLeaving(false), { signal });
  return { isLeaving: () => isLeaving, stop: () => stopped.abort() };
}

const FIRST_DELAY_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;

type FlushLoopDeps = {
  flush: () => Promise<void>;
  /** Whether to try again by itself: not after the session ended. */
  isWorthRetrying: (error: unknown) => boolean;
  onState: (state: FlushState) => void;
};

export type FlushState = { state: "idle" | "running" } | { state: "failed"; error: unknown };

/**
 * One flush at a time. Asked for during a flush, it runs once more afterwards, since the entry may have come too late
 * for the running one. A failure is tried again with back-off, or at once when something asks for it. Only its own retries
 * make the waits longer, not what a member saves without a network.
 */
export function createFlushLoop({ flush, isWorthRetrying, onState }: FlushLoopDeps) {
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isReconnected = false;
  let isStopped = false;
  /** Retries in vain. */
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      isReconnected = false;
      onState({ state: "running" });
      try {
        await flush();
        failures = 0;
        if (!isAskedAgain) onState({ state: "idle" });
      } catch (error) {
        // It may have failed just before the network was back.
        isAskedAgain = isReconnected;
        onState({ state: "failed", error });
        if (!isStopped && !isAskedAgain && isWorthRetrying(error)) timer = setTimeout(retry, retryDelay(failures));
      }
    } while (isAskedAgain && !isStopped);
  }

  function retry(): void {
    failures += 1;
    void ask();
  }

  /** Resolves when nothing is running any more, whatever came out of it. */
  function ask(): Promise<void> {
    if (isStopped) return Promise.resolve();
    clearTimeout(timer);
    if (running) isAskedAgain = true;
    else running = run().finally(() => (running = null));
    return running;
  }

  return {
    ask,
    reconnect(): Promise<void> {
      failures = 0;
      isReconnected = true;
      return ask();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** Doubles up to five minutes; the random half keeps many devices apart after an outage. */
export const retryDelay = (failures: number, random = Math.random()): number =>
  Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS) * (0.5 + random / 2);

import { SECOND_MS } from "../../platform/time.ts";

/** As long as the API gives every open request (platform/http/listen.ts). */
const MAX_DRAIN_MS = 10 * SECOND_MS;

export type RunningAnswers = {
  /** Aborted when the process no longer waits: an answer ends with what was said. */
  signal: AbortSignal;
  track: (answer: Promise<void>) => Promise<void>;
  drain: () => Promise<void>;
};

/** The answers that this process writes, also those whose reader is gone: a process that stops finishes them first. */
export function createRunningAnswers(maxDrainMs = MAX_DRAIN_MS): RunningAnswers {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    signal: stopping.signal,
    track(answer) {
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    },
    async drain() {
      const timer = setTimeout(() => stopping.abort(), maxDrainMs);
      await Promise.allSettled(running);
      clearTimeout(timer);
    },
  };
}

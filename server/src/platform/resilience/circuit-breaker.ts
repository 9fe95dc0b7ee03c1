type State = { name: "closed"; failures: number } | { name: "open" | "half-open"; until: number };

export interface CircuitBreaker {
  /** Undefined while the circuit is open: the call was not made. A call that throws is a failure as well. */
  run<T extends object | string>(call: () => Promise<T>, isFailure: (answer: T) => boolean): Promise<T | undefined>;
}

/**
 * Closed, it lets every call through. After `maxFailures` in a row it opens and lets none through for the cooldown.
 * Then it is half-open: one call probes, and closes it or opens it again.
 */
export function createCircuitBreaker({
  maxFailures,
  cooldownMs,
  now = () => performance.now(),
}: {
  maxFailures: number;
  cooldownMs: number;
  now?: () => number;
}): CircuitBreaker {
  let state: State = { name: "closed", failures: 0 };
  const openFor = (name: "open" | "half-open"): State => ({ name, until: now() + cooldownMs });

  /** A probe that is still unanswered after another cooldown is followed by the next, so it cannot block the circuit. */
  function admit(): State | undefined {
    if (state.name === "closed") return state;
    if (now() < state.until) return undefined;
    return (state = openFor("half-open"));
  }

  /** The result of a call from before the circuit opened is ignored; a probe that succeeds late still closes it. */
  function settle(admitted: State, hasFailed: boolean): void {
    if (admitted.name === "closed") {
      admitted.failures = hasFailed ? admitted.failures + 1 : 0;
      if (admitted === state && admitted.failures >= maxFailures) state = openFor("open");
    } else if (hasFailed) {
      if (admitted === state) state = openFor("open");
    } else if (state.name !== "closed") state = { name: "closed", failures: 0 };
  }

  return {
    async run(call, isFailure) {
      const admitted = admit();
      if (!admitted) return undefined;
      let hasFailed = true;
      try {
        const answer = await call();
        hasFailed = isFailure(answer);
        return answer;
      } finally {
        settle(admitted, hasFailed);
      }
    },
  };
}

/** After several failures in a row nobody is asked for a while; then one may try. */
export interface Breaker {
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

export function openBreaker({
  failures,
  restMs,
  now = () => performance.now(),
}: {
  failures: number;
  restMs: number;
  now?: () => number;
}): Breaker {
  let inARow = 0;
  let closedUntil = 0;
  return {
    isOpen: () => now() < closedUntil,
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) closedUntil = now() + restMs;
    },
  };
}

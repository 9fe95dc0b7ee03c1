let count: () => number | Promise<number> = () => 0;

/** The outbox says how many entries are only on this device. */
export function setUnsentCount(counter: () => number | Promise<number>): void {
  count = counter;
}

/** How many entries signing out would lose. */
export const unsentCount = async (): Promise<number> => count();

// Part of every screen of the app, so it stays small; member-sync.ts, which knows the figures, loads later.

export type Unsent = {
  /** Mutations that the server has not acknowledged. */
  count: number;
  /** They survive a closed page. */
  durable: boolean;
  /** The last write did not reach this device's own store. */
  hasFailed: boolean;
};

const none: Unsent = { count: 0, durable: false, hasFailed: false };
let current = none;
const listeners = new Set<() => void>();

export function setUnsent(next: Unsent): void {
  const { count, durable, hasFailed } = current;
  if (next.count === count && next.durable === durable && next.hasFailed === hasFailed) return;
  current = next;
  for (const listener of listeners) listener();
}

export const getUnsent = (): Unsent => current;
/** For the prerendered page. */
export const noUnsent = (): Unsent => none;

export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

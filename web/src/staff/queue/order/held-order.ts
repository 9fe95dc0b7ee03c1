/** Without a move of the pointer or a key for this long, the list may take its new order. */
export const PAUSE_MS = 3_000;

/**
 * The order on the screen while the list may not move: every row keeps its place, what left the queue too, and what is
 * new stands at the end.
 */
export function holdOrder(shown: readonly string[], latest: readonly string[]): string[] {
  const known = new Set(shown);
  return [...shown, ...latest.filter((id) => !known.has(id))];
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

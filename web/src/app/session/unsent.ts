/** Only on this device: what waits to be sent, and what the server refused, which waits for its member. */
export type UnsentCount = { waiting: number; refused: number };
let count: () => UnsentCount | Promise<UnsentCount> = () => ({ waiting: 0, refused: 0 });

/** The outbox says it. */
export function setUnsentCount(counter: typeof count): void {
  count = counter;
}

export const countUnsent = async (): Promise<UnsentCount> => count();

const unfinished = new Set<() => boolean>();
/** What is in the memory of this tab alone, and no entry. */
export const addUnfinished = (isUnfinished: () => boolean) => void unfinished.add(isUnfinished);
export const hasUnfinished = (): boolean => [...unfinished].some((isUnfinished) => isUnfinished());

/** How many entries signing out would lose. */
export async function unsentCount(): Promise<number> {
  const { waiting, refused } = await countUnsent();
  return waiting + refused;
}

/** Only on this device: what waits to be sent, and what the server refused, which waits for its member. */
export type UnsentCount = { waiting: number; refused: number };
let count: () => UnsentCount | Promise<UnsentCount> = () => ({ waiting: 0, refused: 0 });

/** The outbox says it. */
export function setUnsentCount(counter: typeof count): void {
  count = counter;
}

export const countUnsent = async (): Promise<UnsentCount> => count();

/** How many entries signing out would lose. */
export async function unsentCount(): Promise<number> {
  const { waiting, refused } = await countUnsent();
  return waiting + refused;
}

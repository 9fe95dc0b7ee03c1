/** Real time that can be advanced. Nothing else in this folder reads a clock. */
export function createClock(source: () => Date) {
  let offset = 0;
  return {
    now: (): Date => new Date(source().getTime() + offset),
    /** The real time, without advances. */
    realNow: source,
    moveTo(moment: number): void {
      offset = Math.max(offset, moment - source().getTime());
    },
    reset(): void {
      offset = 0;
    },
  };
}
export type Clock = ReturnType<typeof createClock>;

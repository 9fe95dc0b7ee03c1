/** Time that flows as usual and can be pushed forward. Nothing else in here reads a clock. */
export function createClock(flow: () => Date) {
  let ahead = 0;
  return {
    now: (): Date => new Date(flow().getTime() + ahead),
    /** What it would be if nobody had pushed. */
    unpushed: flow,
    moveTo(moment: number): void {
      ahead = Math.max(ahead, moment - flow().getTime());
    },
    reset(): void {
      ahead = 0;
    },
  };
}
export type Clock = ReturnType<typeof createClock>;

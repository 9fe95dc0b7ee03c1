/** 0 without a timestamp, so that an empty queue has no age. */
export const ageInSeconds = (since: Date | null | undefined, now: Date): number =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;

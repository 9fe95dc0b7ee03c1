/** In seconds; 0 when there is nothing that could be old. */
export const ageInSeconds = (since: Date | null | undefined, now: Date): number =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;

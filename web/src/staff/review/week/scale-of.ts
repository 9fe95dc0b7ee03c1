type Eaten = { kcal: number | null };

/** Above the target there is room for a day that went over it. */
const ROOM = 1.25;

/** How high each day and the target stand, 0 to 1. */
export function scaleOf(days: readonly Eaten[], targetKcal: number | null) {
  const highest = Math.max(1, (targetKcal ?? 0) * ROOM, ...days.map(({ kcal }) => kcal ?? 0));
  return { target: (targetKcal ?? 0) / highest, shareOf: (kcal: number | null): number => (kcal ?? 0) / highest };
}

/** "1.800". */
export const formatWhole = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ".");

/** "1,2", "1,55". */
export const formatFactor = (value: number): string => String(Math.round(value * 100) / 100).replace(".", ",");

export const formatKcal = (kcal: number): string => `${formatWhole(kcal)}\u00a0kcal`;

/** "280", of a household portion; a pinch may be less than one. */
export const formatGrams = (grams: number): string =>
  grams < 1 ? String(Math.round(grams * 10) / 10).replace(".", ",") : formatWhole(grams);

/** "7 h", "7 h 30", "45 min". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, "0")}`;
}

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Thursday, 10h18 in Brasília: the day of the design's screens. */
export const NOW = Date.parse("2026-11-19T13:18:00Z");

export const inHours = (hours: number): string => new Date(NOW + hours * 60 * 60_000).toISOString();

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

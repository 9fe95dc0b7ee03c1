// Hours of the member's own day, in minutes since midnight.

/** `12:30` of a plan. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

export const minutesNow = (now: Date): number => now.getHours() * 60 + now.getMinutes();

const pad = (value: number): string => String(value).padStart(2, "0");

/** "7h10", "10h00": aligned in a column. */
export const columnHour = (minutes: number): string => `${Math.floor(minutes / 60)}h${pad(minutes % 60)}`;

/** "16h", "12h30": in a sentence. */
export const sentenceHour = (minutes: number): string => columnHour(minutes).replace(/h00$/, "h");

/** "50 minutos", "1 h 40", "2 h". */
export function lengthOf(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest > 0 ? `\u00a0${pad(rest)}` : ""}`;
}

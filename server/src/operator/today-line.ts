export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const LABEL_WIDTH = 26;

/** A line that starts with "!" needs an operator. */
export const line = (label: string, text: string, needsAction = false): string =>
  `${needsAction ? "!" : " "} ${label.padEnd(LABEL_WIDTH)} ${text}`;

export const seconds = (at: Date, since: Date): number => Math.max(0, (at.getTime() - since.getTime()) / 1000);
export const until = (at: Date, due: Date): string =>
  due < at ? `venceu ${ago(seconds(at, due))}` : `em ${span(seconds(due, at))}`;
export const ago = (age: number): string => `há ${span(age)}`;

export function span(age: number): string {
  if (age < MINUTE) return `${Math.round(age)} s`;
  if (age < HOUR) return `${Math.round(age / MINUTE)} min`;
  if (age < 48 * HOUR) return `${Math.floor(age / HOUR)} h ${Math.round((age % HOUR) / MINUTE)} min`;
  return `${Math.floor(age / (24 * HOUR))} dias`;
}

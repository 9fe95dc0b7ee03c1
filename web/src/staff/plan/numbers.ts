import { dateOf } from "../time/dates.ts";

/** "1.650". */
export const whole = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, ".");

/** "9,7"; whole numbers without a comma. */
export const decimal = (value: number): string => String(Math.round(value * 10) / 10).replace(".", ",");

/** "05/11" of a date or an instant. */
export function shortDate(at: string): string {
  const [, month, day] = (at.length > 10 ? dateOf(at) : at).split("-");
  return `${day}/${month}`;
}

/** "12h30" of "12:30". */
export const hourText = (time: string): string => time.replace(":", "h");

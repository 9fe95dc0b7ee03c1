import { roundHalfUp, roundToDecimals } from "../../nutrition/rounding.ts";
import { type Day, weekdayOf } from "../../promises/local-time.ts";

/** A figure and its unit stay on one line. */
const NO_BREAK_SPACE = "\u00a0";

const withUnit = (figure: string, unit: string): string => `${figure}${NO_BREAK_SPACE}${unit}`;

/** `1.650`, `79,9`, `12`. */
export function formatFigure(value: number, decimals = 0): string {
  const [whole = "", rest] = roundToDecimals(Math.abs(value), decimals).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return rest ? `${grouped},${rest}` : grouped;
}

export const formatKg = (kg: number): string => withUnit(formatFigure(kg, 1), "kg");
export const formatKcal = (kcal: number): string => withUnit(formatFigure(kcal), "kcal");
export const formatGrams = (grams: number): string => withUnit(formatFigure(grams), "g");

/** `95,5 cm`, `98 cm`. */
export const formatCm = (cm: number): string =>
  withUnit(formatFigure(cm, Number.isInteger(roundToDecimals(cm, 1)) ? 0 : 1), "cm");

/** Of equipment: `12 kg`, `2,5 kg`. */
export const formatLoad = (kg: number): string => withUnit(String(kg).replace(".", ","), "kg");

/** `7 h`, `5 h 30`. */
export function formatHours(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return rest === 0
    ? withUnit(String(hours), "h")
    : `${withUnit(String(hours), "h")}${NO_BREAK_SPACE}${twoDigits(rest)}`;
}

/** `22/12`. */
export const formatDay = (day: Day): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;

const WEEKDAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];

export const weekdayName = (day: Day): string => WEEKDAYS[weekdayOf(day)] ?? "";

/** Of body mass in a week, either way: `400 g`, `1,1 kg`, `menos de 50 g`. */
export function formatWeekly(kg: number): string {
  const grams = roundHalfUp(Math.abs(kg) * 1_000, 50);
  if (grams === 0) return `menos de ${formatGrams(50)}`;
  return grams < 1_000 ? formatGrams(grams) : formatKg(Math.abs(kg));
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

import { MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";

/** Where entries go: `time` is `12:52` where the member is, or null when it is not said. */
export type Place = { day: string; meal: MealSlot; time: string | null };

/** The last minute of each meal, in a day that begins at five. */
const UNTIL: readonly (readonly [hour: number, minute: number, MealSlot])[] = [
  [10, 0, "cafe"],
  [11, 15, "lanche-manha"],
  [15, 0, "almoco"],
  [18, 0, "lanche-tarde"],
  [21, 30, "jantar"],
];

const isSlot = (text: string | null): text is MealSlot => MEAL_SLOTS.some((slot) => slot === text);

/** The meal that is asked for, or the one of this hour. Lunch that is logged at night was not eaten at night. */
export function placeFor(day: string, asked: string | null, now: Date, today: string): Place {
  const [clock, current] = [`${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`, mealAt(now)];
  const meal = isSlot(asked) ? asked : current;
  return { day, meal, time: day === today && meal === current ? clock : null };
}

function mealAt(now: Date): MealSlot {
  const minutes = now.getHours() * 60 + now.getMinutes();
  if (minutes < 5 * 60) return "ceia";
  return UNTIL.find(([hour, minute]) => minutes < hour * 60 + minute)?.[2] ?? "ceia";
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** "12h52", of "12:52". */
export function formatTime(time: string): string {
  const [hour = "", minute = ""] = time.split(":");
  return `${Number(hour)}h${minute}`;
}

/** A calendar day that is not later than today; undefined for what is none. */
export function readDay(text: string | undefined, today: string): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || text > today) return undefined;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

import type { Sleep } from "@app/contract/diary";
import { nightsCopy as copy } from "../../../content/app/progress/charts.ts";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { formatMinutes } from "../../shell/format/numbers.ts";

export type NightRow = {
  day: string;
  /** From the shortest to the longest thread, 0 to 1; undefined: not logged. */
  thread: number | undefined;
  /** "7 h 30", or "como de costume" where numbers are hidden. */
  words: string;
  quality: string;
};

export type NightsView = {
  rows: readonly NightRow[];
  /** Where seven hours end; its name is left out where numbers are hidden. */
  reference: { at: number; label: string | undefined };
  /** Under the last night. */
  newest: string;
};

/** As many threads as stand beside each other on a phone. */
const NIGHTS = 14;
const SEVEN_HOURS = 7 * 60;
const USUAL_MARGIN = 45;

type Night = { day: string; minutes: number | undefined; quality: number | null };

/** Null without a night in the last two weeks. */
export function viewNights(
  sleeps: ReadonlyMap<string, Sleep>,
  today: string,
  numbers: "shown" | "hidden",
): NightsView | null {
  const nights = lastNights(sleeps, today);
  const last = [...nights].reverse().find(({ minutes }) => minutes !== undefined);
  if (!last) return null;
  const wordsOf = numbers === "shown" ? formatMinutes : lengthAmong(nights);
  const threadOf = threadsAmong(nights);
  return {
    rows: nights.map(({ day, minutes, quality }) => ({
      day,
      thread: minutes === undefined ? undefined : threadOf(minutes),
      words: minutes === undefined ? copy.none : wordsOf(minutes),
      quality: quality === null ? copy.none : (copy.qualities[quality - 1] ?? copy.none),
    })),
    reference: { at: threadOf(SEVEN_HOURS), label: numbers === "shown" ? formatMinutes(SEVEN_HOURS) : undefined },
    newest: numbers === "shown" ? copy.lastNight(formatMinutes(last.minutes ?? 0)) : copy.lastNightHidden,
  };
}

/** From the first that was logged, also those without a record. */
function lastNights(sleeps: ReadonlyMap<string, Sleep>, today: string): Night[] {
  const days = Array.from({ length: NIGHTS }, (_, index) => addDays(today, index + 1 - NIGHTS));
  const nights = days.map((day) => ({
    day,
    minutes: sleeps.get(day)?.minutes,
    quality: sleeps.get(day)?.quality ?? null,
  }));
  return nights.slice(nights.findIndex(({ minutes }) => minutes !== undefined));
}

const sleptIn = (nights: readonly Night[]): number[] => nights.flatMap(({ minutes }) => minutes ?? []);

/** A thread has a length even on the shortest night, and seven hours are always within the drawing. */
function threadsAmong(nights: readonly Night[]): (minutes: number) => number {
  const slept = [...sleptIn(nights), SEVEN_HOURS];
  const [shortest, longest] = [Math.max(0, Math.min(...slept) - 120), Math.max(...slept)];
  return (minutes) => (minutes - shortest) / Math.max(1, longest - shortest);
}

/** A night beside the member's usual one. */
function lengthAmong(nights: readonly Night[]): (minutes: number) => string {
  const slept = sleptIn(nights).sort((a, b) => a - b);
  const usual = slept[Math.floor(slept.length / 2)] ?? 0;
  return (minutes) =>
    minutes < usual - USUAL_MARGIN
      ? copy.lengths.short
      : minutes > usual + USUAL_MARGIN
        ? copy.lengths.long
        : copy.lengths.usual;
}

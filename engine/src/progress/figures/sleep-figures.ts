import type { Sleep } from "@app/contract/diary";
import { addDays, type Day } from "../../promises/local-time.ts";
import { progressRules } from "../progress-rules.ts";
import { deviationOf, meanOf, medianOf } from "../statistics.ts";
import { isWithin, type Period } from "./period.ts";

const { sleep: rules } = progressRules.content;

export type Night = Pick<Sleep, "day" | "minutes">;

export type SleepFigures = {
  /** In order. */
  readonly nights: readonly Night[];
  readonly mean: number;
  /** The median: one short night does not move it. */
  readonly usual: number;
  readonly shortest: Night;
  readonly longest: Night;
  /** Most nights are near the usual one. */
  readonly isEven: boolean;
  /** Against as many days before; null where either has too few nights. */
  readonly change: { readonly minutes: number; readonly isMoreEven: boolean } | null;
};

/** Null without a night. Each day once: the last one given. */
export function sleepFigures(sleeps: readonly Sleep[], period: Period): SleepFigures | null {
  const nights = nightsWithin(sleeps, period);
  const [first] = nights;
  if (!first) return null;
  const all = nights.map(({ minutes }) => minutes);
  const usual = medianOf(all);
  const near = all.filter((minutes) => Math.abs(minutes - usual) <= rules.nearMinutes);
  return {
    nights,
    mean: meanOf(all),
    usual,
    shortest: nights.reduce((least, night) => (night.minutes < least.minutes ? night : least), first),
    longest: nights.reduce((most, night) => (night.minutes > most.minutes ? night : most), first),
    isEven: near.length >= rules.evenShare * nights.length,
    change: changeSince(nights, nightsWithin(sleeps, periodBefore(period))),
  };
}

/** The fortnight until today: what a chart hangs side by side. */
export const lastNights = (today: Day): Period => ({ from: addDays(today, 1 - rules.nights), to: today });

function nightsWithin(sleeps: readonly Sleep[], period: Period): Night[] {
  const byDay = new Map(
    sleeps
      .filter(({ day, minutes }) => isWithin(day, period) && minutes > 0)
      .map(({ day, minutes }) => [day, { day, minutes }]),
  );
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

function periodBefore({ from, to }: Period): Period {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

function changeSince(nights: readonly Night[], before: readonly Night[]): SleepFigures["change"] {
  if (Math.min(nights.length, before.length) < rules.leastNights) return null;
  const [now, then] = [nights, before].map((some) => some.map(({ minutes }) => minutes)) as [number[], number[]];
  return {
    minutes: meanOf(now) - meanOf(then),
    isMoreEven: deviationOf(now) < rules.moreEvenShare * deviationOf(then),
  };
}

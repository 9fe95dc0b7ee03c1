import { describeEaten, describeEatenInHands, eatenName } from "../../nutrition/eaten/describe-eaten.ts";
import type { DayResult, ProgressResult } from "../tool-results.ts";
import { TODAY } from "./evaluation/golden.ts";
import { isHidden, type MemberFacts } from "./evaluation/member-facts.ts";

const SOURCES = { sources: [{ label: "Diário", to: "/app/diario" }] };
const DAY_MILLISECONDS = 86_400_000;

const daysAgo = (days: number): string =>
  new Date(Date.parse(`${TODAY}T00:00:00Z`) - days * DAY_MILLISECONDS).toISOString().slice(0, 10);

export function dayOf(member: MemberFacts, date: string): DayResult {
  const hidden = isHidden(member);
  const isToday = date === TODAY;
  const logged = isToday ? member.today : member.days?.[date];
  const targets = hidden ? undefined : member.planFacts?.targets;
  const waterMl = isToday ? (member.today?.waterMl ?? null) : null;
  const left = (target: number | null | undefined, have: number | null | undefined): number | null =>
    isToday && typeof target === "number" ? Math.max(0, target - (have ?? 0)) : null;
  return {
    ...SOURCES,
    date,
    isToday,
    numbersHidden: hidden,
    kcal: hidden ? null : (logged?.loggedKcal ?? 0),
    proteinG: hidden ? null : (logged?.loggedProteinG ?? 0),
    waterMl: hidden ? null : waterMl,
    kcalLeft: left(targets?.kcal, logged?.loggedKcal),
    proteinLeftG: left(targets?.proteinG, logged?.loggedProteinG),
    waterLeftMl: left(targets?.waterMl, waterMl),
    entries: (member.days?.[date]?.items ?? []).map(({ food, grams }) => ({
      meal: "almoço",
      name: eatenName({ ref: food }) ?? food,
      measure: hidden
        ? describeEatenInHands({ ref: food }, { grams, unit: null, count: null })
        : describeEaten({ ref: food }, { grams, unit: null, count: null }),
      kcal: null,
    })),
  };
}

export function progressOf(member: MemberFacts, days: number): ProgressResult {
  const hidden = member.numbers !== "mostrar";
  const { progress } = member;
  const change = progress ? Math.round((progress.trendNowKg - progress.trendStartKg) * 10) / 10 : null;
  return {
    sources: [{ label: "Evolução", to: "/app/evolucao" }],
    days: Math.min(days, progress?.days ?? days),
    numbersHidden: hidden,
    weighIns: (progress?.weighIns ?? []).map(({ daysAgo: ago, kg }) => ({
      date: daysAgo(ago),
      daysAgo: ago,
      kg: hidden ? null : kg,
    })),
    trendStartKg: hidden ? null : (progress?.trendStartKg ?? null),
    trendNowKg: hidden ? null : (progress?.trendNowKg ?? null),
    trendChangeKg: hidden ? null : change,
    direction: change === null ? null : change < 0 ? "down" : change > 0 ? "up" : "steady",
    daysLogged: 2,
    workoutsDone: 3,
  };
}

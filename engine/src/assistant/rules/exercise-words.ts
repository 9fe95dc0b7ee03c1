import { formatLoad } from "../../progress/words/format-figures.ts";
import type { PlanExercise } from "../tool-results.ts";
import { counted } from "./words.ts";

const UNITS = {
  reps: ["repetição", "repetições"],
  segundos: ["segundo", "segundos"],
  minutos: ["minuto", "minutos"],
} as const;

/** `3 séries de 8 a 12 repetições`. */
export function describeSets({ sets, reps, unit }: PlanExercise): string {
  const series = counted(sets, "série", "séries");
  if (!reps) return series;
  const [from, to] = reps;
  const [one, many] = UNITS[unit];
  return from === to ? `${series} de ${counted(to, one, many)}` : `${series} de ${from} a ${counted(to, one, many)}`;
}

/** The same with load and rest; the load is kilograms, and not said where numbers are hidden. */
export function describeExercise(exercise: PlanExercise, numbersHidden: boolean): string {
  const load = exercise.loadKg !== null && !numbersHidden ? `, com ${formatLoad(exercise.loadKg)}` : "";
  const rest = exercise.restS ? `, e ${counted(exercise.restS, "segundo", "segundos")} de descanso` : "";
  return `${exercise.name}: ${describeSets(exercise)}${load}${rest}`;
}

import type { Half } from "@app/contract/plan-document";
import type { PlanHalves } from "../halves.ts";
import { placeOf } from "../words/place-words.ts";
import type { Lock } from "./lock.ts";

const DAYS = 7;

export function emptyDietLocks({ targets, diet }: PlanHalves): Lock[] {
  if (!diet) return [];
  const locks = targets ? [] : [lock("diet", "targets", "Faltam as metas do dia")];
  if (diet.method !== "foods") {
    if (diet.meals.length === 0) locks.push(lock("diet", "diet", "A dieta está sem refeições"));
    const empty = diet.meals.filter((meal) => ("groups" in meal ? meal.groups.length === 0 : meal.text.trim() === ""));
    return [...locks, ...empty.map(({ slot }) => emptyMeal(`diet.${slot}`))];
  }
  if (new Set(diet.days.map(({ id }) => id)).size !== DAYS) locks.push(lock("diet", "diet", "A semana tem sete dias"));
  const days = diet.days.filter(({ meals }) => meals.length === 0);
  const meals = diet.days.flatMap((day) => day.meals).filter(({ items }) => items.length === 0);
  return [
    ...locks,
    ...days.map(({ id }) => lock("diet", `diet.${id}`, `${placeOf(`diet.${id}`)} está sem refeições`)),
    ...meals.map(({ id }) => emptyMeal(`diet.${id}`)),
  ];
}

const emptyMeal = (path: string): Lock => lock("diet", path, `${capitalised(placeOf(path))} está sem nada`);

export function emptyTrainingLocks({ training }: PlanHalves): Lock[] {
  if (!training) return [];
  const hasNothing = training.sessions.length === 0 && training.walks === 0;
  return [
    ...(hasNothing ? [lock("training", "training", "O treino está sem sessões")] : []),
    ...training.sessions
      .filter(({ exercises }) => exercises.length === 0)
      .map(({ id }) => lock("training", `training.${id}`, `O treino ${id} está sem exercícios`)),
  ];
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lock = (half: Half, path: string, text: string): Lock => ({ kind: "empty", half, path, text, repair: null });

import { describeMeasure } from "../../nutrition/words/describe-measure.ts";
import { handMeasure } from "../../nutrition/words/hand-measure.ts";
import { findExercise } from "../../training/library/library.ts";
import type { ExerciseSwapResult, PlanItem, PlanResult, SwapResult } from "../tool-results.ts";
import { isHidden, type MemberFacts, type PlanItemFacts } from "./evaluation/member-facts.ts";

const SOURCES = { sources: [{ label: "Plano", to: "/app/plano" }] };

/** What the levels and the plan let a member see: of a free one the target, of C, D or none nothing of that half. */
const SEEN = new Set(["A", "B"]);

export function planOf(member: MemberFacts, asked: readonly string[]): PlanResult {
  const hidden = isHidden(member);
  const facts = member.planFacts;
  const isMember = member.plan === "completo";
  const seesDiet = SEEN.has(member.levels.diet);
  const seesTraining = isMember && SEEN.has(member.levels.training ?? "");
  const isPaused = facts !== null && isMember && !seesDiet && !seesTraining;
  const meals = (isMember && seesDiet ? (facts?.meals ?? []) : []).map(({ id, label, time, kcal, items }) => ({
    id,
    label,
    time,
    kcal: hidden ? null : kcal,
    items: items.map((item) => itemOf(item, hidden)),
  }));
  const sessions = seesTraining ? (facts?.training.sessions ?? []) : [];
  const summed = meals.flatMap(({ items }) => items).filter(({ id }) => asked.includes(id));
  return {
    ...SOURCES,
    state: isPaused ? "paused" : facts && isMember ? (member.planKind ?? "definitive") : "none",
    version: isMember ? (facts?.version ?? null) : null,
    numbersHidden: hidden,
    targets: facts && seesDiet && !hidden ? facts.targets : null,
    waterByDoctor: facts !== null && facts.targets.waterMl === null,
    portions: hidden ? meals.map(portionsOf) : [],
    meals,
    sessions: sessions.map(({ id, minutes, exercises }) => ({
      id,
      name: `treino ${id}`,
      minutes,
      exercises: exercises.map(({ id: key, name, sets, reps, restS, loadKg }) => ({
        id: key,
        name,
        sets,
        reps,
        unit: "reps",
        restS,
        loadKg: hidden ? null : loadKg,
      })),
      short: facts?.training.short[id] ?? null,
    })),
    todaySession: sessions[0]?.id ?? null,
    sum:
      asked.length === 0
        ? null
        : {
            items: summed,
            kcal: hidden ? null : sumOf(summed, "kcal"),
            proteinG: hidden ? null : sumOf(summed, "proteinG"),
          },
  };
}

const portionsOf = ({ label, items }: PlanResult["meals"][number]): string =>
  `${label}: ${items.map(({ measure, name }) => `${measure} de ${name}`).join("; ")}`;

const sumOf = (items: readonly PlanItem[], key: "kcal" | "proteinG"): number =>
  items.reduce((sum, item) => sum + (item[key] ?? 0), 0);

export function swapItemOf(member: MemberFacts, itemId: string): SwapResult {
  const hidden = isHidden(member);
  const item = (member.planFacts?.meals ?? []).flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!item) throw new Error(`there is no line ${itemId}`);
  const options = (item.swaps ?? []).map((swap) =>
    itemOf({ ...swap, id: `${itemId}/${swap.food}`, proteinG: 0 }, hidden),
  );
  return { ...SOURCES, item: itemOf(item, hidden), options };
}

function itemOf({ id, food, name, qty, measure, grams, kcal, proteinG }: PlanItemFacts, hidden: boolean): PlanItem {
  const portion = { food, unit: measure, count: qty, grams };
  return {
    id,
    food,
    name,
    measure: hidden ? handMeasure(portion) : describeMeasure(portion),
    grams: hidden ? null : grams,
    kcal: hidden ? null : kcal,
    proteinG: hidden ? null : proteinG,
  };
}

/** Of somebody who has nothing at home only what needs nothing. */
export function swapExerciseOf(member: MemberFacts, id: string): ExerciseSwapResult {
  const exercise = (member.planFacts?.training.sessions ?? [])
    .flatMap(({ exercises }) => exercises)
    .find((one) => one.id === id);
  if (!exercise) throw new Error(`there is no exercise ${id}`);
  const { name, sets, reps, restS, loadKg } = exercise;
  const swaps = exercise.swaps.filter((swap) => member.equipment !== "casa-sem-nada" || swap.startsWith("own:"));
  const text = findExercise(exercise.exercise);
  return {
    sources: [{ label: "Exercícios", to: "/app/plano/exercicios" }],
    exercise: { id, name, sets, reps, unit: "reps", restS, loadKg: isHidden(member) ? null : loadKg },
    options: swaps.map((swap) => ({ id: swap, name: findExercise(swap)?.name ?? nameOf(swap), how: null })),
    how: text ? [...text.steps, text.stopIf] : [],
  };
}

/** The file's own ids are older than the library's. */
const nameOf = (id: string): string => id.slice(id.indexOf(":") + 1).replaceAll(/[-_]/g, " ");

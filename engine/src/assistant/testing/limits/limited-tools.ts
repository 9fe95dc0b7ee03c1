import type { ItemView } from "@app/contract/plans";
import { isExcluded } from "../../../exclusions/exclusions.ts";
import { makePlan } from "../../../plans/make-plan.ts";
import { viewDiet } from "../../../plans/view/view-diet.ts";
import { MEAL_WORDS } from "../../../plans/words/place-words.ts";
import { findExercise } from "../../../training/library/library.ts";
import type { CallTool, PlanItem, PlanResult, ToolResults } from "../../tool-results.ts";
import type { ToolArguments, ToolName } from "../../tools.ts";
import { toolsOf } from "../case-tools.ts";
import { factsOf } from "../evaluation/member-facts.ts";
import { searchTable } from "../meal-tools.ts";
import { limitsFor } from "./judge-limits.ts";
import type { LimitedPerson } from "./limit-cases.ts";

const SOURCES = { sources: [] };

/** The tools of somebody whose plan the engine has made: what is not of the plan answers as for a member without limits. */
export function limitedTools(person: LimitedPerson): CallTool {
  const limits = limitsFor(person);
  const plan = makePlan(person, "limits");
  const shown = { numbers: "shown" as const, exclusions: limits.exclusions, reasonOf: () => null };
  const diet = plan.diet && viewDiet(plan.diet, shown);
  const meals = diet?.method === "foods" ? (diet.days[0]?.meals ?? []) : [];
  const sessions = plan.training?.sessions ?? [];
  const result: PlanResult = {
    ...SOURCES,
    state: "provisional",
    version: 1,
    numbersHidden: false,
    targets: null,
    waterByDoctor: false,
    portions:
      diet?.method === "equivalents"
        ? diet.meals.map(({ slot, portions }) => `${MEAL_WORDS[slot]}: ${portions.join("; ")}`)
        : [],
    meals: meals.map(({ id, slot, time, items }) => ({
      id,
      label: MEAL_WORDS[slot],
      time,
      kcal: null,
      items: items.map((item) => itemOf(item.id, item)),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      name: `treino ${session.id}`,
      minutes: session.minutes[0] ?? 0,
      exercises: session.exercises.map(({ id, exercise, sets, target, restSeconds }) => ({
        id,
        name: findExercise(exercise)?.name ?? id,
        sets: sets[0] ?? 0,
        reps: target,
        unit: "reps",
        restS: restSeconds,
        loadKg: null,
      })),
      short: session.short && { minutes: session.short.minutes, exercises: session.short.parts.map(({ id }) => id) },
    })),
    todaySession: sessions[0]?.id ?? null,
    sum: null,
  };
  const { call } = toolsOf(factsOf("m1"));
  const own: { [Name in ToolName]?: (input: ToolArguments[Name]) => ToolResults[Name] } = {
    get_my_plan: () => result,
    search_food: ({ text }) => {
      const found = searchTable(text, false);
      return { ...found, foods: found.foods.filter(({ food }) => !isExcluded(limits.exclusions, food)) };
    },
    swap_item: ({ itemId }) => {
      const item = meals.flatMap(({ items }) => items).find(({ id }) => id === itemId);
      return {
        ...SOURCES,
        item: item ? itemOf(itemId, item) : null,
        options: (item?.swaps ?? []).map((swap) => itemOf(itemId, swap)),
      };
    },
    swap_exercise: ({ id }) => {
      const planned = sessions.flatMap(({ exercises }) => exercises).find((one) => one.id === id);
      const options = (planned?.swaps ?? []).flatMap((swap) => findExercise(swap) ?? []);
      const steps = planned ? (findExercise(planned.exercise)?.steps ?? []) : [];
      return {
        ...SOURCES,
        exercise: result.sessions.flatMap(({ exercises }) => exercises).find((one) => one.id === id) ?? null,
        options: options.map((one) => ({ id: one.id, name: one.name, how: null })),
        how: [...steps, "Pare se doer."],
      };
    },
  };
  return async (name, input) => {
    const answer = own[name];
    return answer ? answer(input) : call(name, input);
  };
}

const itemOf = (id: string, { food, name, measure }: Pick<ItemView, "food" | "name" | "measure">): PlanItem => ({
  id,
  food,
  name,
  measure,
  grams: null,
  kcal: null,
  proteinG: null,
});

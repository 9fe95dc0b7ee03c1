import type { Diet, FoodsDiet, PlanDay, PlanMeal, Portion } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import {
  type DietLimits,
  type ExcludedFoods,
  type NoteCode,
  noteRules,
  type TrainingLimits,
} from "../../notes/note-packs.ts";
import { catalogue, findFood } from "../../nutrition/catalogue/catalogue.ts";
import { type Food, fullName } from "../../nutrition/catalogue/food.ts";
import { amountForSum, readRecipes } from "../../nutrition/catalogue/recipe.ts";
import { catalogueText } from "../../nutrition/catalogue/tables.ts";
import { foldText } from "../../nutrition/search/fold-word.ts";
import type { FinishedPlan } from "../../plans/make-plan.ts";
import type { Exercise } from "../../training/library/exercise.ts";
import { findExercise } from "../../training/library/library.ts";
import type { Contradiction } from "../checked-person.ts";
import type { Limits } from "../limits.ts";
import type { Line } from "../render-plan.ts";

type Report = (note: string, where: string, text: string) => void;
type Measured = { readonly portion: Portion; readonly food: Food };

const MAIN = new Set(["cafe", "almoco", "jantar"]);
/** Figures of the catalogue are rounded, and so are portions. */
const SLACK = 1.02;
/** Of a hen; a quail's counts by its weight. */
const EGG_GRAMS = 50;
const MEATS = new Set(["acougue", "peixaria"]);

/** Limits of every note in force, worked out from the catalogue's figures and the foods on the plates. */
export function noteChecks(plan: FinishedPlan, lines: readonly Line[], limits: Limits): Contradiction[] {
  const found: Contradiction[] = [];
  const report: Report = (note, where, text) => {
    found.push({ code: "note-limit", where, text: `${note}: ${text}` });
  };
  for (const note of limits.notes) {
    const pack = noteRules.content[note as NoteCode];
    if (!pack) report(note, "safety", "a nota não tem regra");
    else {
      const { diet, training, excludes } = pack;
      if (plan.diet) {
        if (excludes) checkExcluded(note, excludes, plan.diet, lines, limits, report);
        if (diet) checkDiet(note, diet, plan, plan.diet, report);
        if (diet?.water === "withheld") checkWater(note, plan, lines, report);
      }
      if (plan.training && training) checkTraining(note, plan.training, training, report);
    }
  }
  return found;
}

function checkDiet(note: string, limit: DietLimits, plan: FinishedPlan, diet: Diet, report: Report): void {
  if (limit.plan === "none" && plan.safety.diet !== "A" && plan.safety.diet !== "B")
    report(note, "diet", "há um plano antes de uma pessoa olhar");
  if (limit.plan === "groups" && diet.method === "foods" && plan.safety.diet === "B")
    report(note, "diet", "há um cardápio, e são só grupos");
  if (limit.smallMeals && diet.method !== "free") {
    const counts = diet.method === "foods" ? diet.days.map(({ meals }) => meals.length) : [diet.meals.length];
    if (counts.some((count) => count < 5)) report(note, "diet", "menos de cinco refeições no dia");
  }
  if (diet.method !== "foods") return;
  checkWeek(note, limit, diet, report);
  for (const day of diet.days) {
    checkDay(note, limit, day, report);
    for (const meal of day.meals) checkMeal(note, limit, meal, day, report);
  }
  if (limit.firstMeal) {
    for (const { meals } of diet.days) {
      const [first] = meals;
      for (const { food, portion } of first ? measured([first]) : [])
        if (isSaid(food, limit.firstMeal))
          report(note, `diet.${first?.id}`, `${fullName(food)} na primeira refeição (${portion.unit})`);
    }
  }
}

const measured = (meals: readonly PlanMeal[]): Measured[] =>
  meals.flatMap(({ items }) =>
    items.flatMap((portion) => {
      const food = findFood(portion.food);
      return food ? [{ portion, food }] : [];
    }),
  );

const sum = (parts: readonly Measured[], of: (part: Measured) => number): number =>
  parts.reduce((total, part) => total + of(part), 0);
const amount =
  (nutrient: "kcal" | "protein" | "carb" | "fibre" | "fat") =>
  ({ food, portion }: Measured): number =>
    ((amountForSum(food, nutrient) ?? 0) * portion.grams) / 100;
const sodium = ({ food, portion }: Measured): number | null => {
  const of = food.group === "oleos" ? (food.per100.sodium ?? 0) : amountForSum(food, "sodium");
  return of === null ? null : (of * portion.grams) / 100;
};
/** A missing figure counts as the whole fat. */
const saturated = ({ food, portion }: Measured): number =>
  ((food.per100.saturated ?? food.per100.fat ?? 0) * portion.grams) / 100;
const available = (part: Measured): number => Math.max(0, amount("carb")(part) - amount("fibre")(part));
const isDrink = ({ food }: Measured): boolean => food.form === "liquido" && food.group !== "oleos";
const isMeat = ({ food }: Measured): boolean =>
  MEATS.has(food.aisle) || (food.group === "carnes" && food.aisle !== "ovos");
const isEgg = ({ food }: Measured): boolean =>
  food.aisle === "ovos" && food.contains.includes("ovo") && !food.name.startsWith("clara");
const isJuice = ({ food }: Measured): boolean => /^suco\b/.test(food.name);
const isCoffee = ({ food }: Measured): boolean => /^café\b/.test(food.name);

function checkDay(note: string, limit: DietLimits, { id, meals }: PlanDay, report: Report): void {
  const parts = measured(meals);
  const where = `diet.${id}`;
  const kcal = sum(parts, amount("kcal"));
  if (limit.sodium) {
    const total = sum(parts, (part) => sodium(part) ?? 0);
    if (total > limit.sodium.aDay * SLACK) report(note, where, `${Math.round(total)} mg de sódio no dia`);
  }
  if (limit.saturatedShare && 9 * sum(parts, saturated) > limit.saturatedShare * kcal * SLACK)
    report(note, where, `${((900 * sum(parts, saturated)) / kcal).toFixed(1)} % de saturada no dia`);
  if (limit.leastFibre && sum(parts, amount("fibre")) < limit.leastFibre / SLACK)
    report(note, where, `${sum(parts, amount("fibre")).toFixed(0)} g de fibra no dia`);
  const grams = (is: (part: Measured) => boolean): number => sum(parts.filter(is), ({ portion }) => portion.grams);
  if (limit.meatADay && grams(isMeat) > limit.meatADay * SLACK)
    report(note, where, `${Math.round(grams(isMeat))} g de carnes no dia`);
  if (limit.juiceADayMl && grams(isJuice) > limit.juiceADayMl * SLACK)
    report(note, where, `${Math.round(grams(isJuice))} ml de suco`);
  if (limit.coffeeADayMl && grams(isCoffee) > limit.coffeeADayMl * SLACK)
    report(note, where, `${Math.round(grams(isCoffee))} ml de café`);
}

function checkMeal(note: string, limit: DietLimits, meal: PlanMeal, { meals }: PlanDay, report: Report): void {
  const parts = measured([meal]);
  const where = `diet.${meal.id}`;
  const isMain = MAIN.has(meal.slot);
  if (limit.sodium) {
    const most = limit.sodium.inPortion;
    for (const { food, portion } of [...parts, ...swapsOf(meal)]) {
      const mg = sodium({ food, portion });
      if (mg === null || mg >= most)
        report(
          note,
          where,
          `${fullName(food)} com ${mg === null ? "sódio sem dado" : `${Math.round(mg)} mg de sódio`}`,
        );
    }
  }
  if (limit.smallMeals) {
    const day = sum(measured(meals), amount("kcal"));
    const grams = sum(
      parts.filter((part) => !isDrink(part)),
      ({ portion }) => portion.grams,
    );
    if (sum(parts, amount("kcal")) > limit.smallMeals.mealShare * day * SLACK)
      report(note, where, "mais de um quarto da energia do dia");
    if (grams > limit.smallMeals.grams * SLACK) report(note, where, `${Math.round(grams)} g de comida`);
  }
  if (limit.mainProtein && isMain && sum(parts, amount("protein")) < limit.mainProtein / SLACK)
    report(note, where, `${sum(parts, amount("protein")).toFixed(0)} g de proteína`);
  if (limit.drinksInMealMl && sum(parts.filter(isDrink), ({ portion }) => portion.grams) > limit.drinksInMealMl * SLACK)
    report(note, where, "bebida demais na refeição");
  if (limit.carb) checkCarb(note, limit.carb, meal, meals, report);
}

/** Where the day's carbohydrate does not fit, the limits grow or shrink together. */
function checkCarb(
  note: string,
  { main, other, mealShare }: NonNullable<DietLimits["carb"]>,
  meal: PlanMeal,
  meals: readonly PlanMeal[],
  report: Report,
): void {
  const day = sum(measured(meals), available);
  const mains = meals.filter(({ slot }) => MAIN.has(slot)).length;
  const others = meals.length - mains;
  const grow = Math.max(1, (1.05 * day) / (main.most * mains + other.most * others));
  const shrink = Math.min(1, (0.95 * day) / (main.least * mains + other.least * others));
  const range = MAIN.has(meal.slot) ? main : other;
  const own = sum(measured([meal]), available);
  const where = `diet.${meal.id}`;
  if (own > range.most * grow * SLACK + 0.5 || own < (range.least * shrink) / SLACK - 0.5)
    report(note, where, `${own.toFixed(0)} g de carboidrato`);
  if (own > mealShare * day * SLACK) report(note, where, "mais de 35 % do carboidrato do dia");
}

function checkWeek(note: string, limit: DietLimits, { days }: FoodsDiet, report: Report): void {
  if (limit.eggsAWeek) {
    const eggs = sum(
      measured(days.flatMap(({ meals }) => meals)).filter(isEgg),
      ({ portion }) => portion.grams / EGG_GRAMS,
    );
    if (eggs > limit.eggsAWeek * SLACK) report(note, "diet", `${eggs.toFixed(1)} ovos na semana`);
  }
}

const swapsOf = ({ items }: PlanMeal): Measured[] =>
  items.flatMap(({ swaps, or = [] }) =>
    [...swaps, ...or].flatMap((portion) => {
      const food = findFood(portion.food);
      return food ? [{ portion, food }] : [];
    }),
  );

const recipes = readRecipes(catalogueText.recipes);
const spaced = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
const names = new Map<string, string[]>();

/** A food's own name and the names of its parts. */
function namesOf(food: Food): string[] {
  const known = names.get(food.id);
  if (known) return known;
  const parts = (recipes.get(food.id)?.parts ?? []).flatMap(({ id }) => catalogue.foods.filter((one) => one.id === id));
  const found = [spaced(fullName(food)), ...parts.flatMap(namesOf)];
  names.set(food.id, found);
  return found;
}

/** By its own name alone: what a dish is fried in is no soy food. */
const isSaid = (food: Food, { words = [] }: ExcludedFoods): boolean =>
  food.group !== "oleos" && words.some((word) => spaced(fullName(food)).includes(spaced(word)));

function isExcludedBy(food: Food, { foods = [], groups = [], words = [], unless = [] }: ExcludedFoods): boolean {
  if (foods.includes(food.id) || groups.includes(food.group)) return true;
  return namesOf(food).some(
    (name) => words.some((word) => name.includes(spaced(word))) && !unless.some((word) => name.includes(spaced(word))),
  );
}

/** Foods, swaps and the examples of groups. */
function checkExcluded(
  note: string,
  excluded: ExcludedFoods,
  diet: Diet,
  lines: readonly Line[],
  limits: Limits,
  report: Report,
): void {
  if (diet.method === "foods") {
    for (const meal of diet.days.flatMap(({ meals }) => meals)) {
      for (const { food } of [...measured([meal]), ...swapsOf(meal)])
        if (isExcludedBy(food, excluded) && !limits.allowed.has(food.id))
          report(note, `diet.${meal.id}`, fullName(food));
    }
    return;
  }
  for (const { where, kind, text } of lines) {
    if (kind !== "group") continue;
    const said = spaced(text);
    const left = (excluded.unless ?? []).reduce((rest, word) => rest.replaceAll(spaced(word), " "), said);
    const word = excluded.words?.find((one) => left.includes(spaced(one)));
    if (word) report(note, where, `“${word}”: ${text}`);
  }
}

const AMOUNT_OF_WATER =
  /\b\d[\d.,]*\s*(ml|litros?|l|copos?) (de )?agua\b|\bagua\b[^.]{0,20}\b\d[\d.,]*\s*(ml|litros?|l|copos?)\b/;

function checkWater(note: string, { targets }: FinishedPlan, lines: readonly Line[], report: Report): void {
  if (targets && targets.waterMl !== null) report(note, "targets.waterMl", "há uma meta de água");
  for (const { where, text } of lines) if (AMOUNT_OF_WATER.test(foldText(text))) report(note, where, text);
}

type ExerciseUse = { readonly where: string; readonly exercise: Exercise };

const usesIn = ({ sessions, cardio }: Training): ExerciseUse[] =>
  [
    ...sessions.flatMap(({ id, warmUp, exercises }) => [
      ...warmUp.map(({ exercise }) => ({ where: `training.${id}.aquecimento`, id: exercise })),
      ...exercises.flatMap(({ id: part, exercise, swaps, ladder }) =>
        [exercise, ...swaps, ...ladder].map((one) => ({ where: `training.${part}`, id: one })),
      ),
    ]),
    ...cardio.exercises.map((id) => ({ where: "training.cardio", id })),
  ].flatMap(({ where, id }) => {
    const exercise = findExercise(id);
    return exercise ? [{ where, exercise }] : [];
  });

/** What falls on the body, or from what one falls. */
const FALLS =
  /^(supino (reto|inclinado)|pullover com|barra fixa|suspensao na barra|escada|simulador de escada|corrida leve na esteira|caminhada na esteira)/;

function checkTraining(note: string, training: Training, limit: TrainingLimits, report: Report): void {
  const { sessions, cardio, reserve, level } = training;
  for (const { where, exercise } of usesIn(training)) {
    if (limit.isLowImpact && exercise.impact !== "nenhum") report(note, where, `${exercise.name} tem impacto`);
    if (limit.isSafeInSeizure && FALLS.test(foldText(exercise.name)))
      report(note, where, `${exercise.name} machuca numa crise`);
  }
  if (limit.effort && cardio.effort[1] > limit.effort.most)
    report(note, "training.cardio", `esforço de ${cardio.effort.join(" a ")}`);
  if (limit.leastReserve && sessions.length > 0 && reserve.some((left) => left < (limit.leastReserve ?? 0)))
    report(note, "training.reserve", `reserva de ${reserve.join(", ")}`);
  if (
    limit.strength &&
    sessions.length < limit.strength.sessionsAWeek &&
    training.days >= limit.strength.sessionsAWeek &&
    sessions.length > 0
  )
    report(note, "training.sessions", `${sessions.length} treinos de força`);
  if (limit.firstWeekSets && level === "iniciante") {
    for (const { id, exercises } of sessions) {
      const sets = exercises.reduce((total, one) => total + (one.sets[0] ?? 0), 0);
      if (sets > limit.firstWeekSets) report(note, `training.${id}`, `${sets} séries na primeira semana`);
    }
  }
}

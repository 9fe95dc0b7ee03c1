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
import { dishParts } from "../../nutrition/catalogue/dish-parts.ts";
import { type Food, fullName } from "../../nutrition/catalogue/food.ts";
import { amountForSum } from "../../nutrition/catalogue/recipe.ts";
import { foldText } from "../../nutrition/search/fold-word.ts";
import type { FinishedPlan } from "../../plans/make-plan.ts";
import type { Exercise } from "../../training/library/exercise.ts";
import { findExercise } from "../../training/library/library.ts";
import type { Contradiction } from "../checked-person.ts";
import type { Limits } from "../limits.ts";
import type { Line } from "../render-plan.ts";
import { scanText } from "../words/scan-text.ts";
import { checkGroupLimits } from "./group-limit-checks.ts";
import { mayBalance } from "./joint-checks.ts";

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
        if (diet && plan.diet.method === "equivalents")
          checkGroupLimits(diet, plan.diet, lines, (where, text) => report(note, where, text));
        if (diet) checkTexts(note, diet, plan, lines, report);
        if (diet?.water === "withheld") checkWater(note, plan, lines, report);
      }
      if (plan.training && training) {
        checkTraining(note, plan.training, training, limits, report);
        checkExhaling(note, plan.training, training, lines, report);
      }
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
/** Whole eggs, also those of a dish; a white alone is none. */
const eggs = ({ food, portion }: Measured): number => {
  if (food.name.startsWith("clara") || !food.contains.includes("ovo")) return 0;
  const recipe = dishParts.get(food.id);
  const raw = recipe?.parts.filter(({ id }) => WHOLE_EGGS.has(id)).reduce((grams, part) => grams + part.grams, 0);
  if (recipe && raw !== undefined) return (portion.grams * raw) / recipe.finished / EGG_GRAMS;
  return food.aisle === "ovos" ? portion.grams / (food.name.startsWith("gema") ? YOLK_GRAMS : EGG_GRAMS) : 0;
};
const WHOLE_EGGS = new Set(["taco:488", "taco:489", "taco:490"]);
const YOLK_GRAMS = 17;
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

function checkWeek(note: string, limit: DietLimits, diet: FoodsDiet, report: Report): void {
  const { days } = diet;
  if (limit.leavesApart !== undefined) checkLeaves(note, limit.leavesApart, diet, report);
  if (limit.eggsAWeek) {
    const count = sum(measured(days.flatMap(({ meals }) => meals)), eggs);
    if (count > limit.eggsAWeek * SLACK) report(note, "diet", `${count.toFixed(1)} ovos na semana`);
  }
}

const swapsOf = ({ items }: PlanMeal): Measured[] =>
  items.flatMap(({ swaps, or = [] }) =>
    [...swaps, ...or].flatMap((portion) => {
      const food = findFood(portion.food);
      return food ? [{ portion, food }] : [];
    }),
  );

const spaced = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;
const names = new Map<string, string[]>();

/** A food's own name and the names of its parts. */
function namesOf(food: Food): string[] {
  const known = names.get(food.id);
  if (known) return known;
  const parts = (dishParts.get(food.id)?.parts ?? []).flatMap(({ id }) =>
    catalogue.foods.filter((one) => one.id === id),
  );
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

/** What a text alone proposes against a note in force: a food that it excludes, salt beyond a pinch, an amount of water. */
export function noteWords(text: string, where: string, { notes }: Limits): Contradiction[] {
  const folded = foldText(text);
  const [said, single] = allowedIn(text);
  return [...notes].flatMap((note): Contradiction[] => {
    const { diet, excludes } = noteRules.content[note as NoteCode] ?? {};
    const left = (excludes?.unless ?? []).reduce(
      (rest, word) => rest.replaceAll(spaced(word), " "),
      `${said}|${single}`,
    );
    const word = excludes?.words?.find((one) => left.includes(spaced(one)));
    const isSalted = diet?.sodium !== undefined && (SALT.test(said.replace(PINCH, " ")) || SALTY.test(said));
    const isWater = diet?.water === "withheld" && AMOUNT_OF_WATER.test(folded);
    const what = word !== undefined ? `“${word}”` : isSalted ? "mais sal" : isWater ? "uma quantidade de água" : null;
    return what === null ? [] : [{ code: "note-limit", where, text: `${note}: ${what}: ${text}` }];
  });
}

/** As it is said and in the singular, without what the text forbids. */
function allowedIn(text: string): [string, string] {
  const { words, forbidden } = scanText(text);
  const allowed = words.filter((_word, at) => !forbidden[at]);
  return [spaced(allowed.map(({ said }) => said).join(" ")), spaced(allowed.map(({ folded }) => folded).join(" "))];
}

/** Seasonings of the shop and of the brand, which no catalogue of foods has. */
const SALTY =
  /\b(caldo knorr|knorr|sazon|tempero pronto|caldo em cubo|cubos? de caldo|glutamato|miojo|picles?|sopa de pacote|salgadinho)\b/;
const SALT = /\b(sal|salgue|salpique sal|salmoura)\b/;
const PINCH = /\buma pitada de sal\b|\bsem sal\b|\bpouco sal\b|\bmenos sal\b/g;
const BETWEEN_MEALS = /\bentre as refeicoes\b/;

/** What a preparation adds, and when one drinks. */
function checkTexts(
  note: string,
  limit: DietLimits,
  { targets, diet }: FinishedPlan,
  lines: readonly Line[],
  report: Report,
): void {
  if (limit.sodium) {
    const stored = diet?.method === "foods" ? diet.days.flatMap(({ meals }) => meals) : [];
    const steps = [
      ...lines.filter(({ kind }) => kind === "step"),
      ...stored.flatMap(({ id, how }) => how.map((text) => ({ where: `diet.${id}`, text }))),
    ];
    for (const { where, text } of steps)
      if (SALT.test(foldText(text).replace(PINCH, " "))) report(note, where, `mais sal: ${text}`);
  }
  if (limit.waterMoments && targets && targets.waterMl !== null) {
    const says = lines.some(({ kind, text }) => kind === "reason" && BETWEEN_MEALS.test(foldText(text)));
    if (!says) report(note, "targets.waterMl", "nada diz que a água é entre as refeições");
  }
}

/** Leaves of vitamin K by name; those of no account have a word of their own. */
const LEAF = /\b(couve|espinafre|mostarda|almeirao|chicoria|agriao|rucula|alface|repolho|brocolis)\b/;
const NO_LEAF = /\bcouve-flor\b|\balface-americana\b/;

/** None all week, or the same ones every day in portions that differ by little; and one oil. */
function checkLeaves(note: string, apart: number, { days }: FoodsDiet, report: Report): void {
  const leavesOf = ({ meals }: PlanDay): Measured[] =>
    measured(meals).filter(({ food }) => {
      const name = foldText(fullName(food));
      return LEAF.test(name) && !NO_LEAF.test(name);
    });
  const grams = days.map((day) => sum(leavesOf(day), ({ portion }) => portion.grams));
  const kinds = new Set(days.map((day) => [...new Set(leavesOf(day).map(({ food }) => food.id))].sort().join(" ")));
  if (kinds.size > 1 || Math.max(...grams) > Math.min(...grams) * (1 + apart) * SLACK)
    report(note, "diet", "as folhas mudam de um dia para outro");
  const oils = new Set(
    measured(days.flatMap(({ meals }) => meals)).flatMap(({ food }) => (food.group === "oleos" ? [food.id] : [])),
  );
  if (oils.size > 1) report(note, "diet", `${oils.size} óleos na semana`);
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

const HOLDS_AIR = /\b(prenda|segure|trave|tranque) (o ar|a respiracao|o folego)\b/;
const REFUSES = /\b(nao|nunca|sem|evite)\b/;

/** The plan says to breathe out, and no instruction of an exercise says the opposite. */
function checkExhaling(
  note: string,
  training: Training,
  { saysToExhale }: TrainingLimits,
  lines: readonly Line[],
  report: Report,
): void {
  if (!saysToExhale || training.sessions.length === 0) return;
  for (const { where, exercise } of usesIn(training)) {
    const { breathing, steps } = exercise;
    if (breathing.trim() === "") report(note, where, `${exercise.name} não diz como respirar`);
    for (const text of [breathing, ...steps]) {
      const folded = foldText(text);
      if (HOLDS_AIR.test(folded) && !REFUSES.test(folded)) report(note, where, `${exercise.name}: ${text}`);
    }
  }
  const says = lines.some(({ where, text }) => where.includes("training") && /respira/.test(foldText(text)));
  if (!says) report(note, "training", "nada diz para soltar o ar");
}

/** What falls on the body, or from what one falls. */
const FALLS =
  /^(supino (reto|inclinado)|pullover com|barra fixa|suspensao na barra|escada|simulador de escada|corrida leve na esteira|caminhada na esteira)/;

function checkTraining(note: string, training: Training, limit: TrainingLimits, limits: Limits, report: Report): void {
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
  if (limit.balanceDays && sessions.length > 0 && mayBalance(limits)) {
    const days = sessions.filter(({ warmUp, exercises }) =>
      [...warmUp, ...exercises].some(({ exercise }) => findExercise(exercise)?.pattern === "equilibrio"),
    ).length;
    if (days < Math.min(limit.balanceDays.least, sessions.length) || days > limit.balanceDays.most)
      report(note, "training.sessions", `equilíbrio em ${days} treinos`);
  }
  if (limit.firstWeekSets && level === "iniciante") {
    for (const { id, exercises } of sessions) {
      const sets = exercises.reduce((total, one) => total + (one.sets[0] ?? 0), 0);
      if (sets > limit.firstWeekSets) report(note, `training.${id}`, `${sets} séries na primeira semana`);
    }
  }
}

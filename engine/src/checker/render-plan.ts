import type { Diet, MealSlot, PlanMeal, Portion } from "@app/contract/plan-document";
import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { MealView, PlanView, PortionView } from "@app/contract/plans";
import { type Exclusions, exclusionsOf, isExcluded } from "../exclusions/exclusions.ts";
import { triageOf } from "../intake/triage/triage.ts";
import { shoppingListOf } from "../nutrition/shopping/shopping-list.ts";
import { describeMeasure } from "../nutrition/words/describe-measure.ts";
import { foodName } from "../nutrition/words/food-name.ts";
import { handMeasure } from "../nutrition/words/hand-measure.ts";
import { listWords } from "../nutrition/words/noun.ts";
import { reasonText } from "../nutrition/words/reason-text.ts";
import type { FinishedPlan } from "../plans/make-plan.ts";
import { mealReason } from "../plans/view/meal-reason.ts";
import { numbersOf } from "../plans/view/numbers-of.ts";
import { viewDiet } from "../plans/view/view-diet.ts";
import { viewTargets } from "../plans/view/view-targets.ts";
import { DAY_NAMES, groupedNumber } from "../plans/words/place-words.ts";
import { findExercise } from "../training/library/library.ts";
import { trainingReasonText } from "../training/words/training-reason-text.ts";
import type { CheckedPerson } from "./checked-person.ts";

/** What a line is, as far as a check reads it in another way. */
export type LineKind =
  | "title"
  | "target"
  | "item"
  | "swap"
  | "step"
  | "group"
  | "reason"
  | "shopping"
  | "exercise"
  | "typed";

/** One line as the member reads it, and where it stands: `diet.d1.almoco.2`, `training.A.1`, `shopping`. */
export type Line = {
  readonly where: string;
  readonly kind: LineKind;
  readonly text: string;
  /** Of a reason. */
  readonly code?: string;
};

type Shown = { readonly numbers: PlanView["numbers"]; readonly exclusions: Exclusions };
type Write = (where: string, kind: LineKind, text: string, code?: string) => void;

const SESSION_KINDS: Readonly<Record<TrainingSession["kind"], string>> = {
  "corpo-todo": "corpo todo",
  superior: "parte de cima",
  inferior: "parte de baixo",
  empurrar: "empurrar",
  puxar: "puxar",
  pernas: "pernas",
  leve: "leve",
};

/** The whole plan in the member's words, line by line; without figures for those who hide them. */
export function renderPlan(plan: FinishedPlan, person: CheckedPerson): Line[] {
  const lines: Line[] = [];
  const write: Write = (where, kind, text, code) => {
    lines.push({ where, kind, text, ...(code !== undefined && { code }) });
  };
  const { numbers, facts, rows } = triageOf(person.answers, person.context, person.today);
  const shown: Shown = {
    numbers: numbersOf(numbers),
    exclusions: exclusionsOf(person.answers, facts, person.rows ?? rows, person.overrides),
  };
  writeTargets(plan, shown, write);
  if (plan.diet) writeDiet(plan, plan.diet, shown, write);
  if (plan.training) writeTraining(plan.training, write);
  writeReasons(plan, shown, write);
  return lines;
}

function writeTargets(plan: FinishedPlan, { numbers }: Shown, write: Write): void {
  const targets = plan.diet && numbers === "shown" ? viewTargets(plan) : null;
  if (!targets) return;
  const { kcal, kcalLow, kcalHigh, protein, fibre, waterMl } = targets;
  write("targets", "title", "Metas do dia");
  write("targets.kcal", "target", `Energia: ${groupedNumber(kcal)} kcal`);
  write("targets.kcal", "target", `O dia está na meta de ${groupedNumber(kcalLow)} a ${groupedNumber(kcalHigh)} kcal`);
  write("targets.protein", "target", `Proteína: ${protein} g`);
  write("targets.fibre", "target", `Fibra: ${fibre} g ou mais`);
  const water = waterMl === null ? "converse com seu médico" : `${groupedNumber(waterMl)} ml`;
  write("targets.waterMl", "target", `Água: ${water}`);
}

function writeDiet(plan: FinishedPlan, diet: Diet, { numbers, exclusions }: Shown, write: Write): void {
  const reasonOf = (slot: MealSlot, day: string): string | null => {
    const found = mealReason(plan.reasons, slot, day);
    return found ? reasonText(found, numbers) : null;
  };
  const view = viewDiet(withoutSwaps(diet), { numbers, exclusions, reasonOf });
  const swaps = swapsOf(diet, exclusions);
  if (view.method === "equivalents") {
    write("diet", "title", "Grupos e porções de cada refeição");
    for (const { slot, title, time, portions } of view.meals) {
      write(`diet.${slot}`, "title", `${title}, ${time}`);
      for (const portion of portions) write(`diet.${slot}`, diet.method === "free" ? "typed" : "group", portion);
    }
    return;
  }
  for (const { id, meals } of view.days) {
    write(`diet.${id}`, "title", DAY_NAMES[id] ?? id);
    for (const meal of meals) writeMeal(meal, swaps, numbers, write);
  }
  if (diet.method !== "foods") return;
  write("shopping", "title", "Lista de compras da semana");
  for (const { title, items } of shoppingListOf(diet)) {
    write("shopping", "title", title);
    for (const { name, amount, hint } of items) {
      const end = amount.endsWith(".") ? " " : ". ";
      write("shopping", "shopping", `${name}: ${amount}${hint === null ? "" : `${end}${hint}`}`);
    }
  }
}

type Swaps = ReadonlyMap<string, readonly Portion[]>;

/** A week offers hundreds of swaps: they are written from the document, and not viewed one by one. */
function withoutSwaps(diet: Diet): Diet {
  if (diet.method !== "foods") return diet;
  const bare = (meal: PlanMeal): PlanMeal => ({ ...meal, items: meal.items.map((item) => ({ ...item, swaps: [] })) });
  return { ...diet, days: diet.days.map((day) => ({ ...day, meals: day.meals.map(bare) })) };
}

/** By the item, without what its view leaves out. */
const swapsOf = (diet: Diet, exclusions: Exclusions): Swaps =>
  new Map(
    diet.method === "foods"
      ? diet.days.flatMap(({ meals }) =>
          meals.flatMap(({ items }) =>
            items.map(({ id, swaps }) => [id, swaps.filter(({ food }) => !isExcluded(exclusions, food))] as const),
          ),
        )
      : [],
  );

function writeMeal(meal: MealView, swaps: Swaps, numbers: PlanView["numbers"], write: Write): void {
  const { id, title, time, name, items, how, note, reason } = meal;
  const where = `diet.${id}`;
  write(where, "title", `${title}, ${time}: ${name}`);
  for (const item of items) {
    const place = `diet.${item.id}`;
    write(place, "item", viewText(item));
    for (const one of item.or ?? []) write(place, "item", `ou ${viewText(one)}`);
    for (const swap of swaps.get(item.id) ?? []) write(place, "swap", portionText(swap, numbers));
  }
  for (const step of how) write(where, "step", step);
  if (note !== undefined) write(where, "typed", note);
  if (reason !== null) write(where, "reason", reason);
}

/** The same portions come again and again. */
const texts = new Map<string, string>();
const MOST_TEXTS = 50_000;

function portionText(portion: Portion, numbers: PlanView["numbers"]): string {
  const key = `${portion.food} ${portion.unit} ${portion.count} ${numbers}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const isShown = numbers === "shown";
  const measure = isShown ? describeMeasure(portion) : handMeasure(portion);
  const text = lineOf(foodName(portion.food), measure, isShown ? portion.grams : null);
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(key, text);
  return text;
}

const viewText = ({ name, measure, figures }: PortionView): string => lineOf(name, measure, figures?.grams ?? null);

const lineOf = (name: string, measure: string, grams: number | null): string =>
  grams === null ? `${name}: ${measure}` : `${name}: ${measure} (${groupedNumber(grams)} g)`;

function writeTraining({ sessions, cardio, walks, reserve }: Training, write: Write): void {
  write("training", "title", "Treinos");
  for (const session of sessions) writeSession(session, reserve[0] ?? 0, write);
  const [first = 0] = cardio.minutes;
  if (first > 0) {
    const [low, high] = cardio.effort;
    write(
      "training.cardio",
      "exercise",
      `Cardio da semana: ${cardio.minutes.join(", ")} minutos, esforço de ${low} a ${high}`,
    );
    for (const id of cardio.exercises) write("training.cardio", "exercise", nameOf(id));
  }
  if (walks > 0) write("training.walks", "exercise", `Caminhadas: ${walks} ${walks === 1 ? "dia" : "dias"} na semana`);
}

/** "45 segundos", "1 minuto", "2 minutos e meio". */
function durationWords(seconds: number): string {
  if (seconds < 60 || seconds % 30 !== 0) return `${seconds} segundos`;
  const minutes = Math.floor(seconds / 60);
  return `${minutes} ${minutes === 1 ? "minuto" : "minutos"}${seconds % 60 === 0 ? "" : " e meio"}`;
}

function writeSession(
  { id, kind, minutes, warmUp, exercises, note, short }: TrainingSession,
  reserve: number,
  write: Write,
): void {
  const where = `training.${id}`;
  write(where, "title", `Treino ${id}, ${SESSION_KINDS[kind]}: ${minutes[0] ?? 0} minutos na primeira semana`);
  for (const { exercise, unit, count, percent } of warmUp) {
    const side = findExercise(exercise)?.unilateral ? " de cada lado" : "";
    write(
      `${where}.aquecimento`,
      "exercise",
      `Aquecimento: ${nameOf(exercise)}, ${unit === "seconds" ? durationWords(count) : `${count} vezes`}${side}${percent === undefined ? "" : `, com ${percent} % da carga`}`,
    );
  }
  for (const planned of exercises) writeExercise(planned, reserve, write);
  if (short) write(where, "exercise", `Sem tempo hoje? ${short.parts.length} exercícios em ${short.minutes} minutos`);
  if (note !== undefined) write(where, "typed", note);
}

function writeExercise(planned: PlannedExercise, reserve: number, write: Write): void {
  const { id, exercise, sets, unit, target, restSeconds, pair, ladder, swaps } = planned;
  const where = `training.${id}`;
  const [low, high] = target;
  const range = low === high ? String(low) : `${low} a ${high}`;
  const count = unit === "seconds" ? `${range} segundos` : `${range} repetições`;
  const side = findExercise(exercise)?.unilateral ? " de cada lado" : "";
  const paired = pair === null ? "" : `, em dupla ${pair}`;
  const left = unit === "reps" ? `, parando com ${reserve} de sobra` : "";
  write(
    where,
    "exercise",
    `${nameOf(exercise)}: ${sets[0] ?? 0} × ${count}${side}, descanso de ${restSeconds} s${paired}${left}`,
  );
  write(where, "exercise", `Séries nas quatro semanas: ${sets.join(", ")}`);
  if (ladder.length > 1)
    write(where, "exercise", `Do mais fácil ao mais difícil: ${listWords(ladder.map(nameOf), "e")}`);
  if (swaps.length > 0) write(where, "exercise", `Trocas: ${listWords(swaps.map(nameOf), "ou")}`);
}

const nameOf = (id: string): string => findExercise(id)?.name ?? "exercício que saiu da biblioteca";

function writeReasons({ reasons, diet, training }: FinishedPlan, { numbers }: Shown, write: Write): void {
  write("reasons", "title", "Por que o plano é assim");
  for (const reason of reasons) {
    const isOfTraining = reason.path.startsWith("training");
    if (isOfTraining ? !training : !diet) continue;
    const text = isOfTraining ? trainingReasonText(reason) : reasonText(reason, numbers);
    if (text !== null) write(`reasons.${reason.path}`, "reason", text, reason.code);
  }
}

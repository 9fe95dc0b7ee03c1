import { activityFactorOf } from "../../intake/facts/activity.ts";
import { wholeYears } from "../../intake/facts/dates.ts";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { foldText } from "../../nutrition/search/fold-word.ts";
import type { FinishedPlan } from "../../plans/make-plan.ts";
import type { CheckedPerson, Contradiction } from "../checked-person.ts";
import type { Limits } from "../limits.ts";
import type { Line } from "../render-plan.ts";
import { energyOfGroups } from "./group-limit-checks.ts";

/** What the body spends and needs at least, by Mifflin and St Jeor: worked out here once more. */
const CONSTANT = { feminino: -161, masculino: 5, decidir: -78 } as const;
const LEAST_KCAL = { feminino: 1200, masculino: 1500, decidir: 1500 } as const;
const SHARE_OF_RESTING = 0.9;
const MILK_KCAL = 350;
/** Targets stand on steps of 50. */
const HALF_STEP = 25;
const MOST_CUT = 750;
/** Every item of a day is rounded by itself. */
const ROUNDING_OF_A_DAY = 20;

type Energy = { readonly tdee: number; readonly floor: number };

/** Undefined when an answer is missing. */
function energyOf({ answers, today }: CheckedPerson): Energy | undefined {
  const { q02, q03, q04: cm, q05: kg, s8 } = answers;
  const factor = activityFactorOf(answers);
  if (!q02 || !q03 || !cm || !kg || !factor) return undefined;
  const resting = 10 * kg + 6.25 * cm - 5 * wholeYears(q02, today) + CONSTANT[q03];
  const isMilk = s8 === "amamentando" && q03 !== "masculino";
  return {
    tdee: resting * factor + (isMilk ? MILK_KCAL : 0),
    floor: Math.max(LEAST_KCAL[q03], SHARE_OF_RESTING * resting),
  };
}

/** Targets and days above the floor, no deeper cut than the rows allow, and words that say what the figures say. */
export function energyChecks(
  { targets, diet }: FinishedPlan,
  lines: readonly Line[],
  person: CheckedPerson,
  limits: Limits,
): Contradiction[] {
  const energy = energyOf(person);
  if (!targets || !energy) return [];
  const { kcal } = targets;
  const { tdee, floor } = energy;
  const most = limits.maxDeficitPct === null ? MOST_CUT + HALF_STEP : limits.maxDeficitPct * tdee + 1;
  const mayCut = limits.maxDeficitPct !== 0;
  const found: Contradiction[] = [];
  const add = (code: string, where: string, text: string): void => void found.push({ code, where, text });
  if (kcal < floor - 1) add("energy-below-floor", "targets.kcal", `${kcal} kcal, e o piso é ${Math.ceil(floor)}`);
  if (mayCut ? kcal < tdee - most : kcal < tdee - HALF_STEP - 1)
    add("energy-cut", "targets.kcal", `${kcal} kcal, e o gasto é ${Math.round(tdee)}`);
  if (diet?.method === "foods") {
    for (const { id, meals } of diet.days) {
      const day = meals.flatMap(({ items }) => items).reduce((sum, { food, grams }) => sum + kcalOf(food, grams), 0);
      if (day < floor - ROUNDING_OF_A_DAY) add("energy-below-floor", `diet.${id}`, `${Math.round(day)} kcal no dia`);
    }
  }
  if (diet?.method === "equivalents") {
    const day = energyOfGroups(diet);
    if (day !== undefined && day < floor - ROUNDING_OF_A_DAY)
      add("energy-below-floor", "diet", `${Math.round(day)} kcal nos grupos do dia`);
  }
  const saysNothingOfLoss = NO_WORD_OF_LOSS.some((note) => limits.notes.has(note));
  const isCut = kcal < tdee - 2 * HALF_STEP;
  for (const { where, text, code, kind } of lines) {
    if (!SENTENCES.has(kind) || SAYS_WHY_NOT.has(code ?? "")) continue;
    const folded = foldText(text);
    const loss = saysNothingOfLoss ? LOSS : isOfTraining(where) ? NEVER : CUT;
    if (!mayCut && loss.test(folded.replace(REFUSED_LOSS, " "))) add("deficit-word", where, text);
    if (isCut && NO_CUT.test(folded)) add("text-false-no-cut", where, text);
  }
  return found;
}

const kcalOf = (id: string, grams: number): number => ((findFood(id)?.per100.kcal ?? 0) * grams) / 100;

/** Names and measures say nothing of energy. */
const SENTENCES: ReadonlySet<Line["kind"]> = new Set(["title", "target", "step", "group", "reason"]);
const isOfTraining = (where: string): boolean => where.includes("training");
/** They oblige to say nothing of loss; others only that no word speaks of a cut that is none. */
const NO_WORD_OF_LOSS = ["sem-deficit", "manutencao", "nunca-plano-de-perda", "meta-recusada-com-carinho"];
const NEVER = /^\b$/;
const CUT = /\b(deficit|menos do que voce gasta|cort(e|ar|amos|a) (de )?(calorias|energia))\b/;
const LOSS =
  /\b(deficit|emagrec\w*|perder peso|perda de peso|perder gordura|menos do que voce gasta|cort(e|ar|amos|a) (de )?(calorias|energia))\b/;
const REFUSED_LOSS =
  /\b(sem|nenhum|nada de|nunca|nao ha|nao tem) (deficit|corte|emagrecer|perder peso|perda de peso)\b/g;
const NO_CUT = /\bsem (corte|deficit)\b/;
/** They say why nothing is cut. */
const SAYS_WHY_NOT: ReadonlySet<string> = new Set(["targets.no-margin"]);

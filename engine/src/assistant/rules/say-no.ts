import type { Block } from "@app/contract/assistant";
import { EXCLUSION_KINDS } from "@app/contract/exclusions";
import { ALLERGEN_WORDS } from "../../exclusions/allergen-names.ts";
import type { ExclusionReason } from "../../exclusions/exclusions.ts";
import { excludedIn } from "../../exclusions/food-mentions.ts";
import type { Allergen } from "../../nutrition/catalogue/food.ts";
import type { Eating } from "../../nutrition/target-rules.ts";
import type { Region } from "../../training/library/exercise.ts";
import { exercisesIn } from "../../training/library/exercise-mentions.ts";
import { linkBlock, textBlock } from "../blocks/blocks.ts";
import type { Limits } from "../limits/limits.ts";
import { basicTexts } from "./basic-texts.ts";
import type { Asked } from "./rule.ts";
import { capitalise } from "./words.ts";

const { limits: texts } = basicTexts;
const MOST_FOODS = 2;
/** What is asked stands in the beginning of a long text. */
const READ = 2_000;
const ARTICLES = /^(?:uma?s?|uns|o|a|os|as|meia?|de|d[oa]s?) /i;

const EATING: Readonly<Record<Eating, string>> = {
  vegano: "só o que vem das plantas",
  ovolacto: "ovos e leite, sem carnes",
  peixe: "peixe, sem carnes",
  "sem-carne-vermelha": "sem carne vermelha",
  "de-tudo": "de tudo",
};
const REGIONS: Readonly<Record<Region, string>> = {
  ombro: "do ombro",
  lombar: "da lombar",
  joelho: "do joelho",
  quadril: "do quadril",
  punho: "do punho",
  tornozelo: "do tornozelo",
};

/** A clear no to what a question names and the member must not eat or load, with its reason; null: it names nothing such. */
export function sayNo({ text, limits }: Asked, how: "whole" | "alone" = "whole"): Block[] | null {
  const foods = sayNoToFoods(text, limits);
  const exercises = sayNoToExercises(text, limits);
  if (foods.length + exercises.length === 0) return null;
  if (how === "alone") return [textBlock(...foods, ...exercises)];
  return [
    textBlock(
      ...foods,
      foods.length > 0 && texts.instead,
      ...exercises,
      exercises.length > 0 && texts.insteadOfExercise,
    ),
    linkBlock(foods.length > 0 ? "/app/plano" : "/app/plano/treino"),
  ];
}

function sayNoToFoods(question: string, { exclusions }: Limits): string[] {
  const named = excludedIn(question.slice(0, READ), exclusions);
  if (named.some(({ reasons }) => reasons.length === 0)) return [texts.unread];
  const said = new Map(named.map(({ said: name, reasons }) => [nameOf(name), gravest(reasons)]));
  return [...said].slice(0, MOST_FOODS).flatMap(([name, reason]) => (reason ? [whyNot(name, reason)] : []));
}

/** A family is refused only where none of it is left. */
function sayNoToExercises(question: string, { overloads }: Limits): string[] {
  const named = exercisesIn(question.slice(0, READ)).flatMap(({ movements }): string[] => {
    const regions = movements.map(overloads);
    const [region] = regions;
    if (region === undefined || regions.includes(undefined)) return [];
    return [texts.loaded.replace("{regiao}", REGIONS[region])];
  });
  return [...new Set(named)].slice(0, MOST_FOODS);
}

/** What is in the food before what may be in it, and that before what is chosen. */
const gravest = (reasons: readonly ExclusionReason[]): ExclusionReason | undefined =>
  EXCLUSION_KINDS.flatMap((kind) => reasons.find((reason) => reason.kind === kind) ?? [])[0];

const nameOf = (said: string): string => said.toLowerCase().replace(ARTICLES, "");

function whyNot(name: string, { kind, what }: ExclusionReason): string {
  const said = texts[kind]
    .replace("{alimento}", name)
    .replace("{alergeno}", ALLERGEN_WORDS[what as Allergen] ?? what)
    .replace("{jeito}", EATING[what as Eating] ?? what);
  return capitalise(said);
}

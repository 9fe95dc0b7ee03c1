import type { EquivalentsDiet, MealSlot } from "@app/contract/plan-document";
import { type EquivalentFoods, type EquivalentLimits, listEquivalentFoods } from "../equivalents/equivalent-foods.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import { HANDS } from "./hand-measure.ts";
import { describeCount, feminine, listWords, masculine, type Noun } from "./noun.ts";

const FRUIT = feminine("fruta");
const NOUNS: Readonly<Record<string, Noun>> = {
  punho: HANDS.punho.noun,
  palma: HANDS.palma.noun,
  "mão cheia": HANDS["mão cheia"].noun,
  concha: HANDS.concha.noun,
  fio: HANDS.fio.noun,
  fatia: feminine("fatia"),
  xícara: feminine("xícara"),
  pote: masculine("pote"),
  "colher de sopa": feminine("colher de sopa", "colheres de sopa"),
  punhado: masculine("punhado"),
  "pão francês": masculine("pão francês", "pães franceses"),
  ovo: masculine("ovo"),
  batata: feminine("batata"),
  tapioca: feminine("tapioca"),
  "espiga de milho": feminine("espiga de milho", "espigas de milho"),
  fruta: FRUIT,
};

/** Portions of a meal in words, with the foods that the person may eat: `1 punho de arroz, macarrão ou mandioca`. */
export const describeGroups = (
  { slot, groups }: Pick<EquivalentsDiet["meals"][number], "slot" | "groups">,
  limits: EquivalentLimits,
): string[] => groups.map(({ group, portions }) => describeGroup(slot, group, portions, limits)).filter(Boolean);

function describeGroup(slot: MealSlot, group: string, portions: number, limits: EquivalentLimits): string {
  const choices = listEquivalentFoods(MEAL_OF_SLOT[slot], group, limits).map((line) => describeLine(line, portions));
  const hasList = choices.slice(0, -1).some((choice) => choice.includes(" ou "));
  return hasList ? choices.join(", ou ") : listWords(choices, "ou");
}

function describeLine({ measure, perPortion, foods }: EquivalentFoods, portions: number): string {
  const count = roundCount(portions * perPortion);
  const names = listWords(
    foods.map(({ name }) => name),
    "ou",
  );
  if (measure === "") return describeCount(count, nounOf(names));
  const counted = describeCount(count, nounOf(measure));
  return NOUNS[measure] === FRUIT ? `${counted}: ${names}` : `${counted} de ${names}`;
}

/** Halves are said of small counts only. */
const roundCount = (count: number): number =>
  count < 3 ? Math.max(0.5, Math.round(count * 2) / 2) : Math.round(count);

function nounOf(word: string): Noun {
  const noun = NOUNS[word];
  if (!noun) throw new Error(`${word} has no plural`);
  return noun;
}

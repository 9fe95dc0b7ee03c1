import type { EquivalentsDiet, MealSlot } from "@app/contract/plan-document";
import { type Exclusions, mayNameFoods } from "../../exclusions/exclusions.ts";
import { type EquivalentFoods, listEquivalentFoods } from "../equivalents/equivalent-foods.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import { HANDS } from "./hand-measure.ts";
import { describeCount, feminine, listWords, masculine, type Noun } from "./noun.ts";

const FRUIT = feminine("fruta");
const PORTION = feminine("porção", "porções");
const UNNAMED: Readonly<Record<string, string>> = {
  cereais: "cereal ou raiz que você já come bem",
  paes: "cereal que você já come bem",
  carnes: "proteína que você já come bem",
  "proteinas-vegetais": "proteína vegetal que você já come bem",
  laticinios: "bebida que você já toma bem",
  "frango-desfiado": "proteína que você já come bem",
  "grao-de-bico": "proteína vegetal que você já come bem",
  "laticinios-desnatados": "bebida que você já toma bem",
  "bebidas-vegetais": "bebida que você já toma bem",
  leguminosas: "grão que você já come bem",
  "vegetais-a": "verdura que você já come bem",
  "vegetais-b": "legume que você já come bem",
  oleos: "gordura de cozinha que você já usa bem",
  "frutas-a": "fruta que você já come bem",
  "frutas-b": "fruta que você já come bem",
  oleaginosas: "lanche pequeno que você já come bem",
};
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
  exclusions: Exclusions,
): string[] => groups.map(({ group, portions }) => describeGroup(slot, group, portions, exclusions)).filter(Boolean);

/** The same without a food: `2 porções de proteína que você já come bem`. */
export const describeUnnamedGroups = ({ groups }: Pick<EquivalentsDiet["meals"][number], "groups">): string[] =>
  groups.map(({ group, portions }) => describeUnnamed(group, portions));

function describeGroup(slot: MealSlot, group: string, portions: number, exclusions: Exclusions): string {
  if (!mayNameFoods(exclusions)) return describeUnnamed(group, portions);
  const choices = listEquivalentFoods(MEAL_OF_SLOT[slot], group, exclusions).map((line) =>
    describeLine(line, portions),
  );
  const hasList = choices.slice(0, -1).some((choice) => choice.includes(" ou "));
  return hasList ? choices.join(", ou ") : listWords(choices, "ou");
}

/** An allergy that nobody has read yet may be to any food: the group is said, and none of its foods. */
const describeUnnamed = (group: string, portions: number): string =>
  `${describeCount(roundCount(portions), PORTION)} de ${UNNAMED[group] ?? group}`;

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

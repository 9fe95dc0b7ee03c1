import type { LockContext } from "@app/contract/staff/plans";
import { suitsAllergies, suitsEating } from "../../nutrition/catalogue/catalogue.ts";
import type { Allergen, Food } from "../../nutrition/catalogue/food.ts";
import type { Eating } from "../../nutrition/target-rules.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { listWords } from "../../nutrition/words/noun.ts";

const ALLERGEN_WORDS: Readonly<Record<Allergen, string>> = {
  "leite-proteina": "proteína do leite",
  lactose: "lactose",
  gluten: "glúten",
  ovo: "ovo",
  amendoim: "amendoim",
  castanhas: "castanhas",
  soja: "soja",
  peixe: "peixe",
  crustaceos: "crustáceos",
  gergelim: "gergelim",
};

const EATING_WORDS: Readonly<Record<Eating, string>> = {
  vegano: "este plano é vegano",
  ovolacto: "este plano é ovolactovegetariano",
  peixe: "este plano tem peixe, mas não carne nem frango",
  "sem-carne-vermelha": "este plano é sem carne vermelha",
  "de-tudo": "este plano é de quem come de tudo",
};

type Limits = Pick<LockContext, "eating" | "allergies" | "severe">;
export type Refusal = { readonly kind: "allergen" | "eating"; readonly text: string };

/** Why a food may not stand in this plan; undefined when it may. `said` is the word that was written. */
export function refusalOf(
  food: Food,
  { eating, allergies, severe }: Limits,
  said = foodName(food.id),
): Refusal | undefined {
  const listed = allergies as readonly Allergen[];
  if (!suitsAllergies(food, listed, severe)) return { kind: "allergen", text: allergenText(food, listed, said) };
  if (eating in EATING_WORDS && !suitsEating(food, eating as Eating)) {
    return { kind: "eating", text: `${said} não entra: ${EATING_WORDS[eating as Eating]}` };
  }
  return undefined;
}

function allergenText(food: Food, allergies: readonly Allergen[], said: string): string {
  const within = allergies.filter((one) => food.contains.includes(one));
  if (within.length > 0) return `${said} tem ${wordsOf(within)}, que este plano não pode ter`;
  const traces = allergies.filter((one) => food.mayContain.includes(one));
  return `${said} pode ter traços de ${wordsOf(traces)}, e a reação já foi grave`;
}

const wordsOf = (allergens: readonly Allergen[]): string =>
  listWords(
    allergens.map((one) => ALLERGEN_WORDS[one]),
    "e",
  );

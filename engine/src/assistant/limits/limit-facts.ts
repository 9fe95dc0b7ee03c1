import { ALLERGEN_WORDS } from "../../exclusions/allergen-names.ts";
import { type ExclusionReason, type Exclusions, mayNameFoods } from "../../exclusions/exclusions.ts";
import type { Allergen } from "../../nutrition/catalogue/food.ts";
import type { Eating } from "../../nutrition/target-rules.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import type { MemberFacts } from "../prompt/system-prompt.ts";

const EATING: Readonly<Record<Eating, string>> = {
  vegano: "nada de origem animal",
  ovolacto: "carne, frango e peixe",
  peixe: "carne e frango",
  "sem-carne-vermelha": "carne vermelha",
  "de-tudo": "",
};
/** Of what a note excludes as many foods are named as make it plain. */
const MOST_FOODS = 12;

/** What is not eaten, as a model is told it: the foods, and neither the disease nor the person. */
export function limitFacts(exclusions: Exclusions): Pick<MemberFacts, "notEaten" | "hasUnreadAllergy"> {
  const notEaten = exclusions.reasons.map((reason, place) => wordsOf(reason, place, exclusions)).filter(Boolean);
  return { notEaten: [...new Set(notEaten)], hasUnreadAllergy: !mayNameFoods(exclusions) };
}

function wordsOf({ kind, what }: ExclusionReason, place: number, { foods }: Exclusions): string {
  switch (kind) {
    case "coeliac":
    case "traces":
      return `${ALLERGEN_WORDS[what as Allergen] ?? what}, nem traços`;
    case "allergy":
      return ALLERGEN_WORDS[what as Allergen] ?? what;
    case "eating":
      return EATING[what as Eating] ?? what;
    case "note": {
      const named = Object.keys(foods).filter((id) => foods[id]?.includes(place));
      return named.slice(0, MOST_FOODS).map(foodName).join(", ");
    }
    case "typed-allergy":
    case "dislike":
      return what;
  }
}

import type { Portion } from "@app/contract/plan-document";
import { getFood } from "../catalogue/catalogue.ts";
import type { Food, FoodId } from "../catalogue/food.ts";
import { describeMeasure } from "./describe-measure.ts";
import { describeCount, feminine, masculine, type Noun } from "./noun.ts";

type Hand = { readonly noun: Noun; readonly grams: number };

/** Grams that a hand holds; the ruler goes with the person, so that nothing is weighed. */
export const HANDS = {
  punho: { noun: masculine("punho"), grams: 110 },
  palma: { noun: feminine("palma"), grams: 100 },
  "mão cheia": { noun: feminine("mão cheia", "mãos cheias"), grams: 30 },
  concha: { noun: feminine("concha"), grams: 140 },
  fio: { noun: masculine("fio"), grams: 5 },
} as const satisfies Readonly<Record<string, Hand>>;

/** Dry foods fill no fist: spoons and units say more. */
const DRY_KCAL = 200;
const SPOONS = new Set(["cs", "sv", "es"]);
/** Less of a hand than this is said in the measure of the kitchen. */
const LEAST_SHARE = 0.35;

/** A portion without figures of energy or grams: `1 punho`, `2 mãos cheias`; a kitchen measure where no hand fits. */
export function handMeasure(portion: Pick<Portion, "food" | "unit" | "count" | "grams">): string {
  const hand = handOf(getFood(portion.food as FoodId), portion.unit);
  const share = hand ? portion.grams / hand.grams : 0;
  if (!hand || share < LEAST_SHARE) return describeMeasure(portion);
  return describeCount(Math.max(0.5, Math.round(share * 2) / 2), hand.noun);
}

function handOf({ group, aisle, per100 }: Food, unit: string): Hand | null {
  switch (group) {
    case "cereais":
      return (per100.kcal ?? 0) < DRY_KCAL && unit !== "un" ? HANDS.punho : null;
    case "carnes":
      return aisle === "ovos" ? null : HANDS.palma;
    case "leguminosas":
      return aisle === "laticinios" ? (unit === "fa" ? HANDS.palma : null) : HANDS.concha;
    case "vegetais-a":
    case "vegetais-b":
      return unit === "prato" ? HANDS["mão cheia"] : SPOONS.has(unit) ? HANDS.punho : null;
    case "oleos":
      return aisle === "oleos" ? HANDS.fio : null;
    default:
      return null;
  }
}

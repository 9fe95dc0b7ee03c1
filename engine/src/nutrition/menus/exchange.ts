import type { Portion } from "@app/contract/plan-document";
import { breakfastAndSnackExchanges } from "../../../data/exchanges/breakfasts-and-snacks.ts";
import { plateExchanges } from "../../../data/exchanges/plates.ts";
import { findMeasure, getFood } from "../catalogue/catalogue.ts";
import type { Food, FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { numberOf } from "../catalogue/read-table.ts";
import type { Meal, PartName } from "../meals/meal.ts";
import { roundToDecimals } from "../rounding.ts";
import { portionOf } from "./portion.ts";

/** A portion may be half of what one usually serves, or a little more than one and a half times as much. */
const USUAL_RANGE = [0.5, 1.6] as const;

/** A food that may take another's place, in every amount that one would serve. */
type Offer = {
  readonly food: Food;
  readonly unit: UnitKey;
  readonly portions: readonly Portion[];
};

type Exchange = {
  readonly meals: readonly Meal[];
  readonly parts: readonly PartName[];
  readonly offers: readonly Offer[];
  readonly replaceOnly: readonly Offer[];
};

/**
 * Foods that take each other's place, as one would eat them in that meal; those of one group are exchanged. A food is written
 * `id measure usual step`: the count one usually serves and the smallest change of it. A food in two measures is offered in
 * the nearer one.
 */
type ExchangeText = {
  readonly meals: readonly Meal[];
  readonly parts: readonly PartName[];
  readonly foods: readonly string[];
  /** May go, but is never offered. */
  readonly replaceOnly?: readonly string[];
};

const readExchange = ({ meals, parts, foods, replaceOnly = [] }: ExchangeText): Exchange => ({
  meals,
  parts,
  offers: foods.map(readOffer),
  replaceOnly: replaceOnly.map(readOffer),
});

/** `taco:3 cs 4 1`. */
function readOffer(text: string): Offer {
  const [id = "", unit = "", usual, step, ...rest] = text.split(" ");
  const measure = findMeasure(id as FoodId, unit as UnitKey);
  if (!measure || rest.length > 0) throw new Error(`"${text}" is no food to exchange`);
  return {
    food: getFood(measure.food),
    unit: measure.unit,
    portions: countsOf(numberOf(usual, text), numberOf(step, text)).map((count) =>
      portionOf(measure.food, measure.unit, count),
    ),
  };
}

function countsOf(usual: number, step: number): number[] {
  const [least, most] = USUAL_RANGE.map((share) => roundToDecimals((share * usual) / step, 6)) as [number, number];
  const first = Math.max(1, Math.ceil(least));
  return Array.from({ length: Math.floor(most) - first + 1 }, (_, index) => (first + index) * step);
}

const offersByPlace = new Map<string, Offer[]>();
const placeOf = (meal: Meal, part: PartName, food: string, unit: string): string => `${meal} ${part} ${food} ${unit}`;

const texts: readonly ExchangeText[] = [...plateExchanges, ...breakfastAndSnackExchanges];
for (const { meals, parts, offers, replaceOnly } of texts.map(readExchange)) {
  for (const meal of meals) {
    for (const part of parts) {
      for (const { food, unit } of [...offers, ...replaceOnly]) {
        const place = placeOf(meal, part, food.id, unit);
        const others = offers.filter((offer) => offer.food.id !== food.id && offer.food.group === food.group);
        offersByPlace.set(place, [...(offersByPlace.get(place) ?? []), ...others]);
      }
    }
  }
}

/** What may take the place of a food in this part of this meal. */
export const listOffers = (
  meal: Meal,
  part: PartName,
  { food, unit }: Pick<Portion, "food" | "unit">,
): readonly Offer[] => offersByPlace.get(placeOf(meal, part, food, unit)) ?? [];

/** Every food that may be offered. */
export const listExchangedFoods = (): FoodId[] => [
  ...new Set([...offersByPlace.values()].flatMap((offers) => offers.map(({ food }) => food.id))),
];

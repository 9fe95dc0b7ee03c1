import type { PlanItem, PlanMeal, Portion } from "@app/contract/plan-document";
import { findFood } from "../../nutrition/catalogue/catalogue.ts";
import { EQUIVALENT_GROUPS } from "../../nutrition/equivalents/equivalent-foods.ts";
import { describeMeasure } from "../../nutrition/words/describe-measure.ts";
import { foodName } from "../../nutrition/words/food-name.ts";
import { capitalise } from "../../nutrition/words/noun.ts";
import { isSame } from "../diff/is-same.ts";
import type { PlanHalves } from "../halves.ts";
import { findPortion, hasMeasure } from "../items/portion.ts";
import { placeOf } from "../words/place-words.ts";
import { refusalOf } from "./allowed-food.ts";
import type { Lock, LockInput } from "./lock.ts";

/** What stands on a plate, is served just as well, or is offered in its place: known, allowed, with the catalogue's figures. */
export function foodLocks({ current, next, context }: LockInput): Lock[] {
  if (next.diet?.method === "equivalents") return groupLocks(next.diet.meals);
  const refused = refuserOf(context);
  const published = new Map(mealsOf(current).flatMap(({ items }) => items.map((item) => [item.id, item])));
  return mealsOf(next).flatMap((meal) =>
    meal.items.flatMap((item) => itemLocks(item, meal, published.get(item.id), refused)),
  );
}

const mealsOf = (halves: PlanHalves | null): PlanMeal[] =>
  halves?.diet?.method === "foods" ? halves.diet.days.flatMap(({ meals }) => meals) : [];

type Refuse = (portion: Pick<Portion, "food" | "unit">) => Refusal | undefined;
type Refusal = { readonly kind: Lock["kind"]; readonly text: string };

/** The same foods stand in many places: each is asked about once. */
function refuserOf(context: LockInput["context"]): Refuse {
  const known = new Map<string, Refusal | undefined>();
  return (portion) => {
    const key = `${portion.food} ${portion.unit}`;
    if (!known.has(key)) known.set(key, refuse(portion, context));
    return known.get(key);
  };
}

function refuse({ food, unit }: Pick<Portion, "food" | "unit">, context: LockInput["context"]): Refusal | undefined {
  const found = findFood(food);
  if (!found) return { kind: "unknown", text: `o alimento ${food} não está no catálogo` };
  if (!hasMeasure(food, unit)) return { kind: "unknown", text: `${foodName(food)} não tem essa medida` };
  return refusalOf(found, context);
}

function itemLocks(item: PlanItem, meal: PlanMeal, published: PlanItem | undefined, refused: Refuse): Lock[] {
  const path = `diet.${item.id}`;
  const others = item.or ? [...item.or, ...item.swaps] : item.swaps;
  const locks: Lock[] = [];
  const own = refused(item);
  if (own) locks.push(lock(own, path, repairOf(item, meal, refused)));
  for (const one of item.or ?? []) {
    const refusal = refused(one);
    if (refusal) locks.push(lock({ ...refusal, text: `na opção, ${refusal.text}` }, path, null));
  }
  const offers = item.swaps.flatMap((swap) => refused(swap) ?? []);
  if (offers[0]) locks.push(offersLock(offers, item, path));
  const wrong = hasRightFigures(item) ? others.find((portion) => !hasRightFigures(portion)) : item;
  // A version keeps the figures it was published with, whatever the catalogue says since.
  if (wrong && !(published && isSame(published, item))) {
    locks.push(
      lock({ kind: "numbers", text: `as contas de ${foodName(wrong.food)} não são as do catálogo` }, path, null),
    );
  }
  return locks;
}

/** What is offered goes without a choice: the item is kept, and takes no swaps. */
function offersLock(offers: readonly Refusal[], { food }: PlanItem, path: string): Lock {
  const kind = offers.find((one) => one.kind === "allergen")?.kind ?? offers[0]?.kind ?? "unknown";
  const text = `nas trocas, ${offers.map((one) => one.text).join("; ")}`;
  return lock({ kind, text }, path, { text: "Tirar as trocas deste item", food });
}

/** Objects of a plan do not change: what was found right stays so. */
const right = new WeakSet<Portion>();

/** A food or measure that the catalogue does not have is another lock. */
function hasRightFigures(portion: Portion): boolean {
  if (right.has(portion)) return true;
  const { food, unit, count } = portion;
  const expected = findPortion(food, unit, count);
  const isRight = expected ? FIGURES.every((key) => expected[key] === portion[key]) : !hasMeasure(food, unit);
  if (isRight) right.add(portion);
  return isRight;
}

const FIGURES = ["grams", "kcal", "protein", "fat", "carb", "fibre"] as const;

/** The first of what may take its place that may be eaten, and is not on the plate already. */
function repairOf({ or = [], swaps }: PlanItem, { items }: PlanMeal, refused: Refuse): Lock["repair"] {
  const fits = [...swaps, ...or].find((one) => !items.some(({ food }) => food === one.food) && !refused(one));
  return fits ? { text: `Trocar por ${foodName(fits.food)}, ${describeMeasure(fits)}`, food: fits.food } : null;
}

const groupLocks = (meals: readonly { slot: string; groups: readonly { group: string }[] }[]): Lock[] =>
  meals.flatMap(({ slot, groups }) =>
    groups
      .filter(({ group }) => !(group in EQUIVALENT_GROUPS))
      .map(({ group }) => lock({ kind: "unknown", text: `o grupo ${group} não existe` }, `diet.${slot}`, null)),
  );

const lock = ({ kind, text }: Refusal, path: string, repair: Lock["repair"]): Lock => ({
  kind,
  half: "diet",
  path,
  text: `${capitalise(placeOf(path))}: ${text}`,
  repair,
});

import type { PlanMeal } from "@app/contract/plan-document";
import { capitalise, listWords } from "../words/noun.ts";
import { foodSteps, type StepKind } from "./food-step.ts";

type Item = Pick<PlanMeal["items"][number], "food" | "unit" | "count">;

/** What a meal's text is made from. */
export type SteppedMeal = Pick<PlanMeal, "id" | "slot"> & {
  readonly items: readonly Item[];
  /** Some are made of what was cooked for the week. */
  readonly template?: string;
  /** Where it is eaten; at home when nothing is said. */
  readonly place?: PlanMeal["place"];
};

/** A food of a plate, in the words for its number. */
export type PlatePart = {
  readonly food: string;
  readonly kind: StepKind;
  readonly name: string;
  readonly cut: string;
  readonly step: string;
  /** Leaves in such an amount are a salad of their own. */
  readonly isPlateful: boolean;
  /** One spoon of it thickens nothing. */
  readonly isLittle: boolean;
};

const COUNTED = new Set(["un", "up", "coxa", "sobrecoxa", "bife", "filé", "posta", "medalhão"]);
const SERVED_PLACES = new Set(["quilo", "refeitorio", "prato-feito"]);
const RAW: ReadonlySet<StepKind> = new Set(["folha", "cru"]);

export const isLarge = ({ slot }: Pick<SteppedMeal, "slot">): boolean => slot === "almoco" || slot === "jantar";
/** Cooked by others. */
export const isServed = ({ place }: SteppedMeal): boolean => place !== undefined && SERVED_PLACES.has(place);
export const isRaw = ({ kind }: PlatePart): boolean => RAW.has(kind);

/** Monday's plate speaks otherwise than Tuesday's; the same plate of the same day always says the same. */
export const turnOf = ({ id }: SteppedMeal): number => (Number(id[1]) || 0) + id.length;
export const pick = <Value>(values: readonly [Value, ...Value[]], turn: number): Value =>
  values[turn % values.length] ?? values[0];

/** What is eaten boiled is sautéed only where the plate has the oil for it. */
const SAUTEED = /^refogue /;
const FATS: ReadonlySet<StepKind> = new Set(["oleo", "azeite"]);

/** A food without a step is not spoken of. */
export function partsOf(meal: SteppedMeal): PlatePart[] {
  const hasOil = meal.items.some(({ food }) => FATS.has(foodSteps.get(food)?.kind ?? "fruta"));
  return meal.items.flatMap(({ food, unit, count }) => {
    const known = foodSteps.get(food);
    if (!known) return [];
    const { kind, name, cut } = known;
    const of = count >= 2 && COUNTED.has(unit) ? "many" : "one";
    const steps = isLarge(meal) ? known.steps : known.lightSteps;
    const dry = kind === "legume" && !hasOil ? steps.filter(({ one }) => !SAUTEED.test(one)) : steps;
    const [first, ...others] = dry.length > 0 ? dry : steps;
    const step = first ? pick([first, ...others], turnOf(meal))[of] : "";
    return [{ food, kind, name: name[of], cut: cut[of], step, isPlateful: unit === "prato", isLittle: count < 2 }];
  });
}

export const without = (parts: readonly PlatePart[], others: readonly PlatePart[]): PlatePart[] =>
  parts.filter((part) => !others.includes(part));
export const namesOf = (parts: readonly PlatePart[]): string => listOnce(parts.map(({ name }) => name));
export const cutsOf = (parts: readonly PlatePart[]): string => listOnce(parts.map(({ cut }) => cut));
export const listOnce = (words: readonly string[]): string => listWords([...new Set(words)], "e");
export const sentence = (words: string): string => `${capitalise(words)}.`;
export const dessertOf = (fruit: readonly PlatePart[], meal: SteppedMeal): string =>
  sentence(pick([`deixe ${namesOf(fruit)} para a sobremesa`, `de sobremesa, ${namesOf(fruit)}`], turnOf(meal)));

import type { PlanDocument } from "@app/contract/plan-document";
import type { Swap } from "@app/contract/plans";

type Choice = Swap["choice"];

/**
 * A member's swaps that the next version still offers, and those that it does not. What the version has taken over itself
 * is neither, and so is what was of an earlier version.
 */
export function keptChoices(
  choices: readonly Choice[],
  before: PlanDocument,
  after: PlanDocument,
): { kept: Choice[]; lost: Choice[] } {
  const inForce = choices.filter((choice) => choice.plan === madeIn(choice, before) && isOffered(choice, before));
  return {
    kept: inForce.filter((choice) => isOffered(choice, after)),
    lost: inForce.filter((choice) => !isOffered(choice, after) && !isTaken(choice, after)),
  };
}

/** The version in which the half of a part was made: what the member's layer names. */
const madeIn = ({ part }: Choice, { madeIn: made }: PlanDocument): number =>
  /^d\d/.test(part) ? made.diet : made.training;

const mealsOf = ({ diet }: PlanDocument) => (diet?.method === "foods" ? diet.days.flatMap((day) => day.meals) : []);
const itemOf = (document: PlanDocument, part: string) =>
  mealsOf(document)
    .flatMap(({ items }) => items)
    .find(({ id }) => id === part);
const exerciseOf = ({ training }: PlanDocument, part: string) =>
  training?.sessions.flatMap(({ exercises }) => exercises).find(({ id }) => id === part);

function isOffered({ part, takes }: Choice, document: PlanDocument): boolean {
  const meals = mealsOf(document);
  const meal = meals.find(({ id }) => id === part);
  if (meal) return meals.some(({ id, slot }) => id === takes && slot === meal.slot);
  const swaps = itemOf(document, part)?.swaps.map(({ food }) => food) ?? exerciseOf(document, part)?.swaps;
  return swaps?.includes(takes) ?? false;
}

const isTaken = ({ part, takes }: Choice, document: PlanDocument): boolean =>
  itemOf(document, part)?.food === takes || exerciseOf(document, part)?.exercise === takes;

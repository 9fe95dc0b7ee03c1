import type { ExclusionReason, Exclusions } from "@app/contract/exclusions";
import type { Answers } from "../intake/answers.ts";
import type { Facts } from "../intake/facts/facts.ts";
import { foodsOf, isExcludedByNotes, type NoteCode, notesOfRows, packsOf } from "../notes/note-packs.ts";
import { catalogue, suitsEating } from "../nutrition/catalogue/catalogue.ts";
import { ALLERGENS, type Allergen, type Food } from "../nutrition/catalogue/food.ts";
import { type ReadAllergy, readAllergies, readDislikes } from "./typed-foods.ts";

export type { ExclusionReason, Exclusions };

/** A food that a professional allows although an answer excludes it; what is final stays excluded. */
export type Override = {
  readonly food: string;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  /** What excluded the food when it was allowed: an answer that comes later excludes it again. Absent: all of it. */
  readonly against?: readonly Pick<ExclusionReason, "kind" | "what">[];
};

/** Nothing is excluded. */
export const NO_EXCLUSIONS: Exclusions = { reasons: [], foods: {}, unreadAllergies: [], unreadDislikes: [] };

/** Of a day's slots, and of the meals that templates are for. */
const FIRST_MEAL = "cafe";
const COELIAC = "doenca-celiaca";
const COELIAC_SAID = /cel[ií]a[cq]/iu;

/**
 * What a person must not or does not eat, food by food, each with its reasons: ticked and typed allergies, traces,
 * conditions, the notes of the safety rows in force, the way of eating, dislikes. Everything that names or composes food
 * reads it.
 */
export function exclusionsOf(
  answers: Pick<Answers, "f2" | "s12">,
  facts: Pick<Facts, "eating" | "allergenTags" | "avoidTraces" | "severeReaction" | "conditions">,
  rows: readonly string[],
  overrides: readonly Override[] = [],
): Exclusions {
  const tags = ALLERGENS.filter((allergen) => facts.allergenTags?.includes(allergen));
  const isSevere = facts.severeReaction ?? false;
  const isCoeliac = facts.conditions?.includes(COELIAC) ?? false;
  const avoidsTraces = isSevere || (facts.avoidTraces ?? false);
  const typed = readAllergies(answers.s12?.other ?? "");
  // Whoever typed bread means every gluten there is: its traces count as those of a ticked one.
  const traced = avoidsTraces
    ? ALLERGENS.filter((allergen) => typed.allergies.some((one) => isWhole(allergen, one)))
    : [];
  const saysCoeliac = typed.allergies.some(({ said }) => COELIAC_SAID.test(said));
  const { dislikes, unread: unreadDislikes } = readDislikes(answers.f2 ?? []);
  const { eating = "de-tudo" } = facts;
  const notes = notesOfRows(rows);

  const reasonsFor = (food: Food): ExclusionReason[] => [
    ...tags.flatMap((allergen): ExclusionReason[] => {
      const isDisease = isCoeliac && allergen === "gluten";
      const isFinal = isSevere || isDisease;
      if (food.contains.includes(allergen))
        return [{ kind: isDisease ? "coeliac" : "allergy", what: allergen, isFinal }];
      return avoidsTraces && food.mayContain.includes(allergen) ? [{ kind: "traces", what: allergen, isFinal }] : [];
    }),
    ...typed.allergies
      .filter(({ foods }) => foods.has(food.id))
      .map(({ said }): ExclusionReason => ({ kind: "typed-allergy", what: said, isFinal: isSevere })),
    ...traced
      .filter((allergen) => !tags.includes(allergen) && food.mayContain.includes(allergen))
      .map((what): ExclusionReason => ({ kind: "traces", what, isFinal: isSevere })),
    ...(saysCoeliac && [...food.contains, ...food.mayContain].includes("gluten")
      ? [{ kind: "coeliac", what: "gluten", isFinal: true } as const]
      : []),
    ...notes
      .filter((note) => isExcludedByNotes([note], food))
      .map((what): ExclusionReason => ({ kind: "note", what, isFinal: false })),
    ...(suitsEating(food, eating) ? [] : [{ kind: "eating", what: eating, isFinal: false } as const]),
    ...(dislikes.has(food.id) ? [{ kind: "dislike", what: dislikes.get(food.id) ?? "", isFinal: false } as const] : []),
  ];
  return {
    ...collect(reasonsFor, overrides),
    ...firstMealOf(notes),
    ...groupsOf(notes),
    unreadAllergies: typed.unread,
    unreadDislikes,
  };
}

/** Every food with the allergen goes by what was typed. */
const isWhole = (allergen: Allergen, { foods }: ReadAllergy): boolean =>
  catalogue.foods.every(({ id, contains }) => !contains.includes(allergen) || foods.has(id));

function firstMealOf(notes: readonly NoteCode[]): Pick<Exclusions, "firstMeal"> {
  const excluded = packsOf(notes).flatMap(({ diet }) => diet?.firstMeal ?? []);
  return excluded.length > 0 ? { firstMeal: excluded.flatMap((one) => [...foodsOf(one)]) } : {};
}

function groupsOf(notes: readonly NoteCode[]): Pick<Exclusions, "groups"> {
  const groups: Record<string, string[]> = {};
  for (const { groupsWithout = {} } of packsOf(notes))
    for (const [meal, foods] of Object.entries(groupsWithout)) groups[meal] = [...(groups[meal] ?? []), ...foods];
  return Object.keys(groups).length > 0 ? { groups } : {};
}

/** The same reason of many foods is written once. */
function collect(
  reasonsFor: (food: Food) => ExclusionReason[],
  overrides: readonly Override[],
): Pick<Exclusions, "reasons" | "foods"> {
  const reasons: ExclusionReason[] = [];
  const places = new Map<string, number>();
  const placeOf = (reason: ExclusionReason): number => {
    const key = JSON.stringify(reason);
    const place = places.get(key) ?? reasons.push(reason) - 1;
    places.set(key, place);
    return place;
  };
  const foods: Record<string, number[]> = {};
  for (const food of catalogue.foods) {
    const found = reasonsFor(food);
    const given = overrides.filter((override) => override.food === food.id);
    const left = found.filter((reason) => reason.isFinal || !given.some((override) => isAllowedBy(override, reason)));
    if (left.length > 0) foods[food.id] = left.map(placeOf);
  }
  return { reasons, foods };
}

const isAllowedBy = ({ against }: Override, { kind, what }: ExclusionReason): boolean =>
  against === undefined || against.some((one) => one.kind === kind && one.what === what);

/** Those that still let their food pass: nothing final and nothing newer excludes it. */
export const standingOverrides = (
  { foods }: Pick<Exclusions, "foods">,
  overrides: readonly Override[],
): readonly Override[] => overrides.filter(({ food }) => !(food in foods));

export const isExcluded = ({ foods }: Pick<Exclusions, "foods">, id: string): boolean => id in foods;

/** Whether a food is left out of a meal; the first of the day may go without more. */
export const isExcludedAt = (exclusions: Pick<Exclusions, "foods" | "firstMeal">, id: string, meal: string): boolean =>
  isExcluded(exclusions, id) || (meal === FIRST_MEAL && (exclusions.firstMeal?.includes(id) ?? false));

/** Whether the groups of a meal do without a food. */
export const isLeftOutOfGroups = (
  exclusions: Pick<Exclusions, "foods" | "firstMeal" | "groups">,
  id: string,
  meal: string,
): boolean => isExcludedAt(exclusions, id, meal) || (exclusions.groups?.[meal]?.includes(id) ?? false);

/** Why a food is left out; empty: it is not. */
export const reasonsOf = ({ foods, reasons }: Pick<Exclusions, "foods" | "reasons">, id: string): ExclusionReason[] =>
  (foods[id] ?? []).flatMap((place) => reasons[place] ?? []);

/** With an allergy that could not be read, any food may be the wrong one. */
export const mayNameFoods = ({ unreadAllergies }: Pick<Exclusions, "unreadAllergies">): boolean =>
  unreadAllergies.length === 0;

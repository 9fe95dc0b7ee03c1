import type { Block, ProposedFood } from "@app/contract/assistant";
import type { Amount } from "@app/contract/diary";
import { MEAL_SLOTS, type MealSlot } from "@app/contract/plan-document";
import { type Proposal, proposedEntryIds } from "@app/engine/assistant/proposed-entry-ids";
import { mealNames } from "../../../content/app/diary/diary.ts";
import { localDay, localTime } from "../../shell/format/days.ts";
import type { Edit } from "../../sync/core/edit.ts";
import type { DiaryRecords } from "../diary/diary-records.ts";
import { putEntry, removeEntry } from "../diary/food-edits.ts";

export type ProposedMeal = Extract<Block, { kind: "log" }>;

export type { Proposal } from "@app/engine/assistant/proposed-entry-ids";

const MINE = "mine:";
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The meal by its key or by its name; what is neither is a meal between others. */
export const slotOf = (meal: string): MealSlot =>
  MEAL_SLOTS.find((slot) => slot === meal || folded(mealNames[slot]) === folded(meal)) ??
  MEAL_SLOTS.find((slot) => folded(meal).startsWith(folded(slot))) ??
  "lanche-tarde";

type Accepted = {
  proposal: Proposal;
  meal: ProposedMeal;
  /** When the answer came, ISO: what is said to be eaten on that day was eaten by then. */
  at: string;
  records: Pick<DiaryRecords, "ownFoods">;
};

/** What the diary's own sentence would send for the same foods. */
export function acceptMeal({ proposal, meal, at, records }: Accepted): Edit[] {
  const ids = proposedEntryIds(proposal, meal);
  const place = { day: meal.day, meal: slotOf(meal.meal), time: timeOf(meal.day, at) };
  return meal.foods.flatMap((proposed, index) => {
    const id = ids[index];
    if (id === undefined) return [];
    const food = { ref: proposed.food, per100: per100Of(records, proposed.food) };
    return putEntry({ id, place, food, amount: amountOf(proposed), source: { from: "sentence", part: null } });
  });
}

export const withdrawMeal = (proposal: Proposal, meal: ProposedMeal): Edit[] =>
  proposedEntryIds(proposal, meal).map(removeEntry);

/** Some of it is in the diary. */
export function isAccepted(
  { entries }: Pick<DiaryRecords, "entries">,
  proposal: Proposal,
  meal: ProposedMeal,
): boolean {
  const ids = new Set(proposedEntryIds(proposal, meal));
  return (entries.get(meal.day) ?? []).some(({ id }) => ids.has(id));
}

/** The foods as one would say them, for the diary's own field. */
export const sentenceOf = ({ foods }: ProposedMeal): string =>
  foods.map(({ measure, name }) => `${measure} de ${name.charAt(0).toLowerCase()}${name.slice(1)}`).join(", ");

function amountOf({ grams, gramsBetween, unit, count }: ProposedFood): Amount {
  const [low, high] = gramsBetween ?? [grams, grams];
  return { grams, low, high, unit, count, isAssumed: gramsBetween !== null };
}

const per100Of = ({ ownFoods }: Pick<DiaryRecords, "ownFoods">, ref: string) =>
  ref.startsWith(MINE) ? (ownFoods.find(({ id }) => `${MINE}${id}` === ref)?.per100 ?? null) : null;

/** Of another day the hour is not known. */
function timeOf(day: string, at: string): string | null {
  const answered = new Date(at);
  return localDay(answered) === day ? localTime(answered) : null;
}

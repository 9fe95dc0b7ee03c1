import type { MealSlot } from "@app/contract/plan-document";
import type { Fields } from "@app/engine/assistant/testing/evaluation/check";
import { golden } from "@app/engine/assistant/testing/evaluation/golden";

// The file names one day, `d1`, its snack `lanche`, and exercises that our library calls otherwise. A plan of ours has seven days,
// Monday first, and the questions are asked on one of them.

const SLOTS: Readonly<Record<string, MealSlot>> = { cafe: "cafe", almoco: "almoco", lanche: "lanche-tarde" };
const EXERCISES: Readonly<Record<string, string>> = {
  "own:agachamento-na-cadeira": "own:agachamento-cadeira",
  "own:remada-com-mochila": "own:remada-mochila-apoio",
  "own:flexao-na-parede": "own:flexao-parede",
};

const TODAY = new Date(golden.now.getTime() - 3 * 3_600_000).getUTCDay() || 7;

/** Of `d1.lanche` and of `d1.lanche.1`. */
export function slotOf(id: string): MealSlot {
  const slot = SLOTS[id.split(".")[1] ?? ""];
  if (!slot) throw new Error(`no meal is called ${id}`);
  return slot;
}

/** `d1.lanche.1` of the file on a day of ours: `d5.lanche-tarde.1`. */
export function partIdOf(id: string, day = TODAY): string {
  const [, , item] = id.split(".");
  return [`d${day}`, slotOf(id), ...(item ? [item] : [])].join(".");
}

export const exerciseIdOf = (id: string): string => EXERCISES[id] ?? id;

/** Arguments of a tool as a check states them, with our ids. */
export const argumentsOf = (args: Fields): Fields =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      name === "itemId" && typeof value === "string" ? partIdOf(value) : value,
    ]),
  );

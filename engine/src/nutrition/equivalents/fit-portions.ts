import type { MealSlot } from "@app/contract/plan-document";
import type { EquivalentGroup } from "./equivalent-foods.ts";
import { addFigures, type GroupFigures, NO_FIGURES } from "./group-figures.ts";

export type PlatePart = {
  readonly group: EquivalentGroup;
  /** Of one portion. */
  readonly kcal: number;
  readonly base: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Of its group among those that the person may eat: the first is the usual one. */
  readonly place: number;
  readonly figures: GroupFigures;
};

/** A plate in whole steps, and what is on it whichever of its foods are chosen. */
export type Plate = {
  readonly slot: MealSlot;
  readonly parts: readonly PlatePart[];
  readonly counts: readonly number[];
  readonly kcal: number;
  readonly figures: GroupFigures;
};

/** A plate that is off by a tenth of its energy is as bad as a part that is off by a whole base portion. */
const ENERGY_WEIGHT = 100;

/** Every plate in whole steps within the grams of food and the drink that a meal may have. */
export function listPlates(
  slot: MealSlot,
  parts: readonly PlatePart[],
  most: Pick<GroupFigures, "grams" | "drink">,
): Plate[] {
  const plates: Plate[] = [];
  const addAll = (counts: readonly number[], kcal: number, figures: GroupFigures): void => {
    const part = parts[counts.length];
    if (!part) {
      plates.push({ slot, parts, counts, kcal, figures });
      return;
    }
    for (let count = part.least; count <= part.most; count += part.step) {
      const sum = addFigures(figures, part.figures, count);
      if (sum.grams > most.grams || sum.drink > most.drink) break;
      addAll([...counts, count], kcal + count * part.kcal, sum);
    }
  };
  addAll([], 0, NO_FIGURES);
  return plates;
}

/** How far a plate is from an energy, and from the plate as it is usually filled. */
export function oddnessOf({ parts, counts, kcal: own }: Plate, kcal: number): number {
  const scale = kcal / parts.reduce((sum, part) => sum + part.base * part.kcal, 0);
  let oddness = ENERGY_WEIGHT * ((own - kcal) / kcal) ** 2;
  for (const [index, { base, place }] of parts.entries())
    oddness += (((counts[index] ?? 0) - base * scale) / Math.max(base, 1)) ** 2 + place;
  return oddness;
}

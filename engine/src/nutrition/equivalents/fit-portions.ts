import type { EquivalentGroup } from "./equivalent-foods.ts";
import type { GroupFigures } from "./group-figures.ts";

export type PlatePart = {
  readonly group: EquivalentGroup;
  /** Of one portion. */
  readonly kcal: number;
  readonly base: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly figures: GroupFigures;
};

/** A plate that is off by a tenth of its energy is as bad as a part that is off by a whole base portion. */
const ENERGY_WEIGHT = 100;

/** A limit of a note comes before everything else. */
const LIMIT_WEIGHT = 1e6;

/** The portions in whole steps that come nearest to the energy, and stay near the plate as it is usually filled. */
export function fitPortions(
  parts: readonly PlatePart[],
  kcal: number,
  overLimits: (counts: readonly number[]) => number = () => 0,
): number[] {
  const usual = parts.reduce((sum, part) => sum + part.base * part.kcal, 0);
  const scale = kcal / usual;
  let best: number[] = parts.map(({ base }) => base);
  let least = Number.POSITIVE_INFINITY;
  const tryAll = (chosen: readonly number[], energy: number, oddness: number): void => {
    const part = parts[chosen.length];
    if (!part) {
      const near = ENERGY_WEIGHT * ((energy - kcal) / kcal) ** 2 + oddness;
      const cost = near < least ? near + LIMIT_WEIGHT * overLimits(chosen) : near;
      if (cost < least) [best, least] = [[...chosen], cost];
      return;
    }
    for (const count of countsOf(part)) {
      const off = (count - part.base * scale) / Math.max(part.base, 1);
      tryAll([...chosen, count], energy + count * part.kcal, oddness + off * off);
    }
  };
  tryAll([], 0, 0);
  return best;
}

const countsOf = ({ least, most, step }: PlatePart): number[] =>
  Array.from({ length: Math.round((most - least) / step) + 1 }, (_, index) => least + index * step);

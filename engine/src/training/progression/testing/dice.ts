import { noiseOf, seedOf } from "../../../nutrition/menus/seeded.ts";

/** Random choices that a seed repeats. */
export type Dice = {
  /** From 0 to 1. */
  readonly roll: () => number;
  readonly chance: (probability: number) => boolean;
  /** Both ends may come. */
  readonly between: (least: number, most: number) => number;
  readonly pick: <One>(from: readonly One[]) => One;
};

export function diceOf(name: string): Dice {
  const seed = seedOf(name);
  let rolled = 0;
  const roll = (): number => {
    rolled += 1;
    return noiseOf(seed, rolled, 0);
  };
  const between = (least: number, most: number): number => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    chance: (probability) => roll() < probability,
    between,
    pick: (from) => {
      const one = from[between(0, from.length - 1)];
      if (one === undefined) throw new Error("nothing to pick from");
      return one;
    },
  };
}

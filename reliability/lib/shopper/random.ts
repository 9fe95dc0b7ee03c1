/** A seeded random number generator (mulberry32): the same seed gives the same sequence. */
export type Random = {
  /** Between 0 and 1. */
  next: () => number;
  /** An integer below `max`. */
  below: (max: number) => number;
  between: (min: number, max: number) => number;
  oneOf: <const T>(list: readonly T[]) => T;
  happens: (share: number) => boolean;
  shuffled: <T>(list: readonly T[]) => T[];
  digits: (count: number) => string;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    next,
    below,
    between: (min, max) => min + below(max - min + 1),
    oneOf: <const T>(list: readonly T[]) => list[below(list.length)] as T,
    happens: (share) => next() < share,
    shuffled: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
    digits: (count) => Array.from({ length: count }, () => below(10)).join(""),
  };
}

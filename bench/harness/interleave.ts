import { mean } from "./figures.ts";

type Sample = Record<string, number>;

/**
 * Each sample twice, there and back (A B B A), and the next repetition the other way round: whatever drifts,
 * drifts for all of them. Answers the means of each.
 */
export async function interleaved<Name extends string, S extends Sample>(
  rep: number,
  samples: Record<Name, () => Promise<S>>,
): Promise<Record<Name, S>> {
  const names = Object.keys(samples) as Name[];
  const there = rep % 2 === 0 ? names : names.toReversed();
  const seen = new Map<Name, S[]>(names.map((name) => [name, []]));
  for (const name of [...there, ...there.toReversed()]) seen.get(name)?.push(await samples[name]());
  return Object.fromEntries(names.map((name) => [name, meansOf(seen.get(name) ?? [])])) as Record<Name, S>;
}

const meansOf = <S extends Sample>(all: S[]): S =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, mean(all.map((one) => one[key] ?? 0))])) as S;

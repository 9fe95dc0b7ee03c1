type Sample = Record<string, number>;

/**
 * Takes each sample twice in A B B A order, and reverses the order in the next repetition, so that drift affects all
 * alike. Returns the means of each.
 */
export async function interleaved<Name extends string, S extends Sample>(
  rep: number,
  samples: Record<Name, () => Promise<S>>,
): Promise<Record<Name, S>> {
  const names = Object.keys(samples) as Name[];
  const order = rep % 2 === 0 ? names : names.toReversed();
  const taken = new Map<Name, S[]>(names.map((name) => [name, []]));
  for (const name of [...order, ...order.toReversed()]) taken.get(name)?.push(await samples[name]());
  return Object.fromEntries(names.map((name) => [name, meansOf(taken.get(name) ?? [])])) as Record<Name, S>;
}

const meansOf = <S extends Sample>(all: S[]): S =>
  Object.fromEntries(Object.keys(all[0] ?? {}).map((key) => [key, mean(all.map((sample) => sample[key] ?? 0))])) as S;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

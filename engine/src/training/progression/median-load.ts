/** The middle one, the lower of two: one set with another load does not decide. Null where no set says its load. */
export function medianLoad(sets: readonly { readonly kg: number | null }[]): number | null {
  const loads: number[] = [];
  for (const { kg } of sets) if (kg !== null) loads.push(kg);
  if (loads.length > 1) loads.sort((a, b) => a - b);
  return loads[Math.floor((loads.length - 1) / 2)] ?? null;
}

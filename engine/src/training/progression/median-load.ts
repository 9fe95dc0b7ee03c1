/** The middle one, the lower of two: one set with another load does not decide. Null where no set says its load. */
export function medianLoad(sets: readonly { readonly kg: number | null }[]): number | null {
  const loads = sets.flatMap(({ kg }) => (kg === null ? [] : [kg])).sort((a, b) => a - b);
  return loads[Math.floor((loads.length - 1) / 2)] ?? null;
}

/**
 * What must be taken out of a list and put back for it to stand in another order: as few as possible. The others keep their
 * order; those are put at their new places from the first to the last.
 */
export function outOfPlace(before: readonly string[], after: readonly string[]): Set<string> {
  const rank = new Map(before.map((key, index) => [key, index]));
  const kept = longestRising(after.map((key) => rank.get(key) ?? -1));
  return new Set(after.filter((_, index) => !kept.has(index)));
}

/** Indexes of a longest rising run of values, not necessarily side by side. */
function longestRising(values: readonly number[]): Set<number> {
  const length: number[] = [];
  const previous: number[] = [];
  let last = -1;
  for (const [index, value] of values.entries()) {
    length[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const longer = (length[earlier] ?? 0) + 1;
      if ((values[earlier] ?? 0) >= value || longer <= (length[index] ?? 0)) continue;
      length[index] = longer;
      previous[index] = earlier;
    }
    if (last < 0 || (length[index] ?? 0) > (length[last] ?? 0)) last = index;
  }
  const kept = new Set<number>();
  for (let index = last; index >= 0; index = previous[index] ?? -1) kept.add(index);
  return kept;
}

/** Does something with each, so many at a time, in order of beginning. */
export async function atOnce<T>(count: number, list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

/** Counts by name; those named here are shown even when nothing of the sort happened. */
export function tally(...always: string[]) {
  const counts: Record<string, number> = Object.fromEntries(always.map((name) => [name, 0]));
  return {
    counts,
    add: (name: string, more = 1): void => {
      counts[name] = (counts[name] ?? 0) + more;
    },
  };
}

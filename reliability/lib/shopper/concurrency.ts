/** Runs the work for each item with bounded concurrency, started in list order. */
export async function atOnce<T>(count: number, list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: count }, lane));
}

/** Counters by name; those in `always` are reported even when zero. */
export function tally(...always: string[]) {
  const counts: Record<string, number> = Object.fromEntries(always.map((name) => [name, 0]));
  return {
    counts,
    add: (name: string, more = 1): void => {
      counts[name] = (counts[name] ?? 0) + more;
    },
  };
}

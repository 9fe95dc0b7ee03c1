/** Points where a scripted answer waits. A release before anybody waits lets the next one through. */
export function createHolds() {
  const waiting = new Map<string, (() => void)[]>();
  const released = new Map<string, number>();
  const arrivals = new Map<string, (() => void)[]>();

  return {
    wait(name: string): Promise<void> {
      const left = released.get(name) ?? 0;
      for (const arrive of arrivals.get(name) ?? []) arrive();
      arrivals.delete(name);
      if (left > 0) {
        released.set(name, left - 1);
        return Promise.resolve();
      }
      return new Promise((go) => waiting.set(name, [...(waiting.get(name) ?? []), go]));
    },
    release: (name: string): void => {
      const [first, ...others] = waiting.get(name) ?? [];
      waiting.set(name, others);
      if (first) first();
      else released.set(name, (released.get(name) ?? 0) + 1);
    },
    /** Resolves as soon as an answer waits there. */
    reached: (name: string): Promise<void> =>
      waiting.get(name)?.length
        ? Promise.resolve()
        : new Promise((arrive) => arrivals.set(name, [...(arrivals.get(name) ?? []), arrive])),
    names: () => [...waiting].filter(([, list]) => list.length > 0).map(([name]) => name),
    releaseAll(): void {
      for (const go of [...waiting.values()].flat()) go();
      waiting.clear();
      released.clear();
    },
  };
}
export type Holds = ReturnType<typeof createHolds>;

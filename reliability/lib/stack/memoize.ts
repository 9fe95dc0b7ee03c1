import type { Harness } from "./harness.ts";

/** Opens a resource when the first scenario needs it, and shares it within the harness. */
export function oncePerHarness<T>(open: (harness: Harness) => Promise<T>): (harness: Harness) => Promise<T> {
  const opened = new WeakMap<Harness, Promise<T>>();
  return (harness) => {
    const known = opened.get(harness) ?? open(harness);
    opened.set(harness, known);
    return known;
  };
}

import type { Harness } from "./harness.ts";

/** Opened when the first row needs it, and then the same one for all. */
export function oncePerHarness<T>(open: (harness: Harness) => Promise<T>): (harness: Harness) => Promise<T> {
  const opened = new WeakMap<Harness, Promise<T>>();
  return (harness) => {
    const known = opened.get(harness) ?? open(harness);
    opened.set(harness, known);
    return known;
  };
}

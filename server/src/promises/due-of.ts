import type { ListedPromise } from "./list-promises.ts";

/** Of the promises of a kind that are still owed, late or not, the earliest due time. */
export function dueOf(promises: readonly ListedPromise[], kind: ListedPromise["kind"]): Date | null {
  const owed = promises.filter(
    (promise) => promise.kind === kind && promise.state !== "void" && promise.fulfilledAt === null,
  );
  const [first] = owed.map(({ dueAt }) => dueAt).toSorted((a, b) => a.getTime() - b.getTime());
  return first ?? null;
}

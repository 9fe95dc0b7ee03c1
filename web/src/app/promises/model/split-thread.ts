import type { MemberPromise } from "@app/contract/promises";

const SETTLED: ReadonlySet<MemberPromise["state"]> = new Set(["kept", "kept-late", "missed"]);

/** Above the bob what is done, in the order it was done; below it what is owed, the late first, then by its moment. */
export function splitThread(promises: readonly MemberPromise[]): { past: MemberPromise[]; owed: MemberPromise[] } {
  const inOrder = [...promises].sort((a, b) => a.at.localeCompare(b.at));
  return {
    past: inOrder.filter(({ state }) => SETTLED.has(state)),
    owed: inOrder.filter(({ state }) => !SETTLED.has(state)),
  };
}

const SHOWN = 3;
const MAX_SHOWN = 6;

/** How many of the oldest are folded away: the last three stay, and one that was late a little before them. */
export function foldedCount(past: readonly MemberPromise[]): number {
  const lastLate = past.map(({ state }) => state !== "kept").lastIndexOf(true);
  const first = past.length - SHOWN;
  const isNear = lastLate >= 0 && lastLate >= past.length - MAX_SHOWN;
  return Math.max(0, isNear ? Math.min(first, lastLate) : first);
}

import type { Mutation } from "@app/contract/sync";

type Shown = Record<string, Record<string, unknown>>;

/**
 * What both devices must show in the end, from everything the server ever stored. Written apart from the merge: for each
 * field the value with the highest clock, and nothing of a record whose newest delete is later than its newest edit.
 */
export function expectedRecords(stored: readonly Mutation[]): Shown {
  const shown: Shown = {};
  for (const id of new Set(stored.map((mutation) => mutation.id))) {
    const own = stored.filter((mutation) => mutation.id === id);
    const puts = own.filter(({ op }) => op === "put").toSorted((a, b) => (a.hlc < b.hlc ? -1 : 1));
    const deleted = own
      .filter(({ op }) => op === "delete")
      .map(({ hlc }) => hlc)
      .toSorted()
      .at(-1);
    const edited = puts.at(-1)?.hlc;
    if (edited && edited > (deleted ?? "")) shown[id] = Object.assign({}, ...puts.map(({ fields }) => fields));
  }
  return shown;
}

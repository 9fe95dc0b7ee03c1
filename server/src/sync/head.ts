import type { SyncKind } from "@app/contract/sync";
import type { KindCounts } from "./ceilings.ts";

/** Of an account: its newest revision, the newest of each kind that it ever wrote, and how much it has of each. */
export type Head = {
  epoch: string;
  rev: number;
  kindRevs: Readonly<Partial<Record<SyncKind, number>>>;
  kindCounts: KindCounts;
};

/** Whether a record of the kind may have a revision after this one. */
export const mayHaveChanged = (head: Head, kind: SyncKind, after: number): boolean =>
  (head.kindRevs[kind] ?? 0) > after;

/** After records of these kinds took the next revisions, in their order. */
export function advanceHead(head: Head, changed: readonly SyncKind[]): Head {
  const written = changed.map((name, index) => [name, head.rev + 1 + index]);
  return { ...head, rev: head.rev + changed.length, kindRevs: { ...head.kindRevs, ...Object.fromEntries(written) } };
}

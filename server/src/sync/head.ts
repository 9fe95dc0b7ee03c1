import { SYNC_KINDS, type SyncKind } from "@app/contract/sync";
import type { KindCounts } from "./ceilings.ts";

/** Of an account: its newest revision, the newest of each kind that it ever wrote, and how much it has of each. */
export type Head = {
  epoch: string;
  rev: number;
  kindRevs: Readonly<Partial<Record<SyncKind, number>>>;
  kindCounts: KindCounts;
};

/**
 * Every revision is one kind's, so the newest of all kinds is the head's. Otherwise a node without `kind_revs` wrote
 * last, and no kind is known to be unchanged.
 */
const isKnown = ({ rev, kindRevs }: Head): boolean => Math.max(0, ...Object.values(kindRevs)) === rev;

/** Whether a record of the kind may have a revision after this one. */
export const mayHaveChanged = (head: Head, kind: SyncKind, after: number): boolean =>
  (isKnown(head) ? (head.kindRevs[kind] ?? 0) : head.rev) > after;

/** After records of these kinds took the next revisions, in their order. */
export function advanceHead(head: Head, changed: readonly SyncKind[]): Head {
  const before = isKnown(head) ? head.kindRevs : Object.fromEntries(SYNC_KINDS.map((name) => [name, head.rev]));
  const written = changed.map((name, index) => [name, head.rev + 1 + index]);
  return { ...head, rev: head.rev + changed.length, kindRevs: { ...before, ...Object.fromEntries(written) } };
}

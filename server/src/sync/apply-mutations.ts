import { type Ack, MAX_CLOCK_AHEAD_MS, type Mutation } from "@app/contract/sync";
import { parseHlc } from "@app/engine/sync/hlc";
import { applyOperation, emptyRecord, type RecordState } from "@app/engine/sync/merge";
import type { createTally } from "./ceilings.ts";
import type { RecordKind } from "./record-kind.ts";

export type KnownRecord = { kind: RecordKind; id: string; state: RecordState };
export type ChangedRecord = { kind: RecordKind; id: string; before: RecordState; after: RecordState };

type Given = {
  kinds: readonly RecordKind[];
  /** The kinds whose consent the account has given. */
  mayStore: ReadonlySet<string>;
  records: readonly KnownRecord[];
  /** Records that may no longer change. */
  closed: readonly { kind: RecordKind; id: string }[];
  now: Date;
  /** What the account has stored, against its ceilings. */
  tally: Pick<ReturnType<typeof createTally>, "admit">;
};

/** Merges the mutations one after the other. A wrong one is refused alone: the others of its batch are stored. */
export function applyMutations(
  { kinds, mayStore, records, closed, now, tally }: Given,
  mutations: Mutation[],
): { acks: Ack[]; changed: ChangedRecord[] } {
  const known = new Map(records.map((record) => [keyOf(record.kind.name, record.id), record.state]));
  const changed = new Map<string, ChangedRecord>();
  const closedKeys = new Set(closed.map(({ kind, id }) => keyOf(kind.name, id)));

  function apply({ kind: name, op, hlc, fields, ...mutation }: Mutation): Ack["result"] {
    const id = recordId(mutation.id);
    const kind = kinds.find((candidate) => candidate.name === name);
    if (!kind) return "unknown-kind";
    if (parseHlc(hlc).ms > now.getTime() + MAX_CLOCK_AHEAD_MS) return "clock-ahead";
    const key = keyOf(name, id);
    const before = changed.get(key)?.after ?? known.get(key) ?? emptyRecord;
    // Nothing to delete: the record was erased, or never reached us.
    if (op === "delete" && before === emptyRecord) return "stored";
    if (op === "put" && !mayStore.has(name) && kind.needsConsent?.(fields) !== false) return "consent-missing";
    const parsed = op === "put" ? kind.parse(fields, id, now) : {};
    if (!parsed) return "invalid";
    const after = applyOperation(before, { op, hlc, fields: parsed });
    if (op === "put" && !kind.fields.every((field) => Object.hasOwn(after.fields, field))) return "gone";
    // A replay changes nothing, and is acknowledged again.
    const isClosed = closedKeys.has(key) || (kind.isImmutable === true && before !== emptyRecord);
    if (after !== before && isClosed) return "invalid";
    if (after !== before && !tally.admit(kind.name, before, after)) return "full";
    if (after !== before) changed.set(key, { kind, id, before: known.get(key) ?? emptyRecord, after });
    return "stored";
  }

  const acks = mutations.map((mutation) => ({ id: mutation.id, hlc: mutation.hlc, result: apply(mutation) }));
  return { acks, changed: [...changed.values()] };
}

/** A uuid has one form in the database. */
export const recordId = (id: string): string => id.toLowerCase();

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

import { isAlive, type RecordState, type Register } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import type { ChangedRecord, KnownRecord } from "./apply-mutations.ts";
import { type Conflict, deleteConflicts, insertConflicts, listConflicts } from "./conflict-store.ts";
import type { RecordKind } from "./record-kind.ts";

/** The records that mutations touch, with their lost values: one statement per kind, one for all conflicts. */
export async function loadRecords(
  tx: Db,
  accountId: string,
  touched: { kind: RecordKind; ids: string[] }[],
  now: Date,
): Promise<KnownRecord[]> {
  const loaded = [];
  for (const { kind, ids } of touched)
    for (const stored of await kind.load(tx, accountId, ids, now)) loaded.push({ kind, stored });
  const contested = loaded.filter(({ stored }) => stored.isContested);
  const conflicts = await listConflicts(
    tx,
    accountId,
    contested.map(({ kind, stored }) => ({ kind, id: stored.id })),
  );
  const ofRecord = Map.groupBy(conflicts, ({ kind, recordId }) => `${kind.name} ${recordId}`);
  return loaded.map(({ kind, stored: { id, fields, deleted } }) => ({
    kind,
    id,
    state: { fields, deleted, losers: losersOf(ofRecord.get(`${kind.name} ${id}`) ?? []) },
  }));
}

/** Gives each changed record a revision after the head's, in their order; returns the values that were lost. */
export async function saveRecords(
  tx: Db,
  { accountId, rev, at }: { accountId: string; rev: number; at: Date },
  changed: ChangedRecord[],
): Promise<{ lost: Conflict[] }> {
  const saved = changed.map(({ kind, id, after: { fields, deleted, losers }, after }, index) => ({
    kind,
    record: {
      id,
      fields,
      deleted,
      rev: rev + 1 + index,
      isContested: Object.keys(losers).length > 0,
      deletedAt: isAlive(after) ? null : at,
      savedAt: at,
    },
  }));
  for (const [kind, records] of Map.groupBy(saved, ({ kind: of }) => of))
    await kind.save(
      tx,
      accountId,
      records.map(({ record }) => record),
    );
  const lost = changed.flatMap(({ kind, id, before, after }) => conflictsIn(kind, id, after, before));
  const settled = changed.flatMap(({ kind, id, before, after }) =>
    conflictsIn(kind, id, before, after).filter(({ field, device }) => !after.losers[field]?.[device]),
  );
  await insertConflicts(tx, accountId, lost, at);
  await deleteConflicts(tx, accountId, settled);
  return { lost };
}

function losersOf(conflicts: Conflict[]): RecordState["losers"] {
  const losers: Record<string, Record<string, Register>> = {};
  for (const { field, device, value, hlc } of conflicts) (losers[field] ??= {})[device] = { value, hlc };
  return losers;
}

/** The lost values of a state that another one does not have. */
const conflictsIn = (kind: RecordKind, recordId: string, state: RecordState, other: RecordState): Conflict[] =>
  Object.entries(state.losers).flatMap(([field, byDevice]) =>
    Object.entries(byDevice).flatMap(([device, { hlc, value }]) =>
      other.losers[field]?.[device]?.hlc === hlc ? [] : [{ kind, recordId, field, device, hlc, value }],
    ),
  );

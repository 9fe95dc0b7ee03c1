import { type Change, MAX_CHANGES } from "@app/contract/sync";
import { canonicalJson } from "@app/engine/sync/canonical-json";
import { isAlive } from "@app/engine/sync/merge";
import type { Db } from "../platform/database/db.ts";
import { type Conflict, listConflicts } from "./conflict-store.ts";
import { ANY_REVISION, type RecordKind, type StoredRecord } from "./record-kind.ts";

/** A page of changes after a revision, over the given kinds. `last` is its newest revision, null when no page follows. */
export async function listChanges(
  db: Db,
  kinds: readonly RecordKind[],
  { accountId, after, now }: { accountId: string; after: number; now: Date },
): Promise<{ changes: Change[]; last: number | null }> {
  const read: { kind: RecordKind; record: StoredRecord }[] = [];
  // Past it, a kind has changes that were not read: they belong to the next page, with those of the others.
  let end = Number.POSITIVE_INFINITY;
  for (const kind of kinds) {
    const size = kind.pageSize ?? MAX_CHANGES;
    // What lies behind a full page of the kinds before is not read, decrypted and thrown away.
    const until = Math.min(end, read[MAX_CHANGES]?.record.rev ?? ANY_REVISION);
    const records = await kind.listChanges(db, accountId, { after, until }, size + 1, now);
    if (records.length > size) end = Math.min(end, records[size - 1]?.rev ?? end);
    for (const record of records) read.push({ kind, record });
    read.sort((a, b) => a.record.rev - b.record.rev);
  }
  const found = read.filter(({ record }) => record.rev <= end);
  const page = found.slice(0, MAX_CHANGES);
  const contested = page.filter(({ record }) => record.isContested && isAlive({ ...record, losers: {} }));
  const conflicts = await listConflicts(
    db,
    accountId,
    contested.map(({ kind, record: { id } }) => ({ kind, id })),
  );
  const ofRecord = Map.groupBy(conflicts, ({ kind, recordId }) => `${kind.name} ${recordId}`);
  return {
    changes: page.map(({ kind, record }) =>
      changeOf(kind.name, record, ofRecord.get(`${kind.name} ${record.id}`) ?? []),
    ),
    last: page.length < read.length ? (page.at(-1)?.record.rev ?? null) : null,
  };
}

function changeOf(kind: string, { id, fields, deleted }: StoredRecord, conflicts: Conflict[]): Change {
  const alive = isAlive({ fields, deleted, losers: {} });
  const entries = Object.entries(fields);
  return {
    id,
    kind,
    deleted: !alive,
    fields: alive ? Object.fromEntries(entries.map(([field, { value }]) => [field, value])) : {},
    clocks: { fields: Object.fromEntries(entries.map(([field, { hlc }]) => [field, hlc])), deleted },
    // A device that wrote the same value has lost nothing.
    conflicts: conflicts
      .filter(({ field, value }) => canonicalJson(value) !== canonicalJson(fields[field]?.value))
      .map(({ field, value, hlc }) => ({ field, value, hlc })),
  };
}

import type { Ack, Mutation, SyncReply } from "@app/contract/sync";
import { hasConsent } from "../consents/has-consent.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { HOUR_MS } from "../platform/time/durations.ts";
import { applyMutations, type ChangedRecord, recordId } from "./apply-mutations.ts";
import { listChanges } from "./changes.ts";
import type { Conflict } from "./conflict-store.ts";
import { formatCursor, type Head, positionOf } from "./cursor.ts";
import type { Deps } from "./deps.ts";
import { findHead, updateHead } from "./head-store.ts";
import { lockHead } from "./lock-head.ts";
import type { RecordKind } from "./record-kind.ts";
import { loadRecords, saveRecords } from "./records.ts";

type SyncDeps = Pick<Deps, "db" | "now" | "jobs" | "syncKinds">;
type Call = { accountId: string; cursor: string | null; mutations: Mutation[] };
type Synced = { reply: SyncReply; lost: number };

/** Results that are a fault of ours or of the device. Withdrawn consent and an erased record are neither. */
const FAULTS = new Set<Ack["result"]>(["invalid", "unknown-kind", "clock-ahead"]);

/**
 * Stores a device's mutations and returns what changed since its cursor, in one transaction that holds the account's
 * head: revisions are given in the order of commits, so no reader skips one. Reading alone takes no lock.
 */
export async function syncRecords(deps: SyncDeps, call: Call): Promise<Synced> {
  const read = call.mutations.length > 0 ? undefined : await pull(deps, call);
  return read ?? inTransaction(deps.db, (tx) => push(deps, tx, call));
}

/** Undefined on the account's first call, which has to create its head. */
const pull = (deps: SyncDeps, call: Call): Promise<Synced | undefined> =>
  inTransaction(
    deps.db,
    async (tx) => {
      const head = await findHead(tx, call.accountId);
      return head && { reply: await replyOf(deps, tx, { ...call, head, acks: [] }), lost: 0 };
    },
    { isSnapshot: true },
  );

async function push(deps: SyncDeps, tx: Db, { accountId, cursor, mutations }: Call): Promise<Synced> {
  const head = await lockHead(tx, accountId);
  const now = deps.now();
  const touched = deps.syncKinds.flatMap((kind) => {
    const ids = mutations.flatMap(({ kind: name, id }) => (name === kind.name ? [recordId(id)] : []));
    return ids.length > 0 ? [{ kind, ids: [...new Set(ids)] }] : [];
  });
  const mayStore = await kindsWithConsent(
    tx,
    accountId,
    touched.map(({ kind }) => kind),
  );
  const records = await loadRecords(tx, accountId, touched);
  const { acks, changed } = applyMutations({ kinds: deps.syncKinds, mayStore, records, now }, mutations);

  const { lost } = await saveRecords(tx, { accountId, rev: head.rev, at: now }, changed);
  const hasFault = acks.some(({ result }) => FAULTS.has(result));
  const next = { ...head, rev: head.rev + changed.length };
  if (changed.length > 0 || hasFault)
    await updateHead(tx, accountId, { rev: next.rev, refusedAt: hasFault ? hourOf(now) : null });
  const isSettled = await settleKinds(deps, tx, accountId, { changed, lost });
  // A domain may have erased its records and begun a new epoch.
  const settled = isSettled ? await lockHead(tx, accountId) : next;
  return { reply: await replyOf(deps, tx, { accountId, cursor, head: settled, acks }), lost: lost.length };
}

/** Whether a domain acted on its saved records. */
async function settleKinds(
  deps: SyncDeps,
  tx: Db,
  accountId: string,
  { changed, lost }: { changed: ChangedRecord[]; lost: Conflict[] },
): Promise<boolean> {
  const won = changed.flatMap(({ kind, id, before, after }) =>
    Object.entries(after.fields).flatMap(([field, { value, hlc }]) =>
      before.fields[field]?.hlc === hlc ? [] : [{ kind, recordId: id, field, value }],
    ),
  );
  const kinds = [...new Set(changed.map(({ kind }) => kind))].filter(({ afterSave }) => afterSave);
  for (const kind of kinds)
    await kind.afterSave?.(deps, tx, { accountId, stored: [...won, ...lost].filter((one) => one.kind === kind) });
  return kinds.length > 0;
}

async function kindsWithConsent(tx: Db, accountId: string, kinds: RecordKind[]): Promise<Set<string>> {
  const given = new Set<string>();
  for (const [purpose, ofPurpose] of Map.groupBy(kinds, (kind) => kind.purpose))
    if (await hasConsent(tx, accountId, purpose)) for (const { name } of ofPurpose) given.add(name);
  return given;
}

async function replyOf(
  { now, syncKinds }: SyncDeps,
  tx: Db,
  { accountId, cursor, head, acks }: { accountId: string; cursor: string | null; head: Head; acks: Ack[] },
): Promise<SyncReply> {
  const { after, isReset } = positionOf(cursor, head);
  const { changes, last } = await listChanges(tx, syncKinds, { accountId, after });
  return {
    cursor: formatCursor({ epoch: head.epoch, rev: last ?? head.rev }),
    reset: isReset,
    acks,
    changes,
    more: last !== null,
    now: now().getTime(),
  };
}

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

import type { Ack, Mutation } from "@app/contract/sync";
import { hasConsent } from "../consents/queries.ts";
import type { Db } from "../platform/database/db.ts";
import { HOUR_MS } from "../platform/time.ts";
import { applyMutations, type ChangedRecord, recordId } from "./apply-mutations.ts";
import { createTally } from "./ceilings.ts";
import type { Conflict } from "./conflict-store.ts";
import type { Deps } from "./deps.ts";
import { advanceHead, type Head, updateHead } from "./head-store.ts";
import { lockHead } from "./lock-head.ts";
import type { RecordKind, TouchedRecords } from "./record-kind.ts";
import { loadRecords, saveRecords } from "./records.ts";

type StoreDeps = Pick<Deps, "now" | "jobs" | "syncKinds">;
type Stored = { head: Head; acks: Ack[]; lost: Conflict[]; hasChanged: boolean };

/** Results that are a fault of ours or of the device. Withdrawn consent and an erased record are neither. */
const FAULTS = new Set<Ack["result"]>(["invalid", "unknown-kind", "clock-ahead"]);

/**
 * Stores mutations in the caller's transaction and lets each kind's domain act on what it saved. A domain may store
 * further ones meanwhile, under the same head. What the server writes itself (`isServers`) no ceiling refuses.
 */
export async function storeMutations(
  deps: StoreDeps,
  tx: Db,
  { accountId, mutations, isServers = false }: { accountId: string; mutations: Mutation[]; isServers?: boolean },
): Promise<Stored> {
  const head = await lockHead(tx, accountId);
  const now = deps.now();
  const touched = deps.syncKinds.flatMap((kind) => {
    const own = mutations.flatMap(({ kind: name, id, op }) => (name === kind.name ? [{ id: recordId(id), op }] : []));
    return own.length > 0 ? [{ kind, mutations: own, ids: [...new Set(own.map(({ id }) => id))] }] : [];
  });
  const mayStore = await kindsWithConsent(
    tx,
    accountId,
    touched.map(({ kind }) => kind),
  );
  const records = await loadRecords(tx, accountId, touched, now);
  const closed = await listClosed(tx, { accountId, touched, now });
  const tally = createTally(head.kindCounts, { now, isServers });
  const { acks, changed } = applyMutations({ kinds: deps.syncKinds, mayStore, records, closed, now, tally }, mutations);

  const { lost } = await saveRecords(tx, { accountId, rev: head.rev, at: now }, changed);
  const hasFault = acks.some(({ result }) => FAULTS.has(result));
  const written = changed.map(({ kind }) => kind.name);
  const next = { ...advanceHead(head, written), kindCounts: tally.counts() };
  if (changed.length > 0 || hasFault)
    await updateHead(tx, accountId, { ...next, refusedAt: hasFault ? hourOf(now) : null });
  const isSettled = await settleKinds(deps, tx, accountId, { changed, lost });
  // A domain may have stored more, or have erased its records and begun a new epoch.
  return { head: isSettled ? await lockHead(tx, accountId) : next, acks, lost, hasChanged: changed.length > 0 };
}

type Touched = { kind: RecordKind; mutations: TouchedRecords["mutations"] };

async function listClosed(
  tx: Db,
  { accountId, touched, now }: { accountId: string; touched: Touched[]; now: Date },
): Promise<{ kind: RecordKind; id: string }[]> {
  const closed = [];
  for (const { kind, mutations } of touched)
    for (const id of (await kind.listClosed?.(tx, { accountId, mutations, now })) ?? []) closed.push({ kind, id });
  return closed;
}

/** Whether a domain acted on its saved records. */
async function settleKinds(
  deps: StoreDeps,
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

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

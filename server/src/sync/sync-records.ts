import type { Ack, Mutation, SyncReply } from "@app/contract/sync";
import { hasConsent } from "../consents/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { resumeSilent } from "../promises/pauses/resume-promise.ts";
import { listChanges } from "./changes.ts";
import type { Deps } from "./deps.ts";
import { findHead, type Head, mayHaveChanged } from "./head-store.ts";
import { storeMutations } from "./store-mutations.ts";

const formatCursor = ({ epoch, rev }: Pick<Head, "epoch" | "rev">): string => `${epoch}.${rev}`;

/**
 * Where a device continues. A cursor of another epoch, or beyond the head after the database was restored, is of no use:
 * the device starts over.
 */
function positionOf(
  cursor: string | null,
  { epoch, rev }: Pick<Head, "epoch" | "rev">,
): { after: number; isReset: boolean } {
  if (cursor === null) return { after: 0, isReset: false };
  const [known, seen = ""] = cursor.split(".");
  const after = /^\d{1,15}$/.test(seen) ? Number(seen) : Number.POSITIVE_INFINITY;
  return known === epoch && after <= rev ? { after, isReset: false } : { after: 0, isReset: true };
}

type SyncDeps = Pick<Deps, "db" | "now" | "jobs" | "syncKinds">;
type Call = { accountId: string; cursor: string | null; mutations: Mutation[] };
type Synced = { reply: SyncReply; lost: number };

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
  const { head, acks, lost, hasChanged } = await storeMutations(deps, tx, { accountId, mutations });
  // Whatever a member's own device adds is a sign of them; a replay is not, nor what the team stores.
  if (hasChanged) await resumeSilent(deps, tx, accountId);
  return { reply: await replyOf(deps, tx, { accountId, cursor, head, acks }), lost: lost.length };
}

async function replyOf(
  { now, syncKinds }: SyncDeps,
  tx: Db,
  { accountId, cursor, head, acks }: { accountId: string; cursor: string | null; head: Head; acks: Ack[] },
): Promise<SyncReply> {
  const { after, isReset } = positionOf(cursor, head);
  const at = now();
  const kinds = syncKinds.filter(({ name }) => mayHaveChanged(head, name, after));
  const { changes, last } = await listChanges(tx, kinds, { accountId, after, now: at });
  return {
    cursor: formatCursor({ epoch: head.epoch, rev: last ?? head.rev }),
    reset: isReset,
    withdrawn: isReset && !(await hasConsent(tx, accountId, "health-data")),
    acks,
    changes,
    more: last !== null,
    now: at.getTime(),
  };
}

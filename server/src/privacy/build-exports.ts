import type { Deps } from "../deps.ts";
import { queueMessage } from "../messages/queue-message.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { archiveOf } from "./archive.ts";
import { expiryOf } from "./data-export.ts";
import {
  dropChunks,
  failExport,
  findPerson,
  finishExport,
  insertChunk,
  leaseDueExports,
  postponeExport,
} from "./export-store.ts";
import { inChunks } from "./in-chunks.ts";
import type { Person } from "./person.ts";

type Parts = Pick<Deps, "db" | "jobs" | "now" | "log">;
type Claimed = { id: string; accountId: string; attempts: number };

const LEASE_MS = 10 * 60_000;
const MAX_ATTEMPTS = 3;
const AGAIN_MS = 60_000;
/** A piece is read, sent and forgotten in a few milliseconds. */
const CHUNK_BYTES = 128 * 1024;
/** Nobody comes near it, unless they filled their own account on purpose. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Builds what was asked for, one after another, so that a worker has one archive at a time in hand. */
export async function buildExports(deps: Parts): Promise<void> {
  for (;;) {
    const now = deps.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const [claimed] = await leaseDueExports(deps.db, { now, leaseUntil, limit: 1 });
    if (!claimed) return;
    await attempt(deps, claimed);
  }
}

async function attempt(deps: Parts, claimed: Claimed): Promise<void> {
  const { db, now, log } = deps;
  try {
    await build(deps, claimed);
  } catch (error) {
    log.error({ err: error, exportId: claimed.id, attempts: claimed.attempts }, "export failed");
    await dropChunks(db, claimed.id);
    if (claimed.attempts >= MAX_ATTEMPTS) await failExport(db, claimed.id);
    else await postponeExport(db, claimed.id, new Date(now().getTime() + AGAIN_MS * claimed.attempts));
  }
}

/**
 * Everything is read in one snapshot, page by page. The pieces are written beside it, each for itself: a build that dies
 * holds nothing back, and every beginning drops the pieces of the one before.
 */
async function build(deps: Parts, { id, accountId }: Claimed): Promise<void> {
  const { db, now } = deps;
  const at = now();
  const readAll = async (tx: Db) => {
    await dropChunks(db, id);
    const person = await findPerson(tx, accountId);
    if (!person) return undefined;
    let size = 0;
    let position = 0;
    for await (const bytes of inChunks(archiveOf(tx, person, at), CHUNK_BYTES)) {
      size += bytes.length;
      if (size > MAX_BYTES) throw new Error("an archive larger than is kept");
      await insertChunk(db, { exportId: id, position, bytes });
      position += 1;
    }
    return { person, size };
  };
  const built = await inTransaction(db, readAll, { isSnapshot: true });
  if (built) await finish(deps, id, built);
}

async function finish(deps: Parts, id: string, { person, size }: { person: Person; size: number }): Promise<void> {
  const readyAt = deps.now();
  const expiresAt = expiryOf(readyAt);
  await inTransaction(deps.db, async (tx) => {
    if (!(await finishExport(tx, { id, size, readyAt, expiresAt }))) return;
    // Only to an e-mail that is known to be theirs: it tells that there is an account.
    if (!person.verifiedEmail) return;
    await queueMessage(deps, tx, {
      template: "export-ready",
      channel: "email",
      recipient: person.verifiedEmail,
      accountId: person.accountId,
      params: { expiresAt: expiresAt.toISOString() },
      dedupeKey: `export-ready ${id}`,
    });
  });
}

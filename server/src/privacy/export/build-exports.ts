import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { MINUTE_MS } from "../../platform/time/durations.ts";
import { keepOpenPromises } from "../../promises/keep-open-promises.ts";
import type { Deps } from "../deps.ts";
import type { Person } from "../person.ts";
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

type ExportDeps = Pick<Deps, "db" | "jobs" | "now" | "log" | "keyRing">;
type Claimed = { id: string; accountId: string; attempts: number };

const LEASE_MS = 10 * MINUTE_MS;
const MAX_ATTEMPTS = 3;
const RETRY_MS = MINUTE_MS;
/** Small enough to read, send and free within a few milliseconds. */
const CHUNK_BYTES = 128 * 1024;
/** Reached only by a member who filled their own account on purpose. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Builds requested exports one after another, so that a worker has one archive in memory at a time. */
export async function buildExports(deps: ExportDeps): Promise<void> {
  for (;;) {
    const now = deps.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const [claimed] = await leaseDueExports(deps.db, { now, leaseUntil, limit: 1 });
    if (!claimed) return;
    await attempt(deps, claimed);
  }
}

async function attempt(deps: ExportDeps, claimed: Claimed): Promise<void> {
  const { db, now, log } = deps;
  try {
    await build(deps, claimed);
  } catch (error) {
    log.error({ err: error, exportId: claimed.id, attempts: claimed.attempts }, "export failed");
    await dropChunks(db, claimed.id);
    if (claimed.attempts >= MAX_ATTEMPTS) await failExport(db, claimed.id);
    else await postponeExport(db, claimed.id, new Date(now().getTime() + RETRY_MS * claimed.attempts));
  }
}

/**
 * Reads everything in one snapshot, page by page. Chunks are committed outside of it, each on its own: a build that
 * crashes holds no locks, and every build first drops the chunks of the one before.
 */
async function build(deps: ExportDeps, { id, accountId }: Claimed): Promise<void> {
  const { db, now, keyRing } = deps;
  const at = now();
  const encryption = keyRing.encryption("health-data");
  const readAll = async (tx: Db) => {
    await dropChunks(db, id);
    const person = await findPerson(tx, accountId);
    if (!person) return undefined;
    let size = 0;
    let position = 0;
    for await (const bytes of inChunks(archiveOf(encryption, tx, person, at), CHUNK_BYTES)) {
      size += bytes.length;
      if (size > MAX_BYTES) throw new Error("the archive exceeds its size limit");
      await insertChunk(db, encryption, { exportId: id, accountId, position, bytes });
      position += 1;
    }
    return { person, size };
  };
  const built = await inTransaction(db, readAll, { isSnapshot: true });
  if (built) await finish(deps, id, built);
}

async function finish(deps: ExportDeps, id: string, { person, size }: { person: Person; size: number }): Promise<void> {
  const readyAt = deps.now();
  const expiresAt = expiryOf(readyAt);
  await inTransaction(deps.db, async (tx) => {
    if (!(await finishExport(tx, { id, size, readyAt, expiresAt }))) return;
    // A copy answers the earlier requests too, of which an archive may have failed.
    await keepOpenPromises(deps, tx, { accountId: person.accountId, kinds: ["data-request-now"], by: "system" });
    // Only to a verified e-mail: the message discloses that the account exists.
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

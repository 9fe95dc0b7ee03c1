import { queueMessage } from "../../messages/queue-message.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { forEachLeased } from "../../platform/jobs/due-rows.ts";
import { addMs, MINUTE_MS } from "../../platform/time.ts";
import { keepOpenPromises } from "../../promises/keep-promise.ts";
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

/** Splits a byte stream into chunks of one size; the last may be shorter. */
async function* inChunks(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    waiting.push(piece);
    length += piece.length;
    if (length < size) continue;
    let whole = Buffer.concat(waiting);
    while (whole.length >= size) {
      yield whole.subarray(0, size);
      whole = whole.subarray(size);
    }
    waiting = [whole];
    length = whole.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

type ExportDeps = Pick<Deps, "db" | "jobs" | "now" | "log" | "keyRing">;
type Claimed = { id: string; accountId: string; attempts: number; dueAt: Date | null };

const LEASE_MS = 10 * MINUTE_MS;
/** No page of an archive takes longer to read and to store. */
const SLOWEST_CHUNK_MS = MINUTE_MS;
const MAX_ATTEMPTS = 3;
const RETRY_MS = MINUTE_MS;
/** Small enough to read, send and free within a few milliseconds. */
const CHUNK_BYTES = 128 * 1024;
/** Reached only by a member who filled their own account on purpose. */
const MAX_BYTES = 256 * 1024 * 1024;

/** Builds requested exports one after another, so that a worker has one archive in memory at a time. */
export async function buildExports(deps: ExportDeps): Promise<void> {
  const { db, now, log } = deps;
  await forEachLeased(deps, {
    leaseMs: LEASE_MS,
    slowestMs: SLOWEST_CHUNK_MS,
    limit: 1,
    lease: (lease) => leaseDueExports(db, lease),
    work: (claimed) => build(deps, claimed),
    async failed({ id, attempts }, error) {
      log.error({ err: error, exportId: id, attempts }, "export failed");
      await dropChunks(db, id);
      if (attempts >= MAX_ATTEMPTS) await failExport(db, id);
      else await postponeExport(db, id, addMs(now(), RETRY_MS * attempts));
    },
  });
}

/**
 * Reads everything in one snapshot, page by page. Chunks are committed outside of it, each on its own: a build that
 * crashes holds no locks, and every build first drops the chunks of the one before.
 */
async function build(deps: ExportDeps, claimed: Claimed): Promise<void> {
  const { db, now, keyRing } = deps;
  const { id, accountId, dueAt: leaseUntil } = claimed;
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
      // Beyond it another worker may build the same one, and write to the same places.
      if (leaseUntil && addMs(now(), SLOWEST_CHUNK_MS) > leaseUntil) throw new Error("the lease is over");
      if (size > MAX_BYTES) throw new Error("the archive exceeds its size limit");
      await insertChunk(db, encryption, { exportId: id, accountId, position, bytes });
      position += 1;
    }
    return { person, size };
  };
  const built = await inTransaction(db, readAll, { isSnapshot: true });
  if (built) await finish(deps, claimed, built);
}

async function finish(deps: ExportDeps, claimed: Claimed, { person, size }: { person: Person; size: number }) {
  const readyAt = deps.now();
  const expiresAt = expiryOf(readyAt);
  await inTransaction(deps.db, async (tx) => {
    if (!(await finishExport(tx, claimed, { size, readyAt, expiresAt }))) return;
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
      dedupeKey: `export-ready ${claimed.id}`,
    });
  });
}

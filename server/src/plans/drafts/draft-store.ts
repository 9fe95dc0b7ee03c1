import { HALVES, type Half } from "@app/contract/plan-document";
import type { ExpressionBuilder, Selectable } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB, PlanDrafts } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type DraftsByHalf, type PlanDraft, type SavedDraft, sealedDrafts } from "./plan-draft.ts";

type Place = { accountId: string; half: Half };

const UNSIGNED = {
  signedBy: null,
  signedAt: null,
  signedKey: null,
  signedMethod: null,
  signedIp: null,
  signedHash: null,
} as const;
const UNACKNOWLEDGED = {
  acknowledgedBy: null,
  acknowledgedAt: null,
  acknowledgedKey: null,
  acknowledgedMethod: null,
  acknowledgedIp: null,
  acknowledgedRevision: null,
  acknowledgedHash: null,
} as const;

const cleared = (row: ExpressionBuilder<DB, "planDrafts">) => ({
  revision: row("revision", "+", 1),
  basedOn: null,
  sealed: null,
  lastKey: null,
  savedAt: null,
  savedBy: null,
  ...UNSIGNED,
  ...UNACKNOWLEDGED,
});

/** Both halves; one that has no row yet is as if nobody had begun. */
export async function findDrafts(db: Db, encryption: Encryption, accountId: string): Promise<DraftsByHalf> {
  const rows = await db.selectFrom("planDrafts").selectAll().where("accountId", "=", accountId).execute();
  return byHalf(encryption, accountId, rows);
}

/** Both halves, locked in their order until the end of the transaction. */
export async function lockDrafts(tx: Db, encryption: Encryption, accountId: string): Promise<DraftsByHalf> {
  const read = () =>
    tx.selectFrom("planDrafts").selectAll().where("accountId", "=", accountId).orderBy("half").forUpdate().execute();
  let rows = await read();
  if (rows.length < HALVES.length) {
    for (const half of HALVES) await insertDraft(tx, { accountId, half });
    rows = await read();
  }
  return byHalf(encryption, accountId, rows);
}

/** One half, locked until the end of the transaction. */
export async function lockDraft(tx: Db, encryption: Encryption, { accountId, half }: Place): Promise<PlanDraft> {
  const read = () =>
    tx
      .selectFrom("planDrafts")
      .selectAll()
      .where("accountId", "=", accountId)
      .where("half", "=", half)
      .forUpdate()
      .executeTakeFirst();
  let row = await read();
  if (!row) {
    await insertDraft(tx, { accountId, half });
    row = await read();
  }
  return row ? draftOf(encryption, row) : emptyDraft({ accountId, half });
}

/** Stores a revision of a half with its lease. What was seen of the other half was seen before this change. */
export async function updateContent(tx: Db, encryption: Encryption, draft: SavedDraft): Promise<void> {
  const { revision, basedOn, saved, lease } = draft;
  await rowOf(tx, draft)
    .set({ revision, basedOn, sealed: sealedDrafts.seal(encryption, draft, saved.content) })
    .set({ lastKey: saved.key, savedAt: saved.at, savedBy: saved.by })
    .set({ leaseStaffId: lease?.staffId ?? null, leaseUntil: lease?.until ?? null })
    .set(UNACKNOWLEDGED)
    .execute();
}

/** Leaves the next revision without a draft: whoever still has the one before overwrites nothing. */
export async function clearDraft(tx: Db, place: Place): Promise<void> {
  await rowOf(tx, place).set(cleared).execute();
}

/** The same of both halves, which the caller holds. */
export async function clearDrafts(tx: Db, accountId: string): Promise<void> {
  await tx.updateTable("planDrafts").where("accountId", "=", accountId).set(cleared).execute();
}

export async function updateLease(tx: Db, place: Place, lease: PlanDraft["lease"]): Promise<void> {
  await rowOf(tx, place)
    .set({ leaseStaffId: lease?.staffId ?? null, leaseUntil: lease?.until ?? null })
    .execute();
}

/** With the answers that they were made from. */
export async function eraseDrafts(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("planDrafts").where("accountId", "=", accountId).execute();
}

const rowOf = (tx: Db, { accountId, half }: Place) =>
  tx.updateTable("planDrafts").where("accountId", "=", accountId).where("half", "=", half);

async function insertDraft(tx: Db, place: Place): Promise<void> {
  await tx
    .insertInto("planDrafts")
    .values({ ...place, revision: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function byHalf(encryption: Encryption, accountId: string, rows: readonly Selectable<PlanDrafts>[]): DraftsByHalf {
  const found = (half: Half): PlanDraft => {
    const row = rows.find((one) => one.half === half);
    return row ? draftOf(encryption, row) : emptyDraft({ accountId, half });
  };
  return { diet: found("diet"), training: found("training") };
}

const emptyDraft = (place: Place): PlanDraft => ({
  ...place,
  revision: 0,
  basedOn: null,
  saved: null,
  lease: null,
  signed: null,
  acknowledged: null,
});

function draftOf(encryption: Encryption, row: Selectable<PlanDrafts>): PlanDraft {
  const { accountId, revision, basedOn, sealed, lastKey, savedAt, savedBy, leaseStaffId, leaseUntil } = row;
  const half = row.half as Half;
  return {
    accountId,
    half,
    revision,
    basedOn,
    saved:
      sealed && lastKey && savedAt && savedBy
        ? {
            content: sealedDrafts.open(encryption, { accountId, half, sealed }),
            key: lastKey,
            at: savedAt,
            by: savedBy,
          }
        : null,
    lease: leaseStaffId && leaseUntil ? { staffId: leaseStaffId, until: leaseUntil } : null,
    signed: signedOf(row),
    acknowledged: acknowledgedOf(row),
  };
}

function signedOf(row: Selectable<PlanDrafts>): PlanDraft["signed"] {
  const { signedBy: by, signedAt: at, signedHash: hash, signedKey: key, signedMethod: method, signedIp: ip } = row;
  return by && at && hash ? { by, at, key, method, ip, hash } : null;
}

function acknowledgedOf(row: Selectable<PlanDrafts>): PlanDraft["acknowledged"] {
  const { acknowledgedBy: by, acknowledgedAt: at, acknowledgedKey: key } = row;
  if (!by || !at) return null;
  return {
    by,
    at,
    key,
    method: row.acknowledgedMethod,
    ip: row.acknowledgedIp,
    revision: row.acknowledgedRevision,
    hash: row.acknowledgedHash,
  };
}

import type { Half } from "@app/contract/plan-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type SealedPlan, sealedPlans } from "../sealed-plan.ts";
import type { PlanSignature, SigningPerson } from "./plan-signature.ts";

export type StoredSignature = PlanSignature & { version: number; previousHash: Buffer | null };

/** Append-only: the database refuses to change them. */
export async function insertSignatures(
  tx: Db,
  { accountId, version, previousHash }: { accountId: string; version: number; previousHash: Buffer | null },
  signatures: readonly PlanSignature[],
): Promise<void> {
  await tx
    .insertInto("planSignatures")
    .values(signatures.map((signature) => ({ ...signature, accountId, version, previousHash })))
    .execute();
}

export async function hasSignature(tx: Db, accountId: string, key: string): Promise<boolean> {
  const signature = tx.selectFrom("planSignatures").select("key").where("accountId", "=", accountId);
  return (await signature.where("key", "=", key).executeTakeFirst()) !== undefined;
}

const MAX_LISTED = 400;

/** Of every version, or of one; the newest version first. */
export async function listSignatures(db: Db, accountId: string, version?: number): Promise<StoredSignature[]> {
  const rows = await db
    .selectFrom("planSignatures")
    .select(["version", "half", "act", "key", "staffId", "name", "council", "number", "halfHash", "previousHash"])
    .select(["method", "at", sql<string | null>`host(ip)`.as("ip")])
    .where("accountId", "=", accountId)
    .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
    .orderBy("version", "desc")
    .orderBy("half")
    .limit(MAX_LISTED)
    .execute();
  return rows as StoredSignature[];
}

type Place = { accountId: string; half: Half };
type Act = Pick<SigningPerson, "staffId" | "method" | "ip"> & { key: string; at: Date; hash: Buffer };

const rowOf = (tx: Db, { accountId, half }: Place) =>
  tx.updateTable("planDrafts").where("accountId", "=", accountId).where("half", "=", half);

/** The half is frozen, and nobody writes it any more. */
export async function saveSignature(tx: Db, place: Place, { staffId, at, key, method, ip, hash }: Act): Promise<void> {
  await rowOf(tx, place)
    .set({ signedBy: staffId, signedAt: at, signedKey: key, signedMethod: method, signedIp: ip, signedHash: hash })
    .set({ leaseStaffId: null, leaseUntil: null })
    .execute();
}

export async function clearSignature(tx: Db, place: Place): Promise<void> {
  await rowOf(tx, place)
    .set({ signedBy: null, signedAt: null, signedKey: null, signedMethod: null, signedIp: null, signedHash: null })
    .execute();
}

/** On the half of the one who saw it; revision and hash are the other's. */
export async function saveAcknowledgement(
  tx: Db,
  place: Place,
  { staffId, at, key, method, ip, hash, revision }: Act & { revision: number },
): Promise<void> {
  await rowOf(tx, place)
    .set({ acknowledgedBy: staffId, acknowledgedAt: at, acknowledgedKey: key, acknowledgedMethod: method })
    .set({ acknowledgedIp: ip, acknowledgedRevision: revision, acknowledgedHash: hash })
    .execute();
}

export async function clearAcknowledgement(tx: Db, place: Place): Promise<void> {
  await rowOf(tx, place)
    .set({ acknowledgedBy: null, acknowledgedAt: null, acknowledgedKey: null, acknowledgedMethod: null })
    .set({ acknowledgedIp: null, acknowledgedRevision: null, acknowledgedHash: null })
    .execute();
}

/** Plans of which a half was signed before then, and that are not published. */
export async function countHalfSigned(db: Db, signedBefore: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct account_id)::int as count from plan_drafts where signed_at <= ${signedBefore}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type StoredVersion = {
  accountId: string;
  version: number;
  kind: "provisional" | "definitive";
  createdAt: Date;
  hash: Buffer;
  previousHash: Buffer | null;
  code: string | null;
  retainedSince: Date | null;
  /** Null once it is erased; "unreadable": its sealed bytes are not what was stored. */
  content: SealedPlan | "unreadable" | null;
};

const columns = [
  "accountId",
  "version",
  "kind",
  "createdAt",
  "hash",
  "previousHash",
  "code",
  "retainedSince",
  "sealed",
] as const;
type Row = Omit<StoredVersion, "kind" | "content"> & { kind: string; sealed: Buffer | null };

export async function findByCode(db: Db, encryption: Encryption, code: string): Promise<StoredVersion | undefined> {
  const row = await db.selectFrom("planVersions").select(columns).where("code", "=", code).executeTakeFirst();
  return row && openedVersion(encryption, row);
}

/** Only numbers and hashes: the links of the chain around a version. */
export async function listLinks(
  db: Db,
  accountId: string,
): Promise<Pick<StoredVersion, "version" | "hash" | "previousHash">[]> {
  return db
    .selectFrom("planVersions")
    .select(["version", "hash", "previousHash"])
    .where("accountId", "=", accountId)
    .orderBy("version")
    .limit(1_000)
    .execute();
}

function openedVersion(encryption: Encryption, { sealed, kind, ...row }: Row): StoredVersion {
  return { ...row, kind: kind as StoredVersion["kind"], content: sealed && openedContent(encryption, row, sealed) };
}

/** Bytes that somebody changed do not open: that is an answer, not a failure. */
function openedContent(encryption: Encryption, row: Pick<Row, "accountId" | "version">, sealed: Buffer) {
  try {
    return sealedPlans.open(encryption, { ...row, sealed });
  } catch {
    return "unreadable" as const;
  }
}

import type { Half } from "@app/contract/plan-document";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { SigningPerson } from "./plan-signature.ts";

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

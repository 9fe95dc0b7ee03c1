import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { openPlan, type SealedPlan } from "../plan-place.ts";

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
    return openPlan(encryption, { ...row, sealed });
  } catch {
    return "unreadable" as const;
  }
}

import type { Condition } from "@app/contract/account";
import type { Db } from "../platform/db.ts";

export type KeptClaim = {
  id: string;
  protocol: string;
  paymentId: string;
  accountId: string;
  outcome: "granted" | "refused";
  conditions: Condition[];
  evidence: string;
  claimedAt: Date;
};

export async function insertClaim(tx: Db, { conditions, ...claim }: KeptClaim): Promise<void> {
  await tx
    .insertInto("guaranteeClaims")
    .values({ ...claim, conditions: JSON.stringify(conditions) })
    .execute();
}

const AT_MOST = 10;

export async function listRefusedClaims(db: Db, paymentId: string, accountId: string): Promise<KeptClaim[]> {
  const rows = await db
    .selectFrom("guaranteeClaims")
    .selectAll()
    .where("paymentId", "=", paymentId)
    .where("accountId", "=", accountId)
    .where("outcome", "=", "refused")
    .orderBy("claimedAt", "desc")
    .limit(AT_MOST)
    .execute();
  return rows as unknown[] as KeptClaim[];
}

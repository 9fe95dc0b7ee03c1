import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type FoodAct, sealedFoodActs } from "./food-act.ts";

/** What is older counts no more: the food is excluded again. */
const MAX_LISTED = 200;

/** Append-only: the database refuses to change it. */
export async function insertFoodAct(
  tx: Db,
  encryption: Encryption,
  { food, by, reason, against, ...act }: FoodAct,
): Promise<void> {
  const sealed = sealedFoodActs.seal(encryption, act, { food, by, reason, against });
  await tx
    .insertInto("foodOverrides")
    .values({ ...act, sealed })
    .execute();
}

/** The newest first. */
export async function listFoodActs(db: Db, encryption: Encryption, accountId: string): Promise<FoodAct[]> {
  const rows = await db
    .selectFrom("foodOverrides")
    .select(["id", "act", "staffId", "decidedAt", "sealed"])
    .where("accountId", "=", accountId)
    .orderBy("decidedAt", "desc")
    // Of one moment the stricter word counts.
    .orderBy("act", "desc")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...(row as Pick<FoodAct, "id" | "act" | "staffId" | "decidedAt">),
    accountId,
    ...sealedFoodActs.open(encryption, { accountId, id: row.id, sealed }),
  }));
}

export async function hasFoodAct(tx: Db, accountId: string, id: string): Promise<boolean> {
  const act = tx.selectFrom("foodOverrides").select("id").where("accountId", "=", accountId);
  return (await act.where("id", "=", id).executeTakeFirst()) !== undefined;
}

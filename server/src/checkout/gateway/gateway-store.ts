import type { Db } from "../../platform/database/db.ts";
import type { Quota } from "./gateway.ts";

/** The latest read wins, whichever node writes first. */
export async function upsertQuota(db: Db, gateway: string, { limit, ...rest }: Quota): Promise<void> {
  const quota = { ...rest, callLimit: limit };
  await db
    .insertInto("gatewayQuota")
    .values({ gateway, ...quota })
    .onConflict((conflict) =>
      conflict.column("gateway").doUpdateSet(quota).where("gatewayQuota.seenAt", "<=", rest.seenAt),
    )
    .execute();
}

export async function findQuota(db: Db, gateway: string): Promise<Quota | undefined> {
  const row = await db.selectFrom("gatewayQuota").selectAll().where("gateway", "=", gateway).executeTakeFirst();
  if (!row?.callLimit || !row.resetsAt) return undefined;
  return { callsLeft: row.callsLeft, limit: row.callLimit, seenAt: row.seenAt, resetsAt: row.resetsAt };
}

export async function listQuotas(db: Db): Promise<{ gateway: string; callsLeft: number; seenAt: Date }[]> {
  return db.selectFrom("gatewayQuota").select(["gateway", "callsLeft", "seenAt"]).orderBy("gateway").execute();
}

export async function findCustomer(db: Db, gateway: string, accountId: string, document: string) {
  const row = await db
    .selectFrom("gatewayCustomers")
    .select("customerId")
    .where("gateway", "=", gateway)
    .where("accountId", "=", accountId)
    .where("document", "=", document)
    .executeTakeFirst();
  return row?.customerId;
}

export async function upsertCustomer(
  db: Db,
  customer: { gateway: string; accountId: string; document: string; customerId: string },
): Promise<void> {
  await db
    .insertInto("gatewayCustomers")
    .values(customer)
    .onConflict((conflict) =>
      conflict.columns(["gateway", "accountId", "document"]).doUpdateSet({ customerId: customer.customerId }),
    )
    .execute();
}

const MAX_DOCUMENTS = 50;

export async function listDocuments(db: Db, accountIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("gatewayCustomers")
    .select("document")
    .distinct()
    .where((where) => where("accountId", "=", where.fn.any(where.val(accountIds))))
    .limit(MAX_DOCUMENTS)
    .execute();
  return rows.map(({ document }) => document);
}

/** Every charge that the gateway made between these moments has been read. */
export type Walk = { coversFrom: Date; beganAt: Date };

export async function upsertWalk(db: Db, gateway: string, walk: Walk): Promise<void> {
  await db
    .insertInto("gatewayWalks")
    .values({ gateway, ...walk })
    .onConflict((conflict) => conflict.column("gateway").doUpdateSet(walk))
    .execute();
}

export async function findWalk(db: Db, gateway: string): Promise<Walk | undefined> {
  return db
    .selectFrom("gatewayWalks")
    .select(["coversFrom", "beganAt"])
    .where("gateway", "=", gateway)
    .executeTakeFirst();
}

import type { Db } from "../../platform/database/db.ts";

const MAX_DOCUMENTS = 50;

export async function listDocuments(db: Db, accountIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("gatewayCustomers")
    .select("document")
    .distinct()
    .where("accountId", "in", accountIds)
    .limit(MAX_DOCUMENTS)
    .execute();
  return rows.map(({ document }) => document);
}

import { sql } from "kysely";
import type { Reader } from "./diary-readers.ts";
import type { memoryTables } from "./personal-data/memory-tables.ts";

export const memoryReaders: Record<keyof typeof memoryTables, Reader> = {
  assistantMemories: (db, { accountId }) =>
    db.selectFrom("assistantMemories").selectAll().where("accountId", "=", accountId).orderBy("createdAt", "desc"),
  assistantMemorySwitches: (db, { accountId }) =>
    db.selectFrom("assistantMemorySwitches").selectAll().where("accountId", "=", accountId),
  assistantUsageDays: (db, { accountId }) =>
    db
      .selectFrom("assistantUsageDays")
      .selectAll()
      .select(sql<string>`day::text`.as("day"))
      .where("accountId", "=", accountId)
      .orderBy("assistantUsageDays.day", "desc"),
};

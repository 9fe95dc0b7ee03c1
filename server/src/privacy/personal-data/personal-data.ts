import type { DB } from "../../platform/database/schema.ts";
import { accountTables } from "./account-tables.ts";
import { assistantTables } from "./assistant-tables.ts";
import { careTables } from "./care-tables.ts";
import { conversationTables } from "./conversation-tables.ts";
import { diaryTables } from "./diary-tables.ts";
import { excludedTables } from "./excluded-tables.ts";
import { fileTables } from "./file-tables.ts";
import { foodTables } from "./food-tables.ts";
import { memoryTables } from "./memory-tables.ts";
import { messageTables } from "./messages-tables.ts";
import { moneyTables } from "./money-tables.ts";
import type { ExcludedTable, PersonalTable } from "./personal-table.ts";
import { planTables } from "./plans-tables.ts";
import { promiseTables } from "./promises-tables.ts";
import { recordTables } from "./records-tables.ts";
import { reviewTables } from "./reviews-tables.ts";

/** All personal data, table by table, as the export shows it. */
export const personalData = {
  ...accountTables,
  ...moneyTables,
  ...recordTables,
  ...promiseTables,
  ...diaryTables,
  ...foodTables,
  ...planTables,
  ...reviewTables,
  ...conversationTables,
  ...assistantTables,
  ...memoryTables,
  ...fileTables,
  ...careTables,
  ...messageTables,
} satisfies Record<string, PersonalTable>;

/**
 * Every table of the schema: what it holds of a person, and what deleting an account does with it. A new table does not
 * compile until it is declared; a test compares the columns with the database.
 */
export const tables: Readonly<Record<keyof DB, PersonalTable | ExcludedTable>> = { ...personalData, ...excludedTables };

const declared = Object.entries(tables).map(([name, { erased }]) => ({ name: name as keyof DB, erased }));

export const deletedTables = declared.flatMap(({ name, erased }) => (erased === "deleted" ? [name] : []));
export const retainedTables = declared.flatMap(({ name, erased }) =>
  typeof erased === "object" && "retained" in erased ? [{ name, ...erased }] : [],
);

export type PersonalTableName = keyof typeof personalData;
export const personalTableNames = Object.keys(personalData) as PersonalTableName[];

import { accountTables } from "./account-tables.ts";
import { assistantTables } from "./assistant-tables.ts";
import { careTables } from "./care-tables.ts";
import { conversationTables } from "./conversation-tables.ts";
import { diaryTables } from "./diary-tables.ts";
import { fileTables } from "./file-tables.ts";
import { foodTables } from "./food-tables.ts";
import { memoryTables } from "./memory-tables.ts";
import { messageTables } from "./messages-tables.ts";
import { moneyTables } from "./money-tables.ts";
import type { PersonalTable } from "./personal-table.ts";
import { planTables } from "./plans-tables.ts";
import { promiseTables } from "./promises-tables.ts";
import { recordTables } from "./records-tables.ts";
import { reviewTables } from "./reviews-tables.ts";

/**
 * All personal data, table by table, as the export shows it. A test compares this with the database schema: a new table
 * or column that is neither here nor excluded with a reason fails it.
 */
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

export type PersonalTableName = keyof typeof personalData;
export const personalTableNames = Object.keys(personalData) as PersonalTableName[];

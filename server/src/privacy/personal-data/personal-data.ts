import type { DB } from "../../platform/database/schema.ts";
import { accountTables } from "./account-tables.ts";
import { assistantTables } from "./assistant-tables.ts";
import { careTables } from "./care-tables.ts";
import { conversationTables } from "./conversation-tables.ts";
import { diaryTables } from "./diary-tables.ts";
import { excludedTables } from "./excluded-tables.ts";
import { fileTables } from "./file-tables.ts";
import { foodTables } from "./food-tables.ts";
import { intakeTables } from "./intake-tables.ts";
import { memoryTables } from "./memory-tables.ts";
import { messageTables } from "./messages-tables.ts";
import { moneyTables } from "./money-tables.ts";
import type { ExcludedTable, PersonalTable, SealedValue } from "./personal-table.ts";
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
  ...intakeTables,
  ...reviewTables,
  ...conversationTables,
  ...assistantTables,
  ...memoryTables,
  ...fileTables,
  ...careTables,
  ...messageTables,
} satisfies Record<string, PersonalTable>;

type Declared<Name extends keyof DB> = (PersonalTable | ExcludedTable) &
  ("sealed" extends keyof DB[Name] ? { sealed: SealedValue } : object);

/**
 * Every table of the schema: what it holds of a person, what deleting the account does with it, when its rows end, and how what
 * is sealed opens. A new table, or a new column `sealed`, does not compile until it is declared; a test compares with the database.
 */
export const tables: { readonly [Name in keyof DB]: Declared<Name> } = { ...personalData, ...excludedTables };

const declared = (Object.entries(tables) as [keyof DB, PersonalTable | ExcludedTable][]).map(([name, table]) => ({
  name,
  ...table,
}));

export const deletedTables = declared.flatMap(({ name, erased }) => (erased === "deleted" ? [name] : []));
export const retainedTables = declared.flatMap(({ name, erased }) =>
  typeof erased === "object" && "retained" in erased ? [{ name, ...erased }] : [],
);
/** Tables and endings of their rows, one by one. */
export const endings = declared.flatMap(({ name, ends = [] }) => ends.map((ending) => ({ name, ...ending })));
export const sealedTables = declared.flatMap(({ name, sealed }) => (sealed ? [{ name, ...sealed }] : []));

export type PersonalTableName = keyof typeof personalData;
export const personalTableNames = Object.keys(personalData) as PersonalTableName[];

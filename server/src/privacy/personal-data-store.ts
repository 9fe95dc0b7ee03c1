import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Person } from "./person.ts";
import { type PersonalTableName, personalData } from "./personal-data/personal-data.ts";
import type { PersonalTable } from "./personal-data/personal-table.ts";

export type Row = Record<string, unknown>;
/** A table's rows, a page at a time. */
export type LoadPersonalData = (name: PersonalTableName, maxRows?: number) => AsyncGenerator<Row[]>;

/** How many rows are in memory at a time. */
const PAGE_SIZE = 25;

/** A member's rows of a table, as its declaration finds them. */
function rowsOf(db: Db, name: PersonalTableName, person: Person) {
  const { rows }: PersonalTable = personalData[name];
  if (typeof rows === "function") return rows(db, person);
  const { order = [], days = [], hex = [] } = rows;
  // The second one of a name wins: a calendar day is no moment, bytes would be a list of numbers.
  const shown = [
    sql`t.*`,
    ...days.map((column) => sql`${sql.ref(`t.${column}`)}::text as ${sql.ref(column)}`),
    ...hex.map((column) => sql`encode(${sql.ref(`t.${column}`)}, 'hex') as ${sql.ref(column)}`),
  ];
  const sorted = order.length > 0 ? sql`order by ${sql.join(order.map((column) => sql.raw(`t.${column}`)))}` : sql``;
  return sql<Row>`select ${sql.join(shown)} from ${sql.table(name)} as t where t.account_id = ${person.accountId} ${sorted}`;
}

/**
 * A table's rows a page at a time, by a cursor in the caller's transaction, so that all tables are of one snapshot. At
 * most `maxRows` rows.
 */
export async function* pagesOf(
  tx: Db,
  name: PersonalTableName,
  person: Person,
  maxRows = Number.POSITIVE_INFINITY,
): AsyncGenerator<Row[]> {
  await sql`declare export_rows no scroll cursor for ${rowsOf(tx, name, person)}`.execute(tx);
  for (let left = maxRows; left > 0; ) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(Math.min(PAGE_SIZE, left)))} from export_rows`.execute(tx);
    if (rows.length === 0) break;
    left -= rows.length;
    yield rows;
  }
  await sql`close export_rows`.execute(tx);
}

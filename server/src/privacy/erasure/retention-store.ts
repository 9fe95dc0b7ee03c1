import type { Retained } from "@app/contract/retention";
import { sql } from "kysely";
import type { DB } from "../../platform/database/schema.ts";
import { endings, retainedTables } from "../personal-data/personal-data.ts";
import type { Ending } from "../personal-data/personal-table.ts";
import { RETAINED_RECORDS } from "./retained-data.ts";
import { batchOf, type Retire, touched } from "./retire-batch.ts";

/** A member may change a row meanwhile: unlike the row's address, whether it is due is checked again. */
function retire(table: keyof DB, { due, empties, key }: Omit<Ending, "period">): Retire {
  return async (db, { since, ...batch }) => {
    const rows = sql`${due(since)} and ${batchOf(table, due(since), batch, key)}`;
    const statement = empties
      ? sql`update ${sql.table(table)} set ${emptied(empties)} where ${rows}`
      : sql`delete from ${sql.table(table)} where ${rows}`;
    return touched(await statement.execute(db));
  };
}

function emptied(columns: NonNullable<Ending["empties"]>) {
  const values = Array.isArray(columns) ? columns.map((column) => [column, "null"] as const) : Object.entries(columns);
  return sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`));
}

/** What a kind's end of retention does, table by table: by the declarations, or by the records that the law requires. */
export const retiringOf = (kind: Retained): readonly Retire[] => [
  ...endings.flatMap(({ name, period, ...ending }) => (period === kind ? [retire(name, ending)] : [])),
  // From the account's deletion, or from a time of their own.
  ...retainedTables.flatMap(({ name, retained, since: from = "retained_since" }) =>
    RETAINED_RECORDS[retained].period === kind
      ? [retire(name, { due: (since) => sql`${sql.ref(from)} <= ${since}` })]
      : [],
  ),
];

import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { FoodTable } from "./food-places.ts";

/** Computes the sums of these days anew from their entries, in one statement for all. */
export async function saveTotals(
  tx: Db,
  accountId: string,
  touched: readonly { table: FoodTable; days: string[] }[],
): Promise<void> {
  const entries = touched.map(({ table, days }) => entriesOf(accountId, table, days.toSorted()));
  const days = touched.flatMap((one) => one.days);
  await sql`
    insert into day_totals (account_id, day, entries, meals, kcal, low_kcal, high_kcal, protein, fat, carb, fibre,
      missing_kcal, missing_protein, missing_fat, missing_carb, missing_fibre)
    select ${accountId}, day, count(id), count(distinct meal), ${sums},
      count(id) - count(kcal), count(id) - count(protein), count(id) - count(fat), count(id) - count(carb),
      count(id) - count(fibre)
    from unnest(${days}::date[]) as touched (day) left join (${sql.join(entries, sql` union all `)}) as e using (day)
    group by day
    on conflict (account_id, day) do update set
      entries = excluded.entries, meals = excluded.meals, kcal = excluded.kcal, low_kcal = excluded.low_kcal,
      high_kcal = excluded.high_kcal, protein = excluded.protein, fat = excluded.fat, carb = excluded.carb,
      fibre = excluded.fibre, missing_kcal = excluded.missing_kcal, missing_protein = excluded.missing_protein,
      missing_fat = excluded.missing_fat, missing_carb = excluded.missing_carb,
      missing_fibre = excluded.missing_fibre`.execute(tx);
}

const sums = sql.raw(
  ["kcal", "low_kcal", "high_kcal", "protein", "fat", "carb", "fibre"]
    .map((column) => `coalesce(sum(${column}), 0)`)
    .join(", "),
);

/** Bounds beside the list, because a list excludes no partition from a prepared plan. */
const entriesOf = (accountId: string, table: FoodTable, days: string[]): RawBuilder<unknown> =>
  sql`select day, id, meal, kcal, low_kcal, high_kcal, protein, fat, carb, fibre from ${sql.table(table)}
    where account_id = ${accountId} and day >= ${days[0]} and day <= ${days.at(-1)} and day = any(${days}::date[])
      and deleted_at is null`;

export async function eraseTotals(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("dayTotals").where("accountId", "=", accountId).execute();
}

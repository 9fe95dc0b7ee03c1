import type { DayTotals, ProgressDay } from "@app/contract/diary";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { DayTotals as TotalsRow } from "../platform/database/schema.ts";

type Totals = Omit<Selectable<TotalsRow>, "accountId" | "day">;
type Row = { [Column in keyof Totals]: Totals[Column] | null } & {
  day: string;
  isComplete: boolean | null;
  isBad: boolean | null;
};
type Day = ProgressDay & { totals: DayTotals };

/** Each day with an entry or a record of its own, oldest first. */
export async function listDays(db: Db, accountId: string, { from, to }: { from: string; to: string }): Promise<Day[]> {
  const { rows } = await sql<Row>`
    select day::text as day, t.entries, t.meals, t.kcal, t.low_kcal, t.high_kcal, t.protein, t.fat, t.carb, t.fibre,
      t.missing_kcal, t.missing_protein, t.missing_fat, t.missing_carb, t.missing_fibre, d.is_complete, d.is_bad
    from (select * from day_totals
        where account_id = ${accountId} and day >= ${from} and day <= ${to} and entries > 0) as t
      full join (select day, is_complete, is_bad from diary_days
        where account_id = ${accountId} and day >= ${from} and day <= ${to} and deleted_at is null) as d using (day)
    order by 1`.execute(db);
  return rows.map(dayOf);
}

const dayOf = (row: Row): Day => ({
  day: row.day,
  totals: {
    entries: row.entries ?? 0,
    kcal: whole(row.kcal),
    lowKcal: whole(row.lowKcal),
    highKcal: whole(row.highKcal),
    protein: whole(row.protein),
    fat: whole(row.fat),
    carb: whole(row.carb),
    fibre: whole(row.fibre),
    missing: {
      kcal: row.missingKcal ?? 0,
      protein: row.missingProtein ?? 0,
      fat: row.missingFat ?? 0,
      carb: row.missingCarb ?? 0,
      fibre: row.missingFibre ?? 0,
    },
  },
  isComplete: row.isComplete ?? false,
  isBad: row.isBad ?? false,
  meals: row.meals ?? 0,
});

/** Of tenths. */
const whole = (tenths: number | null): number => (tenths ?? 0) / 10;

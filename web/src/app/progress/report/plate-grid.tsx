import { plateGridCopy as copy } from "../../../content/app/progress/report.ts";
import { Plate } from "../../../ui/plate/plate.tsx";
import type { PlateSlot } from "../../../ui/plate/setting.ts";
import { shortWeekdayName } from "../../shell/format/days.ts";
import type { EatenPlate, PlateMeal, PlateRow } from "../view/plates.ts";
import styles from "./plate-grid.module.css";

const SLOTS: Readonly<Record<PlateMeal, PlateSlot>> = {
  cafe: "cafe",
  almoco: "almoco",
  lanche: "lanche-tarde",
  jantar: "jantar",
};

/** A week's meals as plates: each as it was eaten, an empty place where nothing was logged. */
export function PlateGrid({ rows, caption }: { rows: readonly PlateRow[]; caption: string }) {
  const days = rows[0]?.plates.map(({ day }) => day) ?? [];
  return (
    <table className={`${styles.grid} full-table`} data-slot="chart">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {rows.length > 1 ? <td /> : null}
          {days.map((day) => (
            <th key={day} scope="col">
              {shortWeekdayName(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ meal, plates }) => (
          <tr key={meal}>
            {rows.length > 1 ? <th scope="row">{copy.meals[meal]}</th> : null}
            {plates.map((plate) => (
              <td key={plate.day}>
                <EatenMeal plate={plate} meal={meal} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EatenMeal({ plate: { foods }, meal }: { plate: EatenPlate; meal: PlateMeal }) {
  if (!foods) {
    return (
      <span className={styles.none}>
        <span className="sr-only">{copy.none}</span>
      </span>
    );
  }
  return <Plate className={styles.plate} foods={foods} slot={SLOTS[meal]} label={copy.logged} />;
}

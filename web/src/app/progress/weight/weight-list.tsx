import { weightListCopy as copy } from "../../../content/app/progress/progress.ts";
import { Button } from "../../../ui/core/button.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { formatLocalHour } from "../../shell/format/days.ts";
import type { Conflict } from "../../sync/core/view.ts";
import styles from "./weight.module.css";
import { byDay, dayLabel, formatKg, formatNumber, type WeightRow } from "./weights.ts";

type WeightListProps = {
  rows: readonly WeightRow[];
  nowMs: number;
  onEdit: (row: WeightRow) => void;
  onUse: (row: WeightRow, kg: number) => void;
  onKeep: (row: WeightRow) => void;
};

/** Days hang on a thread, the newest weight at its bob. */
export function WeightList({ rows, nowMs, onEdit, onUse, onKeep }: WeightListProps) {
  return (
    <ol className={`${styles.days} stack gap-5`}>
      {byDay(rows).map(({ day, rows: ofDay }) => (
        <li key={day} className={styles.day}>
          <h3 className={styles.label}>{dayLabel(day, nowMs)}</h3>
          <ul>
            {ofDay.map((row) => (
              <li key={row.id} className={styles.row} data-newest={row === rows[0] || undefined}>
                {row === rows[0] ? <PlumbBob className={styles.plumbBob} /> : null}
                <p className={styles.listValue}>
                  <b>{formatNumber(row.kg)}</b> kg
                  <span className={styles.detail}>{detailOf(row)}</span>
                </p>
                {row.isAnswer ? null : (
                  <Button
                    variant="link"
                    aria-label={`${copy.edit} ${formatKg(row.kg)}, ${dayLabel(day, nowMs)}, ${formatLocalHour(row.at)}`}
                    onClick={() => onEdit(row)}
                  >
                    {copy.edit}
                  </Button>
                )}
                {openConflicts(row).map(({ hlc, kg, isOwn }) => (
                  <div key={hlc} className={`${styles.conflict} row wrap`}>
                    <p>{isOwn ? copy.thisDevice(formatKg(kg)) : copy.otherDevice(formatKg(kg))}</p>
                    <Button variant="link" onClick={() => onUse(row, kg)}>
                      {copy.useThis}
                    </Button>
                    <Button variant="link" onClick={() => onKeep(row)}>
                      {copy.keep}
                    </Button>
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const detailOf = ({ at, view: { unsent, refused }, isAnswer }: WeightRow) => (
  <>
    {isAnswer ? copy.fromQuestionnaire : formatLocalHour(at)}
    {refused ? <em> {copy.refused[refused]}</em> : unsent > 0 ? <em> {copy.unsent}</em> : null}
  </>
);

const openConflicts = ({ view }: WeightRow): (Conflict & { kg: number })[] =>
  view.conflicts.flatMap((conflict) =>
    conflict.field === "kg" && typeof conflict.value === "number" ? [{ ...conflict, kg: conflict.value }] : [],
  );

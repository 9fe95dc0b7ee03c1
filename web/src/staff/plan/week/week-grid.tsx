import { figuresOfMeal } from "@app/engine/plans/totals/figures";
import { type KeyboardEvent, type RefObject, useMemo } from "react";
import { planCopy } from "../../../content/staff/plan.ts";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { hourText, whole } from "../numbers.ts";
import { signalsOf } from "./cell-signals.ts";
import { DayTotals } from "./day-totals.tsx";
import { DAYS, type GridRow, mealAt, rowsOf, trainingAt } from "./grid-rows.ts";
import { mealText } from "./meal-text.ts";
import styles from "./week.module.css";
import { WeekCell } from "./week-cell.tsx";

const copy = planCopy.week;

type WeekGridProps = {
  work: PlanWork;
  cell: string;
  gridRef: RefObject<HTMLTableElement | null>;
  onSelect: (cell: string) => void;
  /** Enter: to the panel below. */
  onEnter: () => void;
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The week of the version, which repeats: meals and sessions on the same days, totals under each. One tab stop. */
export function WeekGrid({ work, cell, gridRef, onSelect, onEnter }: WeekGridProps) {
  const { next, editor } = work;
  const rows = rowsOf(next, work.mine);
  const signals = useMemo(() => signalsOf(work), [work]);
  const at = placeOf(rows, cell);

  const move = (row: number, column: number) => {
    const wanted = rows[row]?.cells[column];
    if (!wanted) return;
    onSelect(wanted);
    gridRef.current?.querySelector<HTMLElement>(`[data-cell="${wanted}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ARROWS[event.key];
    const target = by ? [at[0] + by[0], at[1] + by[1]] : edgeOf(event.key, at);
    if (!target) return;
    event.preventDefault();
    move(target[0] ?? 0, target[1] ?? 0);
  };

  return (
    <table className={`${styles.week} full-table`} ref={gridRef} onKeyDown={onKeyDown}>
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{copy.meal}</span>
          </th>
          {DAYS.map((day, index) => (
            <th key={day} scope="col">
              {planCopy.days[index]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} data-row={row.key === "treino" ? "training" : undefined}>
            <th scope="row">
              <RowTitle row={row} work={work} />
            </th>
            {row.cells.map((id, index) => (
              <td key={id}>
                <WeekCell
                  cell={id}
                  place={`${planCopy.dayNames[index]}, ${row.key === "treino" ? copy.training.toLowerCase() : planCopy.slotNames[row.key]}`}
                  signals={signals.get(id)}
                  isSelected={id === cell}
                  isStop={id === cell || (cell === "targets" && id === rows[0]?.cells[0])}
                  onSelect={onSelect}
                  onEnter={onEnter}
                  {...contentOf(work, row, id)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {next.diet?.method === "foods" ? (
        <DayTotals
          days={next.diet.days}
          floor={editor.context.floor ?? next.targets?.floor ?? null}
          targets={next.targets}
        />
      ) : null}
    </table>
  );
}

function RowTitle({ row, work }: { row: GridRow; work: PlanWork }) {
  if (row.key === "treino") {
    const { savedBy, signature } = work.editor.halves.training;
    const trainer = signature ?? savedBy;
    return (
      <>
        {copy.training}
        {trainer ? <small>{planCopy.first(trainer.name)}</small> : null}
      </>
    );
  }
  const meal = row.cells.map((cell) => mealAt(work.next, cell)).find(Boolean);
  return (
    <>
      {planCopy.slots[row.key]}
      {meal ? <small>{hourText(meal.time)}</small> : null}
    </>
  );
}

function contentOf({ next }: PlanWork, row: GridRow, cell: string): { title?: string; text: string; note?: string } {
  if (row.key !== "treino") {
    const meal = mealAt(next, cell);
    if (!meal) return { text: copy.noMeal };
    return { text: mealText(meal) || copy.noMeal, note: whole(figuresOfMeal(meal).kcal) };
  }
  const id = trainingAt(next, cell);
  if (!id || !next.training) return { text: copy.free };
  if (id === "walk") return { title: copy.walk, text: copy.minutes(walkMinutes(next.training)) };
  const session = next.training.sessions.find((one) => one.id === id);
  if (!session) return { text: copy.free };
  return { title: `${id}, ${planEditCopy.session.kinds[session.kind]}`, text: copy.minutes(session.minutes[0] ?? 0) };
}

/** The week's minutes, in equal walks of five-minute steps. */
const walkMinutes = ({ cardio, walks }: NonNullable<PlanWork["next"]["training"]>): number =>
  Math.round((cardio.minutes[0] ?? 0) / Math.max(1, walks) / 5) * 5;

function placeOf(rows: readonly GridRow[], cell: string): [number, number] {
  const row = rows.findIndex(({ cells }) => cells.includes(cell));
  return row < 0 ? [0, 0] : [row, rows[row]?.cells.indexOf(cell) ?? 0];
}

function edgeOf(key: string, [row]: readonly [number, number]): [number, number] | undefined {
  if (key === "Home") return [row, 0];
  return key === "End" ? [row, DAYS.length - 1] : undefined;
}

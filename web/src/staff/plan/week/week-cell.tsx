import { planCopy } from "../../../content/staff/plan.ts";
import { SignIcon } from "../../member/parts/sign-icon.tsx";
import type { CellSignals } from "./cell-signals.ts";
import styles from "./week.module.css";

const copy = planCopy.week;

type WeekCellProps = {
  cell: string;
  /** "Quinta, lanche da tarde". */
  place: string;
  title?: string;
  text: string;
  /** Its energy. */
  note?: string;
  signals: CellSignals | undefined;
  isSelected: boolean;
  isStop: boolean;
  onSelect: (cell: string) => void;
  onEnter: () => void;
};

export function WeekCell({ cell, place, title, text, note, signals, isSelected, isStop, ...on }: WeekCellProps) {
  const { isChanged = false, isLocked = false, hasNoReason = false } = signals ?? {};
  const said = [isLocked && copy.isLocked, isChanged && copy.isChanged, hasNoReason && copy.hasNoReason];
  return (
    <button
      type="button"
      className={`${styles.cell} bare column fill`}
      data-cell={cell}
      data-changed={isChanged || undefined}
      data-locked={isLocked || undefined}
      tabIndex={isStop ? 0 : -1}
      aria-current={isSelected ? "true" : undefined}
      onFocus={() => on.onSelect(cell)}
      // By Enter or the space bar: the pointer only selects.
      onClick={({ detail }) => (detail === 0 ? on.onEnter() : on.onSelect(cell))}
    >
      <span className="sr-only">{place}: </span>
      {title ? <b>{title}</b> : null}
      <span>{text}</span>
      {note ? (
        <em>
          {note}
          <span className="sr-only"> kcal</span>
        </em>
      ) : null}
      <span className="sr-only">{said.filter(Boolean).join(", ")}</span>
      {isLocked || hasNoReason ? (
        <span className={`${styles.marks} row`} aria-hidden="true">
          {hasNoReason ? <i>?</i> : null}
          {isLocked ? <SignIcon /> : null}
        </span>
      ) : null}
    </button>
  );
}

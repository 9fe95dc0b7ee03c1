import type { PlannedExercise } from "@app/contract/plan-training";
import { moveExercise, removeExercise, setRest, setSets, setTarget } from "@app/engine/plans/edits/training/exercises";
import { onExercise as onPart } from "@app/engine/plans/edits/training/on-session";
import { findExercise } from "@app/engine/training/library/library";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "../meal/meal-panel.module.css";
import parts from "../parts/parts.module.css";
import { SettledField } from "../parts/settled-field.tsx";
import { ExerciseSwaps } from "./exercise-swaps.tsx";
import type { ExerciseWish } from "./exercise-wish.ts";
import rows from "./session.module.css";
import { WeekQuantities } from "./week-quantities.tsx";

const copy = planEditCopy.session;
const MOST_SETS = 10;
const PAIRS = [1, 2, 3, 4];
const [UP, DOWN] = ["M12 19V5M6 11l6-6 6 6", "M12 5v14M6 13l6 6 6-6"];
const TRASH = "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";

type ExerciseRowProps = {
  work: PlanWork;
  planned: PlannedExercise;
  place: number;
  count: number;
  mayEdit: boolean;
  isPointedAt: boolean;
  onExercise: (wish: ExerciseWish) => void;
};

export function ExerciseRow({ work, planned, place, count, mayEdit, isPointedAt, onExercise }: ExerciseRowProps) {
  const { id, sets, target, restSeconds, pair, unit } = planned;
  const name = findExercise(planned.exercise)?.name ?? planned.exercise;
  const lock = work.locks.find(({ path, kind }) => path === `training.${id}` && kind !== "reason");
  return (
    <tr role="row" data-locked={lock ? true : undefined} data-pointed={isPointedAt || undefined} data-item={id}>
      <th scope="row" role="rowheader">
        <b>{name}</b>
        {lock ? <span className={styles.lock}>{lock.text}</span> : null}
      </th>
      <td role="cell" data-label={copy.columns.sets}>
        <WeekQuantities
          values={sets}
          label={(week) => copy.setsOf(name, week)}
          min={1}
          max={MOST_SETS}
          isOff={!mayEdit}
          onChange={(next) => work.edit((draft) => setSets(draft, id, next))}
        />
      </td>
      <td role="cell" data-label={copy.columns.target}>
        <span className={rows.range}>
          <Figure
            label={copy.leastOf(name)}
            value={target[0]}
            isOff={!mayEdit}
            onSettle={(least) => work.edit((draft) => setTarget(draft, id, [least, target[1]]))}
          />
          {copy.to}
          <Figure
            label={copy.mostOf(name)}
            value={target[1]}
            isOff={!mayEdit}
            onSettle={(most) => work.edit((draft) => setTarget(draft, id, [target[0], most]))}
          />
          {unit === "seconds" ? copy.seconds : null}
        </span>
      </td>
      <td role="cell" data-label={copy.columns.rest}>
        <span className={rows.range}>
          <Figure
            label={copy.restOf(name)}
            value={restSeconds}
            isOff={!mayEdit}
            onSettle={(seconds) => work.edit((draft) => setRest(draft, id, seconds))}
          />
          {copy.seconds}
        </span>
      </td>
      <td role="cell" data-label={copy.columns.pair}>
        {mayEdit ? (
          <select
            className={parts.menu}
            aria-label={copy.pairOf(name)}
            value={pair ?? ""}
            onChange={({ target: { value } }) =>
              work.edit((draft) => onPart(draft, id, (one) => ({ ...one, pair: value === "" ? null : Number(value) })))
            }
          >
            <option value="">{copy.noPair}</option>
            {PAIRS.map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        ) : (
          (pair ?? copy.noPair)
        )}
      </td>
      <td role="cell" className={styles.swaps}>
        <ExerciseSwaps work={work} planned={planned} name={name} mayEdit={mayEdit} onExercise={onExercise} />
        {mayEdit ? (
          <>
            <RowButton
              label={copy.up(name)}
              path={UP}
              isOff={place === 0}
              onClick={() => work.edit((draft) => moveExercise(draft, id, place - 1))}
            />
            <RowButton
              label={copy.down(name)}
              path={DOWN}
              isOff={place === count - 1}
              onClick={() => work.edit((draft) => moveExercise(draft, id, place + 1))}
            />
            <RowButton
              label={copy.remove(name)}
              path={TRASH}
              onClick={() => work.edit((draft) => removeExercise(draft, id))}
            />
          </>
        ) : null}
      </td>
    </tr>
  );
}

type FigureProps = { label: string; value: number; isOff: boolean; onSettle: (value: number) => void };

function Figure({ label, value, isOff, onSettle }: FigureProps) {
  if (isOff) return <b>{value}</b>;
  return (
    <SettledField
      label={label}
      hideLabel
      type="number"
      value={String(value)}
      min={0}
      max={600}
      onSettle={(text) => onSettle(Number(text))}
    />
  );
}

type RowButtonProps = { label: string; path: string; isOff?: boolean; onClick: () => void };

function RowButton({ label, path, isOff = false, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className={`${parts.icon} bare soft`}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
    >
      <IconPath path={path} />
    </button>
  );
}

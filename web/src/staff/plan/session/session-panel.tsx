import type { TrainingSession } from "@app/contract/plan-training";
import { setSessionNote } from "@app/engine/plans/edits/training/sessions";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { TeamButton } from "../../member/parts/team-button.tsx";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import styles from "../meal/meal-panel.module.css";
import { SettledField } from "../parts/settled-field.tsx";
import { ExerciseRow } from "./exercise-row.tsx";
import type { ExerciseWish } from "./exercise-wish.ts";
import rows from "./session.module.css";

const copy = planEditCopy.session;
const COLUMNS = ["exercise", "sets", "target", "rest", "pair", "swaps"] as const;

type SessionPanelProps = {
  work: PlanWork;
  session: TrainingSession;
  part: string | null;
  mayEdit: boolean;
  onExercise: (wish: ExerciseWish) => void;
  onSave: () => void;
};

/** The selected session: every exercise with its sets by week, its range, rest and pair. */
export function SessionPanel({ work, session, part, mayEdit, onExercise, onSave }: SessionPanelProps) {
  const { minutes } = session;
  return (
    <section className={`${styles.panel} stack gap-2`} aria-label={copy.selected} data-panel>
      <div className={`${styles.head} row wrap`}>
        <h2>{copy.title(session.id, copy.kinds[session.kind])}</h2>
        <span className={styles.sums}>{copy.minutes(Math.min(...minutes), Math.max(...minutes))}</span>
        {mayEdit ? (
          <span className={`${styles.actions} row wrap`}>
            <TeamButton tone="quiet" keys={["/"]} onClick={() => onExercise({ kind: "add" })}>
              <Icon name="plus" /> {copy.add}
            </TeamButton>
            <TeamButton tone="link" onClick={onSave}>
              {copy.saveAsTemplate}
            </TeamButton>
          </span>
        ) : null}
      </div>
      {session.exercises.length === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={`${styles.items} full-table ${rows.rows}`} role="table">
            <thead role="rowgroup">
              <tr role="row">
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" role="columnheader" data-column={column}>
                    {copy.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {session.exercises.map((planned, place) => (
                <ExerciseRow
                  key={planned.id}
                  work={work}
                  planned={planned}
                  place={place}
                  count={session.exercises.length}
                  mayEdit={mayEdit}
                  isPointedAt={planned.id === part}
                  onExercise={onExercise}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className={`${styles.foot} wrap`}>
        <SettledField
          key={session.id}
          label={copy.note}
          value={session.note ?? ""}
          placeholder={mayEdit ? copy.notePlaceholder : ""}
          isOff={!mayEdit}
          maxLength={600}
          isWide
          onSettle={(note) => work.edit((draft) => setSessionNote(draft, session.id, note))}
        />
      </div>
    </section>
  );
}

import { useRef } from "react";
import type { OpenDialog } from "./dialogs/plan-dialogs.tsx";
import { EquivalentsEditor } from "./equivalents/equivalents-editor.tsx";
import { FreeEditor } from "./free/free-editor.tsx";
import { MealPanel } from "./meal/meal-panel.tsx";
import { MissingMeal } from "./meal/missing-meal.tsx";
import styles from "./plan-screen.module.css";
import { CardioPanel } from "./session/cardio-panel.tsx";
import { SessionPanel } from "./session/session-panel.tsx";
import { HalfWaits } from "./states/half-waits.tsx";
import { TargetsPanel } from "./targets/targets-panel.tsx";
import { isTrainingCell, mealAt, rowsOf, trainingAt } from "./week/grid-rows.ts";
import { WeekGrid } from "./week/week-grid.tsx";
import { WeekMeans } from "./week/week-means.tsx";
import type { PlanDesk } from "./work/use-plan-work.ts";

type PlanTableProps = { desk: PlanDesk; onDialog: (dialog: OpenDialog) => void };

/** The middle of the editor: the week, its means, and what is selected. */
export function PlanTable({ desk, onDialog }: PlanTableProps) {
  const { work, selection, mayEdit } = desk;
  const { next, editor, mine } = work;
  const grid = useRef<HTMLTableElement>(null);
  const mayDiet = mayEdit && mine === "diet";
  const start = () => onDialog({ kind: "proposal" });
  const enter = () =>
    grid.current
      ?.closest("[data-column]")
      ?.querySelector<HTMLElement>("[data-panel] :is([role=spinbutton], input, select, button)")
      ?.focus();
  return (
    <>
      {next.diet === null ? <HalfWaits editor={editor} half="diet" mayEdit={mayEdit} onStart={start} /> : null}
      {next.diet?.method === "equivalents" ? (
        <EquivalentsEditor work={work} diet={next.diet} mayEdit={mayDiet} />
      ) : null}
      {next.diet?.method === "free" ? <FreeEditor work={work} diet={next.diet} mayEdit={mayDiet} /> : null}
      {rowsOf(next, mine).length > 0 ? (
        <div className={styles.week}>
          <WeekGrid work={work} cell={selection.cell} gridRef={grid} onSelect={selection.select} onEnter={enter} />
        </div>
      ) : null}
      {next.diet?.method === "foods" ? <WeekMeans days={next.diet.days} targets={next.targets} /> : null}
      {next.training === null ? <HalfWaits editor={editor} half="training" mayEdit={mayEdit} onStart={start} /> : null}
      <Panel desk={desk} onDialog={onDialog} />
    </>
  );
}

/** What is open below the week: a meal, a session, the walks or the targets. */
function Panel({ desk: { work, selection, mayEdit }, onDialog }: PlanTableProps) {
  const { next, mine } = work;
  const { cell, part } = selection;
  const mayDiet = mayEdit && mine === "diet";
  const mayTrain = mayEdit && mine === "training";
  const save = () => onDialog({ kind: "save-template" });
  if (cell === "targets") return next.targets ? <TargetsPanel work={work} mayEdit={mayDiet} /> : null;
  if (isTrainingCell(cell) && next.training) {
    const id = trainingAt(next, cell);
    const session = next.training.sessions.find((one) => one.id === id);
    if (!session) return <CardioPanel work={work} training={next.training} mayEdit={mayTrain} />;
    return (
      <SessionPanel
        work={work}
        session={session}
        part={part}
        mayEdit={mayTrain}
        onExercise={(wish) => onDialog({ kind: "exercise", part: wish.kind === "replace" ? wish.part : null })}
        onSave={save}
      />
    );
  }
  const meal = mealAt(next, cell);
  if (!meal) return <MissingMeal work={work} cell={cell} mayEdit={mayDiet} />;
  return (
    <MealPanel
      work={work}
      meal={meal}
      part={part}
      mayEdit={mayDiet}
      onFood={(wish) => onDialog({ kind: "food", wish })}
      onCopy={() => onDialog({ kind: "copy" })}
      onSave={save}
    />
  );
}

import type { PlanTemplate } from "@app/contract/staff/plan-templates";
import { type FormEvent, useId, useState } from "react";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { showToast } from "../../../ui/overlays/toast.tsx";
import { useWrite } from "../../member/parts/use-write.ts";
import type { PlanWork } from "../../plan-work/plan-work.ts";
import { saveTemplate } from "../data/plan-calls.ts";
import styles from "../parts/parts.module.css";
import { mealAt, trainingAt } from "../week/grid-rows.ts";
import { mealText } from "../week/meal-text.ts";

const copy = planEditCopy.templates;
const NAME = { min: 2, max: 60 };

type Choice = { kind: PlanTemplate["kind"]; label: string; content: unknown; name: string };

type SaveTemplateDialogProps = { work: PlanWork; cell: string; onClose: () => void };

/** The selected meal, its day, the week or the session, under a name; no data of the member goes with it. */
export function SaveTemplateDialog({ work, cell, onClose }: SaveTemplateDialogProps) {
  const id = useId();
  const choices = choicesOf(work, cell);
  const [kind, setKind] = useState(choices[0]?.kind ?? "meal");
  const [problem, setProblem] = useState<string>();
  const { state, run } = useWrite();
  const chosen = choices.find((one) => one.kind === kind);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("name");
    const name = typeof given === "string" ? given.trim() : "";
    if (name.length < NAME.min) return setProblem(copy.tooShort);
    if (!chosen) return;
    const isSaved = await run((key) => saveTemplate({ key, kind, name, content: chosen.content }));
    if (!isSaved) return;
    showToast({ title: copy.saved });
    onClose();
  };
  return (
    <TitledDialog title={copy.saveTitle} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <label htmlFor={id}>{copy.saveWhat}</label>
        <select id={id} value={kind} onChange={({ target }) => setKind(target.value as typeof kind)}>
          {choices.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </select>
        <Field
          key={kind}
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          maxLength={NAME.max}
          autoComplete="off"
          defaultValue={chosen?.name}
          error={problem ?? state.error}
        />
        <div className={`${styles.actions} row wrap`}>
          <Button type="submit" busy={state.isBusy}>
            {copy.save}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}

function choicesOf({ next }: PlanWork, cell: string): Choice[] {
  const session = next.training?.sessions.find(({ id }) => id === trainingAt(next, cell));
  if (session) return [{ kind: "session", label: copy.saveSession, content: session, name: "" }];
  const meal = mealAt(next, cell);
  if (!meal || next.diet?.method !== "foods") return [];
  const day = next.diet.days.find(({ id }) => meal.id.startsWith(`${id}.`));
  return [
    { kind: "meal", label: copy.saveMeal, content: meal, name: mealText(meal).slice(0, NAME.max) },
    { kind: "day", label: copy.saveDay, content: day, name: "" },
    { kind: "week", label: copy.saveWeek, content: next.diet, name: "" },
  ];
}

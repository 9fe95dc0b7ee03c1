import { type FormEvent, useState } from "react";
import { absenceText as text } from "../../../content/staff/agenda.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Field } from "../../../ui/forms/field.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { momentAt } from "../../time/dates.ts";
import styles from "./dialogs.module.css";

type AbsenceDialogProps = {
  date: string;
  onMark: (absence: { key: string; from: string; until: string }) => Promise<void>;
  onClose: () => void;
};

const instantOf = (date: string, time: string): string => new Date(momentAt(date, time)).toISOString();

/** Hours in which the professional is away. Slots in them close at once. */
export function AbsenceDialog({ date, onMark, onClose }: AbsenceDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [day, from, until] = ["day", "from", "until"].map((name) => {
      const given = data.get(name);
      return typeof given === "string" ? given : "";
    });
    if (!day || !from || !until || from >= until) return setError(text.wrong);
    setIsBusy(true);
    await onMark({ key, from: instantOf(day, from), until: instantOf(day, until) }).finally(() => setIsBusy(false));
  };

  return (
    <TitledDialog title={text.title} onClose={onClose}>
      <p>{text.text}</p>
      <form className={`${styles.form} stack gap-4 at-start`} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Field name="day" type="date" label={text.day} defaultValue={date} />
        <div className={`${styles.pair} stack gap-4`}>
          <Field name="from" type="time" label={text.from} defaultValue="08:00" />
          <Field name="until" type="time" label={text.until} defaultValue="12:00" error={error} />
        </div>
        <Button type="submit" busy={isBusy}>
          {text.submit}
        </Button>
      </form>
    </TitledDialog>
  );
}

import type { MoveReason } from "@app/contract/bookings";
import type { AgendaCall } from "@app/contract/staff/agenda";
import { type FormEvent, useState } from "react";
import { moveText as text } from "../../../content/staff/agenda.ts";
import { Button } from "../../../ui/core/button.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { formatNear } from "../../time/moments.ts";
import styles from "./dialogs.module.css";

type MoveDialogProps = {
  call: AgendaCall;
  free: readonly number[];
  now: number;
  onPropose: (startsAt: string, reason: MoveReason) => Promise<void>;
  onClose: () => void;
};

const REASONS = Object.keys(text.reasons) as MoveReason[];

/** Another hour for a call, out of the week's open slots, with the reason that the member reads. */
export function MoveDialog({ call, free, now, onPropose, onClose }: MoveDialogProps) {
  const [startsAt, setStartsAt] = useState<number>();
  const [reason, setReason] = useState<MoveReason>();
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const hours = free.filter((at) => at > now);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (startsAt === undefined || reason === undefined) return setIsMissing(true);
    setIsBusy(true);
    await onPropose(new Date(startsAt).toISOString(), reason).finally(() => setIsBusy(false));
  };

  return (
    <TitledDialog title={text.title(call.name)} onClose={onClose}>
      <p>{hours.length > 0 ? text.text : text.noHours}</p>
      {hours.length > 0 ? (
        <form className={`${styles.form} stack gap-4 at-start`} onSubmit={(event) => void onSubmit(event)}>
          <Choices
            legend={text.hour}
            name="hour"
            options={hours.map((at) => ({ value: at, label: formatNear(at, now) }))}
            onChoose={setStartsAt}
          />
          <Choices
            legend={text.reason}
            name="reason"
            options={REASONS.map((value) => ({ value, label: text.reasons[value] }))}
            onChoose={setReason}
          />
          <p className={styles.error} role="alert">
            {isMissing ? text.missing : null}
          </p>
          <Button type="submit" busy={isBusy}>
            {text.submit}
          </Button>
        </form>
      ) : null}
    </TitledDialog>
  );
}

type ChoicesProps<T> = {
  legend: string;
  name: string;
  options: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
};

function Choices<T extends string | number>({ legend, name, options, onChoose }: ChoicesProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

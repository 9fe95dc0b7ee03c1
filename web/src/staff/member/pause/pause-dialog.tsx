import type { MemberFile } from "@app/contract/staff/member-file";
import type { PromisePauseReason } from "@app/contract/staff/promises";
import { type FormEvent, useId, useRef, useState } from "react";
import { problemOf } from "../../../api.ts";
import { memberCopy } from "../../../content/staff/member.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { conversationPath } from "../../shell/member-paths.ts";
import { formatNear } from "../../time/moments.ts";
import { sendPause } from "../data/member-writes.ts";
import parts from "../parts/parts.module.css";
import { TeamButton, TeamLink } from "../parts/team-button.tsx";
import { messageOf } from "../parts/use-write.ts";
import styles from "./pause.module.css";

const copy = memberCopy.promises.pause;

type PauseDialogProps = {
  memberId: string;
  /** The first name. */
  name: string;
  promise: MemberFile["promises"][number];
  now: number;
  onPaused: () => void;
  onClose: () => void;
};

type Failure = { message: string; isUnasked: boolean };

/** Stops the clock of one promise, for a reason that this clock stops for. What it rests on, the server looks up. */
export function PauseDialog({ memberId, name, promise, now, onPaused, onClose }: PauseDialogProps) {
  const id = useId();
  // As they were when the dialog opened: the file is read again before it closes.
  const [options] = useState(promise.pauseOptions);
  const [reason, setReason] = useState<PromisePauseReason | undefined>(() => soleReason(options));
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setIsBusy] = useState(false);
  const firstRadio = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!reason) {
      setFailure({ message: copy.unchosen, isUnasked: false });
      firstRadio.current?.focus();
      return;
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await sendPause({ memberId, promiseId: promise._id }, reason);
      onPaused();
      onClose();
    } catch (error) {
      setFailure({ message: messageOf(error), isUnasked: problemOf(error) === "promise-without-question" });
      setIsBusy(false);
    }
  };
  const choose = (chosen: PromisePauseReason) => {
    setReason(chosen);
    setFailure(undefined);
  };

  return (
    <TitledDialog title={copy.title(promise.text)} onClose={onClose}>
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
        <p>{copy.due(formatNear(promise.dueAt, now))}</p>
        <fieldset className={`${styles.reasons} stack gap-2`} aria-describedby={failure ? `${id}-failure` : undefined}>
          <legend>{copy.legend}</legend>
          {options.map((option, index) => (
            <label key={option.reason} className={styles.reason}>
              <input
                ref={index === 0 ? firstRadio : undefined}
                type="radio"
                name={`${id}-reason`}
                checked={reason === option.reason}
                onChange={() => choose(option.reason)}
              />
              <b>{copy.reasons[option.reason].label(name)}</b>
              <small>{copy.reasons[option.reason].needs(name)}</small>
            </label>
          ))}
        </fieldset>
        <Effect name={name} option={options.find((option) => option.reason === reason)} />
        <p className={parts.error} id={`${id}-failure`} role="alert">
          {failure?.message}
        </p>
        <div className={`${styles.actions} row wrap`}>
          <TeamButton type="submit" tone="action" size="large" isOff={isBusy}>
            {isBusy ? copy.sending : copy.send}
          </TeamButton>
          <TeamButton size="large" onClick={onClose}>
            {copy.cancel}
          </TeamButton>
          {failure?.isUnasked ? (
            <TeamLink tone="link" to={conversationPath(memberId)}>
              {copy.ask}
            </TeamLink>
          ) : null}
        </div>
      </form>
    </TitledDialog>
  );
}

type Option = MemberFile["promises"][number]["pauseOptions"][number];

const soleReason = ([first, ...others]: readonly Option[]): PromisePauseReason | undefined =>
  others.length === 0 ? first?.reason : undefined;

/** What the pause does to the date that the member was given. */
function Effect({ name, option }: { name: string; option: Option | undefined }) {
  if (!option) return null;
  return (
    <section className={styles.effect}>
      <h3>{copy.effect(name)}</h3>
      <ul>
        <li>{copy.counts(option.countsAfterHours)}</li>
        <li>{copy.reasons[option.reason].ends(name)}</li>
        <li>{copy.seen(name, option.countsAfterHours)}</li>
        <li>{copy.limit}</li>
      </ul>
    </section>
  );
}

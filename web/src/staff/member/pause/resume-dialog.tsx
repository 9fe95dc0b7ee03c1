import type { MemberFile } from "@app/contract/staff/member-file";
import { type FormEvent, useState } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { formatNear } from "../../time/moments.ts";
import { sendResume } from "../data/member-writes.ts";
import parts from "../parts/parts.module.css";
import { TeamButton } from "../parts/team-button.tsx";
import { messageOf } from "../parts/use-write.ts";
import styles from "./pause.module.css";
import { standingText } from "./standing-text.ts";

const copy = memberCopy.promises.pause.resume;

type ResumeDialogProps = {
  memberId: string;
  /** The first name. */
  name: string;
  promise: MemberFile["promises"][number];
  now: number;
  onResumed: () => void;
  onClose: () => void;
};

/** Lets a clock run again that the team had stopped. */
export function ResumeDialog({ memberId, name, promise, now, onResumed, onClose }: ResumeDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    try {
      await sendResume({ memberId, promiseId: promise._id });
      onResumed();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setIsBusy(false);
    }
  };
  return (
    <TitledDialog title={copy.title(promise.text)} onClose={onClose}>
      <form className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
        {promise.pause ? <p>{standingText(promise.pause, { name, now })}</p> : null}
        <p>{copy.text(name, formatNear(promise.dueAt, now))}</p>
        <p className={parts.error} role="alert">
          {error}
        </p>
        <div className={`${styles.actions} row wrap`}>
          <TeamButton type="submit" tone="action" size="large" isOff={isBusy}>
            {isBusy ? copy.sending : copy.send}
          </TeamButton>
          <TeamButton size="large" onClick={onClose}>
            {copy.cancel}
          </TeamButton>
        </div>
      </form>
    </TitledDialog>
  );
}

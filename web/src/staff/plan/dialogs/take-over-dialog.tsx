import { MAX_STAFF_REASON, MIN_STAFF_REASON } from "@app/contract/staff/team";
import { type FormEvent, useState } from "react";
import { planEditCopy } from "../../../content/staff/plan-edit.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { messageOf } from "../../member/parts/use-write.ts";
import styles from "../parts/parts.module.css";

const copy = planEditCopy.lease;

type TakeOverDialogProps = {
  member: string;
  colleague: string;
  onTakeOver: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Taking a draft from a colleague asks for a reason, which the audit log keeps. */
export function TakeOverDialog({ member, colleague, onTakeOver, onClose }: TakeOverDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("reason");
    const reason = typeof given === "string" ? given.trim() : "";
    if (reason.length < MIN_STAFF_REASON) return setError(copy.tooShort);
    setIsBusy(true);
    const failure = await onTakeOver(reason).catch(messageOf);
    setIsBusy(false);
    if (typeof failure === "string") return setError(failure);
    onClose();
  };
  return (
    <TitledDialog title={copy.title(member, colleague)} onClose={onClose}>
      <p>{copy.text(colleague)}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Textarea
          name="reason"
          rows={3}
          maxLength={MAX_STAFF_REASON}
          label={copy.reason}
          hint={copy.hint}
          error={error}
        />
        <div className={`${styles.actions} row wrap`}>
          <Button type="submit" busy={isBusy}>
            {copy.submit}
          </Button>
          <Button variant="link" onClick={closeDialog}>
            {copy.cancel(colleague)}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}

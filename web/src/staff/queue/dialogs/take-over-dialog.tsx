import type { QueueItem } from "@app/contract/staff/queue";
import { MAX_STAFF_REASON, MIN_STAFF_REASON } from "@app/contract/staff/team";
import { type FormEvent, useState } from "react";
import { takeOverText as text } from "../../../content/staff/queue.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Textarea } from "../../../ui/forms/textarea.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import styles from "./dialogs.module.css";

type TakeOverDialogProps = {
  item: QueueItem;
  colleague: string;
  onTakeOver: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Taking a task from a colleague asks for a reason, which the audit log keeps. */
export function TakeOverDialog({ item, colleague, onTakeOver, onClose }: TakeOverDialogProps) {
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get("reason");
    const reason = typeof given === "string" ? given.trim() : "";
    if (reason.length < MIN_STAFF_REASON) return setError(text.tooShort);
    setIsBusy(true);
    await onTakeOver(reason).finally(() => setIsBusy(false));
  };

  return (
    <TitledDialog title={text.title(item.name, colleague)} onClose={onClose}>
      <p>{text.text(colleague)}</p>
      <form className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Textarea
          name="reason"
          rows={3}
          maxLength={MAX_STAFF_REASON}
          label={text.reason}
          hint={text.hint}
          error={error}
        />
        <div className={`${styles.actions} row wrap`}>
          <Button type="submit" busy={isBusy}>
            {text.submit}
          </Button>
          <Button variant="link" onClick={closeDialog}>
            {text.cancel(colleague)}
          </Button>
        </div>
      </form>
    </TitledDialog>
  );
}

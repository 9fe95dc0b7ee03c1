import { useState } from "react";
import { Button } from "../../../ui/core/button.tsx";
import { Alert } from "../../../ui/display/alert.tsx";
import { closeDialog } from "../../../ui/overlays/dialog.tsx";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import { messageOf } from "../../member/parts/use-write.ts";
import styles from "../parts/parts.module.css";

type ConfirmDialogProps = {
  title: string;
  text: string;
  confirm: string;
  busy?: string;
  cancel: string;
  /** Answers what went wrong, in words; nothing when it is done. */
  onConfirm: () => Promise<string | undefined> | string | undefined;
  onClose: () => void;
};

export function ConfirmDialog({ title, text, confirm, busy, cancel, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async () => {
    setIsBusy(true);
    const failure = await Promise.resolve(onConfirm()).catch(messageOf);
    setIsBusy(false);
    if (failure) return setError(failure);
    onClose();
  };
  return (
    <TitledDialog title={title} onClose={onClose}>
      <div className={styles.body}>
        <p>{text}</p>
        {error ? <Alert tone="error">{error}</Alert> : null}
        <div className={`${styles.actions} row wrap`}>
          <Button busy={isBusy} busyLabel={busy} onClick={() => void run()}>
            {confirm}
          </Button>
          <Button variant="link" onClick={closeDialog}>
            {cancel}
          </Button>
        </div>
      </div>
    </TitledDialog>
  );
}

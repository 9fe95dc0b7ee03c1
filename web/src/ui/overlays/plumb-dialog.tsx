import { PlumbBob } from "../core/plumb-bob.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";
import styles from "./plumb-dialog.module.css";

type PlumbDialogProps = DialogProps & {
  /** With line and plumb bob; error dialogs go without. */
  decorated?: boolean;
};

/** A dialog that hangs from a plumb line. The caller's class sets its width. */
export function PlumbDialog({ decorated = true, className, children, ...dialog }: PlumbDialogProps) {
  return (
    <Dialog className={`${styles.paper} ${className ?? ""}`} {...dialog}>
      <div className={styles.sheet} data-slot="sheet" data-decorated={decorated || undefined}>
        {decorated ? <PlumbBob className={styles.plumbBob} /> : null}
        {children}
      </div>
    </Dialog>
  );
}

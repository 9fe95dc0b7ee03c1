import { Dialog, type DialogProps } from "./dialog.tsx";
import { PlumbBob } from "./plumb-bob.tsx";
import styles from "./plumb-dialog.module.css";

type PlumbDialogProps = DialogProps & {
  /** What tells a failure does not hang. */
  decorated?: boolean;
};

/** A dialog that hangs from its top edge by thread and weight. Whoever opens it says how wide it is. */
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

import { Dialog, type DialogProps } from "./dialog.tsx";
import styles from "./sheet.module.css";
import { Weight } from "./weight.tsx";

type SheetProps = DialogProps & {
  /** What tells a failure does not hang. */
  hung?: boolean;
};

/** A dialog that hangs from its top edge by thread and weight. Whoever opens it says how wide it is. */
export function Sheet({ hung = true, className, children, ...dialog }: SheetProps) {
  return (
    <Dialog className={`${styles.paper} ${className ?? ""}`} {...dialog}>
      <div className={styles.sheet} data-slot="sheet" data-hung={hung || undefined}>
        {hung ? <Weight className={styles.weight} /> : null}
        {children}
      </div>
    </Dialog>
  );
}

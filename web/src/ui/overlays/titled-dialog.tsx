import { type ReactNode, useCallback, useEffect, useId, useRef } from "react";
import { CloseButton } from "./close-button.tsx";
import { PlumbDialog } from "./plumb-dialog.tsx";
import styles from "./titled-dialog.module.css";

type TitledDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A dialog with a title and a cross, open as long as it is mounted. */
export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = useCallback(() => heading.current, []);
  // A new title is a new step: focusing its heading makes screen readers announce it.
  useEffect(() => heading.current?.focus(), [title]);

  return (
    <PlumbDialog open onClose={onClose} className={styles.dialog} aria-labelledby={id} focusFirst={focusFirst}>
      <CloseButton className={styles.close} />
      <h2 className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </PlumbDialog>
  );
}

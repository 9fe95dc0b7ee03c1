import { type ReactNode, useCallback, useId, useRef } from "react";
import { PlumbBob } from "../core/plumb-bob.tsx";
import { CloseButton } from "./close-button.tsx";
import { Dialog } from "./dialog.tsx";
import styles from "./sheet.module.css";

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  text?: ReactNode;
  /** The buttons: they stay in sight while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog for a choice made with the thumb: it rises from below on phones, and hangs from the top on wide screens. */
export function Sheet({ open, onClose, title, text, footer, children }: SheetProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const focusFirst = useCallback(() => heading.current, []);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      className={styles.sheet}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      focusFirst={focusFirst}
    >
      <div className={`${styles.content} stack gap-4`}>
        <div className={styles.head}>
          <PlumbBob className={styles.bob} />
          <h2 className={styles.title} id={`${id}-title`} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <CloseButton className={styles.close} />
          {text ? (
            <p className={styles.text} id={`${id}-text`}>
              {text}
            </p>
          ) : null}
        </div>
        <div className={`${styles.body} stack gap-4 shrinks`}>{children}</div>
        {footer ? <div className={`${styles.footer} stack gap-3`}>{footer}</div> : null}
      </div>
    </Dialog>
  );
}

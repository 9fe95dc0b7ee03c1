import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

export type DialogProps = Omit<ComponentProps<"dialog">, "open" | "onClose"> & {
  open: boolean;
  /** Escape, the backdrop or whoever calls: by whatever road it closed. */
  onClose: () => void;
  /** Who has the focus first; otherwise the first thing that can. */
  focusFirst?: () => HTMLElement | null;
};

/** The platform's modal: it keeps the focus in, gives it back on closing, and stands over everything. */
export function Dialog({ open, onClose, focusFirst, className, children, ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pointerDownOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    focusFirst?.()?.focus();
  }, [open, focusFirst]);

  // Taken away while open, it closes first: only closing gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      data-slot="dialog"
      className={className ? `${styles.dialog} ${className}` : styles.dialog}
      onClose={onClose}
      // Only a press that both begins and ends outside closes: selecting text may end there.
      onPointerDown={(event) => {
        pointerDownOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (pointerDownOutside.current && event.target === event.currentTarget) event.currentTarget.close();
      }}
      {...rest}
    >
      {children}
    </dialog>
  );
}

/** For a button inside one. Closed, not only taken away: closing gives the focus back. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("dialog")?.close();
}

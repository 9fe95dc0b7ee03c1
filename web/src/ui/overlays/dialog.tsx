import { type ComponentProps, type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

export type DialogProps = Omit<ComponentProps<"dialog">, "open" | "onClose"> & {
  open: boolean;
  /** Called however it was closed: Escape, the backdrop, or by script. */
  onClose: () => void;
  /** The element to focus first; by default the first focusable one. */
  focusFirst?: () => HTMLElement | null;
};

/** The native modal dialog: it traps the focus, restores it on closing, and is in the top layer. */
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

  // Closed before it unmounts: only closing restores the focus.
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
      // Closes only if the pointer went down and up outside: a text selection may end there.
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

/** For a button inside a dialog. Closes rather than unmounts it: only closing restores the focus. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest("dialog")?.close();
}

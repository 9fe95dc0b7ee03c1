import { undoText } from "../../../content/staff/queue.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./undo-toast.module.css";
import type { Undoable } from "./use-undo.ts";

type UndoToastProps = {
  undoable: Undoable | undefined;
  onUndo: () => void;
  onPause: (isPaused: boolean) => void;
};

/** Says what was done, with the way back. Always mounted: a live region announces only what is added. */
export function UndoToast({ undoable, onUndo, onPause }: UndoToastProps) {
  return (
    <div
      className={styles.corner}
      role="status"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      {undoable ? (
        <div className={`${styles.toast} row gap-3`} data-slot="undo" data-theme="dark">
          <Icon name="check" />
          <span>{undoable.text}</span>
          <button type="button" onClick={onUndo}>
            {undoText.action}
          </button>
          <kbd aria-hidden="true">Z</kbd>
        </div>
      ) : null}
    </div>
  );
}

import type { Memory } from "@app/contract/assistant";
import { useEffect, useRef } from "react";
import { listCopy as copy } from "../../../content/app/assistant/memory.ts";
import { IconPath } from "../../../ui/core/icon.tsx";
import { formatDay } from "../format-day.ts";
import styles from "./list.module.css";
import { MemoryForm } from "./memory-form.tsx";

const PENCIL = "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3";
const TRASH = "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5";

type MemoryRowProps = {
  memory: Memory;
  now: Date;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
  onRemove: () => void;
};

/** One sentence, with its day and origin; edited where it stands. */
export function MemoryRow({ memory, now, isEdited, onEdit, onClose, onRemove }: MemoryRowProps) {
  const { _id, key, text, at, from } = memory;
  const edit = useFocusAfter(isEdited);
  if (isEdited) {
    return (
      <li className={styles.rowForm}>
        <MemoryForm id={_id} memoryKey={key} text={text} onClose={onClose} />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.rowText}>{text}</p>
        <p className={styles.origin}>{copy.from[from](formatDay(at, now))}</p>
      </div>
      <button
        ref={edit}
        className={`${styles.button} icon-button`}
        type="button"
        aria-label={copy.edit(text)}
        onClick={onEdit}
      >
        <IconPath path={PENCIL} />
      </button>
      <button
        className={`${styles.button} icon-button`}
        type="button"
        aria-label={copy.remove(text)}
        onClick={onRemove}
        data-removes
      >
        <IconPath path={TRASH} />
      </button>
    </li>
  );
}

/** When the form closes, the button that opened it has the focus again. */
function useFocusAfter(isEdited: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const was = useRef(isEdited);
  useEffect(() => {
    if (was.current && !isEdited) button.current?.focus();
    was.current = isEdited;
  }, [isEdited]);
  return button;
}

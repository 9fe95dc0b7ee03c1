import { useRef } from "react";
import { Icon } from "../core/icon.tsx";
import styles from "./chips.module.css";

type RemovableChipsProps = {
  label: string;
  items: readonly { id: string; label: string }[];
  onRemove: (id: string) => void;
  /** Instead of the list when nothing is left. */
  empty: string;
};

/** Things that were added, each with a button that removes it. The focus moves to the neighbour of what was removed. */
export function RemovableChips({ label, items, onRemove, empty }: RemovableChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const remove = (index: number, id: string) => {
    const buttons = group.current?.querySelectorAll("button");
    const neighbour = buttons?.[index + 1] ?? buttons?.[index - 1] ?? group.current;
    onRemove(id);
    neighbour?.focus();
  };

  return (
    <div
      ref={group}
      className={styles.removable}
      data-slot="removable-chips"
      role="group"
      aria-label={label}
      tabIndex={-1}
    >
      {items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={`${styles.chips} wrap`}>
          {items.map((item, index) => (
            <li key={item.id} className={styles.item}>
              {item.label}
              <button
                className={`${styles.remove} icon-button`}
                type="button"
                aria-label={`Tirar ${item.label}`}
                onClick={() => remove(index, item.id)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

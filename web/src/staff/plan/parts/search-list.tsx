import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { TitledDialog } from "../../../ui/overlays/titled-dialog.tsx";
import styles from "./parts.module.css";

export type Found = {
  id: string;
  name: string;
  detail: string /** Why it is better left alone. */;
  warning: string | null;
};

type SearchListProps = {
  title: string;
  label: string;
  hint: string;
  none: string;
  find: (typed: string) => readonly Found[];
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** Typed, found, chosen with the arrows and Enter: the focus stays in the field. */
export function SearchList({ title, label, hint, none, find, onChoose, onClose }: SearchListProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  // After the dialog, which focuses its first button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const [at, setAt] = useState(0);
  const found = find(typed);
  const active = Math.min(at, found.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      onChoose(chosen.id);
    }
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setAt((active + by + found.length) % Math.max(1, found.length));
  };
  return (
    <TitledDialog title={title} onClose={onClose}>
      <div className={styles.search}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          ref={field}
          type="text"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-hint`}>{found.length === 0 ? none : hint}</p>
        {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points at the option */}
        <ul className={styles.listBox} id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1}>
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <li
              key={one.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              ref={index === active ? (row) => row?.scrollIntoView({ block: "nearest" }) : undefined}
              onClick={() => onChoose(one.id)}
            >
              <b>{one.name}</b> <span>{one.detail}</span> {one.warning ? <em>{one.warning}</em> : null}
            </li>
          ))}
        </ul>
      </div>
    </TitledDialog>
  );
}

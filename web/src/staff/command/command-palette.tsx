import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { commandText } from "../../content/staff/command.ts";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import styles from "./command-palette.module.css";
import { OptionList } from "./option-list.tsx";
import { useOptions } from "./use-options.ts";

/** Goes to a member or a place. A combobox: the focus stays in the field, the arrows choose. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const { options, isFailed, isNone } = useOptions(text);
  const navigate = useNavigate();
  const at = Math.min(chosen, options.length - 1);

  const open = (index: number) => {
    const option = options[index];
    if (!option) return;
    field.current?.closest("dialog")?.close();
    void navigate(option.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 && event.key !== "Enter") return;
    event.preventDefault();
    if (step === 0) open(at);
    else setChosen((at + step + options.length) % Math.max(1, options.length));
  };

  return (
    <Dialog open onClose={onClose} className={styles.palette ?? ""} aria-label={commandText.title}>
      <input
        ref={field}
        className={`${styles.field} bare`}
        type="text"
        role="combobox"
        aria-label={commandText.field}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={options.length > 0 ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={commandText.title}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList id={id} options={options} chosen={at} text={text} onOpen={open} />
      <p className={styles.message} role="status">
        {isFailed ? commandText.failed : isNone ? commandText.none : null}
      </p>
      <footer className={styles.foot}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {commandText.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {commandText.open}
        </span>
        <span>
          <kbd>Esc</kbd> {commandText.close}
        </span>
      </footer>
    </Dialog>
  );
}

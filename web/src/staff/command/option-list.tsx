import { commandText } from "../../content/staff/command.ts";
import { Face } from "../shell/face.tsx";
import styles from "./command-palette.module.css";
import { type Option, plain } from "./use-options.ts";

type OptionListProps = {
  id: string;
  options: readonly Option[];
  chosen: number;
  text: string;
  onOpen: (index: number) => void;
};

const GROUPS = ["members", "places"] as const;

export function OptionList({ id, options, chosen, text, onOpen }: OptionListProps) {
  const indexed = options.map((option, index) => ({ ...option, index }));
  return (
    <div id={`${id}-list`} role="listbox" aria-label={commandText.title}>
      {GROUPS.map((group) => {
        const inGroup = indexed.filter((option) => option.group === group);
        if (inGroup.length === 0) return null;
        return (
          <div key={group} className={styles.group} role="group" aria-labelledby={`${id}-${group}`}>
            <p className={styles.groupTitle} id={`${id}-${group}`}>
              {commandText[group]}
            </p>
            {inGroup.map(({ index, label, note, ...option }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys, as in every combobox.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
              <div
                key={option.id}
                className={`${styles.option} stack gap-3`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === chosen}
                onClick={() => onOpen(index)}
              >
                {group === "members" ? <Face name={label} size="small" /> : <i aria-hidden="true" />}
                <span>
                  <Marked label={label} text={text} />
                  {note ? <small>{note}</small> : null}
                </span>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** The name with the typed part highlighted. */
function Marked({ label, text }: { label: string; text: string }) {
  const typed = plain(text.trim());
  const at = typed === "" ? -1 : plain(label).indexOf(typed);
  if (at < 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <mark>{label.slice(at, at + typed.length)}</mark>
      {label.slice(at + typed.length)}
    </>
  );
}

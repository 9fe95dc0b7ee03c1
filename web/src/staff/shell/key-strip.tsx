import { Fragment } from "react";
import { staffShellCopy as copy } from "../../content/staff/shell.ts";
import styles from "./key-strip.module.css";
import { useShortcutsAreOn } from "./use-shortcuts.ts";

/** One or more keys and what they do: `{ keys: ["J", "K"], label: "descer e subir" }`. */
export type Key = { keys: readonly string[]; label: string /** Between two keys of a range. */; between?: string };

/** The keys of a screen, at the foot of the window. */
export function KeyStrip({ keys }: { keys: readonly Key[] }) {
  const areOn = useShortcutsAreOn();
  return (
    <footer className={`${styles.strip} row wrap soft`} aria-label={copy.keys}>
      {areOn
        ? keys.map(({ keys: names, label, between }) => (
            <span key={label} className={styles.key}>
              {names.map((name, index) => (
                <Fragment key={name}>
                  {index > 0 && between ? between : null}
                  <kbd>{name}</kbd>
                </Fragment>
              ))}
              {label}
            </span>
          ))
        : copy.keysOff}
    </footer>
  );
}

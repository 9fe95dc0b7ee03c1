import { useId } from "react";
import { ownCopy as copy } from "../../../content/app/diary/entry.ts";
import { Button } from "../../../ui/core/button.tsx";
import { Icon } from "../../../ui/core/icon.tsx";
import styles from "./own-section.module.css";

export type OwnRow = { id: string; name: string; text: string; onLog?: () => void; onRemove: () => void };

export function OwnSection({ title, empty, rows }: { title: string; empty: string; rows: readonly OwnRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {rows.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      <ul className={styles.rows}>
        {rows.map(({ id: key, name, text, onLog, onRemove }) => (
          <li key={key} className={`${styles.row} row wrap gap-2`}>
            <div className={styles.words}>
              <b>{name}</b>
              {text ? <span>{text}</span> : null}
            </div>
            {onLog ? (
              <Button variant="secondary" aria-label={copy.log(name)} onClick={onLog}>
                {copy.logShort}
              </Button>
            ) : null}
            <button
              className={`${styles.remove} icon-button`}
              type="button"
              aria-label={copy.remove(name)}
              onClick={onRemove}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

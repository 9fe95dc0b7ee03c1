import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { IconPath } from "../../../../ui/core/icon.tsx";
import type { EntryView } from "../model/entry-view.ts";
import type { UnknownPiece } from "../model/found-in.ts";
import styles from "./found.module.css";
import { FoundRow } from "./found-row.tsx";

const SEARCH = "M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20";

type FoundListProps = {
  view: EntryView;
  unknown: readonly UnknownPiece[];
  /** The row of the piece that the caret is in. */
  current: string | null;
  onFind: (key: string) => void;
  onStep: (key: string, direction: 1 | -1) => void;
  onChange: (key: string) => void;
};

/** What is not known comes first: it is what the member can still do. */
export function FoundList({ view, unknown, current, onFind, onStep, onChange }: FoundListProps) {
  return (
    <ul className={styles.list} aria-label={copy.list}>
      {unknown.map(({ key, text }) => (
        <li
          key={key}
          className={`${styles.unknown} stack gap-3`}
          data-row={key}
          tabIndex={-1}
          data-current={key === current || undefined}
        >
          <div>
            <b>{text}</b>
            <p>{copy.unknown}</p>
          </div>
          <Button className={styles.find} aria-label={copy.findThis(text)} onClick={() => onFind(key)}>
            <IconPath path={SEARCH} />
            {copy.find}
          </Button>
        </li>
      ))}
      {view.rows.map((row) => (
        <FoundRow
          key={row.key}
          row={row}
          figures={"figures" in row ? row.figures : null}
          isCurrent={row.key === current}
          onStep={(direction) => onStep(row.key, direction)}
          onChange={() => onChange(row.key)}
        />
      ))}
    </ul>
  );
}

/** A chip leads to its row. */
export function showRow(key: string, options: { takesFocus: boolean }): void {
  const row = [...document.querySelectorAll<HTMLElement>("[data-row]")].find(({ dataset }) => dataset["row"] === key);
  if (options.takesFocus) row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

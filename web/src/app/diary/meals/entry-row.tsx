import { diaryCopy as copy } from "../../../content/app/diary/diary.ts";
import type { HiddenEntry, ShownEntry } from "../../data/diary/view/entry-view.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import styles from "./meals.module.css";

type EntryRowProps = {
  entry: HiddenEntry | ShownEntry;
  onOpen: ((id: string) => void) | undefined;
};

/** A food in one line; a tap opens it. */
export function EntryRow({ entry, onOpen }: EntryRowProps) {
  const { id, name, measure } = entry;
  const words = (
    <>
      <span>
        {name}, {measure}
      </span>
      {"kcal" in entry ? <Energy kcal={entry.kcal} /> : null}
    </>
  );
  return (
    <li>
      {onOpen ? (
        <button className={styles.row} type="button" aria-haspopup="dialog" onClick={() => onOpen(id)}>
          {words}
        </button>
      ) : (
        <div className={styles.row}>{words}</div>
      )}
    </li>
  );
}

const Energy = ({ kcal }: { kcal: number | null }) =>
  kcal === null ? (
    <span className={styles.energy}>{copy.noData}</span>
  ) : (
    <span className={styles.energy}>
      {formatWhole(kcal)}
      <span className="sr-only">{"\u00a0kcal"}</span>
    </span>
  );

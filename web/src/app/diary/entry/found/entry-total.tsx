import { listWords } from "@app/engine/nutrition/words/noun";
import { entryCopy as copy } from "../../../../content/app/diary/entry.ts";
import { PlumbBob } from "../../../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../../../ui/inputs/use-css-variables.ts";
import type { Total } from "../model/entry-view.ts";
import styles from "./found.module.css";

/** The sum on its line: the plumb bob hangs between the least and the most that it can be. */
export function EntryTotal({
  total: { kcal, low, high, share },
  without,
}: {
  total: Total;
  without: readonly string[];
}) {
  const line = useCssVariables<HTMLDivElement>({ "--share": share });
  const hasRange = low !== high;
  const left = without.length > 0 ? copy.without(listWords(without, "e")) : "";
  return (
    <>
      <div
        ref={line}
        className={styles.line}
        role="img"
        aria-label={[copy.totalLabel(kcal, low, high), left].filter(Boolean).join(", ")}
      >
        <PlumbBob className={styles.bob} />
        {hasRange ? <span className={styles.low}>{low}</span> : null}
        <span className={styles.sum} data-end={share > 0.55 || undefined}>
          <b>{kcal}</b> kcal
        </span>
        {hasRange ? <span className={styles.high}>{high}</span> : null}
      </div>
      {left ? <p className="note">{`${copy.range(low, high)}, ${left}.`}</p> : null}
    </>
  );
}

import type { Exercise } from "@app/engine/training/library/exercise";
import { howCopy as copy } from "../../../content/app/workout/sheets.ts";
import { Sheet } from "../../../ui/overlays/sheet.tsx";
import styles from "./sheets.module.css";

/** How the exercise is done, in a few lines, without leaving the set. */
export function HowSheet({ words, onClose }: { words: Exercise; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={words.name} text={words.plumb}>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <dt>{copy.breathe}</dt>
        <dd>{words.breathing}</dd>
        <dt>{copy.feel}</dt>
        <dd>{words.feel}</dd>
        <dt>{copy.stopIf}</dt>
        <dd>{words.stopIf}</dd>
      </dl>
    </Sheet>
  );
}

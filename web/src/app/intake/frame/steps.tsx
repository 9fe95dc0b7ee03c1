import { stepsCopy as copy } from "../../../content/app/intake/intake.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../../ui/inputs/use-css-variables.ts";
import styles from "./frame.module.css";

type StepsProps = {
  blocks: readonly { id: string; title: string }[];
  current: string;
  /** Along the whole thread, from 0 to 1. */
  position: number;
  /** Of all that is still to be answered: "faltam uns 4 min". */
  left: string;
};

/** The thread of the blocks: the weight hangs where the member is. Minutes, no percentages. */
export function Steps({ blocks, current, position, left }: StepsProps) {
  const index = blocks.findIndex(({ id }) => id === current);
  const ref = useCssVariables<HTMLElement>({
    "--position": position,
    "--blocks": blocks.length,
    "--row": Math.max(0, index),
  });
  return (
    <nav ref={ref} className={styles.steps} aria-label={copy.label} data-side={position > 0.5 ? "left" : undefined}>
      <ol className={styles.thread}>
        {blocks.map(({ id, title }, at) => (
          <li
            key={id}
            className={styles.block}
            data-done={at < index || undefined}
            aria-current={at === index ? "step" : undefined}
          >
            <span>{title}</span>
          </li>
        ))}
        <li className={styles.end} aria-hidden="true" />
      </ol>
      <PlumbBob className={styles.bob} />
      <p className={styles.text}>
        <b>{copy.block(index + 1, blocks.length)}</b>
        {left}
      </p>
    </nav>
  );
}

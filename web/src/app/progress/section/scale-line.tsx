import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import styles from "./section.module.css";

const [WIDTH, LINE_Y] = [320, 8];

type ScaleLineProps = {
  /** From 0 to 1. */
  now: number;
  /** Where it stood before; undefined: nothing to compare with. */
  before: number | undefined;
  /** The whole of it in a sentence. */
  label: string;
  from: string;
  to: string;
};

/** An answer on its scale: the bob is the newest one, the knot an earlier one. */
export const ScaleLine = ({ now, before, label, from, to }: ScaleLineProps) => (
  <div className={styles.scale}>
    <svg className={styles.svg} viewBox={`-10 0 ${WIDTH + 20} 52`} role="img" aria-label={label}>
      <line x1={0} x2={WIDTH} y1={LINE_Y} y2={LINE_Y} />
      <circle className={styles.end} cx={WIDTH} cy={LINE_Y} r={5} />
      <circle className={styles.end} cx={0} cy={LINE_Y} r={5} />
      {before === undefined ? null : <circle className={styles.knot} cx={before * WIDTH} cy={LINE_Y} r={6} />}
      <g transform={`translate(${now * WIDTH - 8} ${LINE_Y}) scale(0.66)`}>
        <PlumbBob className={styles.bob} />
      </g>
    </svg>
    <p className={`${styles.ends} note`} aria-hidden="true">
      <span>{from}</span>
      <span>{to}</span>
    </p>
  </div>
);

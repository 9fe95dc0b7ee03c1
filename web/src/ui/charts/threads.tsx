import { PlumbBob } from "../core/plumb-bob.tsx";
import { useScales } from "./scales.ts";
import styles from "./tally-table.module.css";

/** The bob is 24 × 64, drawn at this size; its tip is at the middle of its lower edge. */
const SIZE = 0.42;

type ThreadsProps<Row> = {
  rows: readonly Row[];
  x: (row: Row) => number;
  /** Where a thread ends: the larger the lower, so the chart's `yRange` starts with the largest. */
  y: (row: Row) => number | undefined;
  /** The one row whose knot is the plumb bob. */
  isCurrent: (row: Row) => boolean;
};

/** A thread for each row, hung from the upper edge of the plot. */
export function Threads<Row>({ rows, x, y, isCurrent }: ThreadsProps<Row>) {
  const { left, right, top, ...scales } = useScales();
  return (
    <g className={styles.threads} aria-hidden="true">
      <line className={styles.rail} x1={left - 8} x2={right + 8} y1={top} y2={top} />
      {rows.map((row) => {
        const value = y(row);
        if (value === undefined) return null;
        const [at, end] = [scales.x(x(row)), scales.y(value)];
        return isCurrent(row) ? (
          <g key={x(row)} className={styles.current}>
            <line x1={at} x2={at} y1={top} y2={Math.max(top, end - 60 * SIZE)} />
            <g transform={`translate(${at - 12 * SIZE} ${end - 64 * SIZE}) scale(${SIZE})`}>
              <PlumbBob className={styles.bob} />
            </g>
          </g>
        ) : (
          <g key={x(row)}>
            <line x1={at} x2={at} y1={top} y2={end} />
            <circle cx={at} cy={end} r={4.5} />
          </g>
        );
      })}
    </g>
  );
}

/** A value across the plot, named at its right end. */
export function ReferenceLine({ y: value, label }: { y: number; label?: string }) {
  const { y, left, right } = useScales();
  return (
    <g className={styles.reference} aria-hidden="true">
      <line x1={left - 8} x2={right + 4} y1={y(value)} y2={y(value)} />
      {label ? (
        <text x={right + 10} y={y(value) + 4.5}>
          {label}
        </text>
      ) : null}
    </g>
  );
}

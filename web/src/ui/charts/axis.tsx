import styles from "./charts.module.css";
import { useScales } from "./scales.ts";

type XAxisProps = {
  /** The values to name: few, because the rows are in the table. */
  ticks: readonly { value: number; label: string; isStrong?: boolean }[];
};

/** Names under the plot. The first and the last stay within it. */
export function XAxis({ ticks }: XAxisProps) {
  const { x, bottom, left, right } = useScales();
  const anchorOf = (pixels: number) => (pixels - left < 16 ? "start" : right - pixels < 16 ? "end" : "middle");
  return (
    <g aria-hidden="true">
      {ticks.map(({ value, label, isStrong }) => (
        <text
          key={value}
          className={styles.label}
          data-strong={isStrong || undefined}
          x={x(value)}
          y={bottom + 22}
          textAnchor={anchorOf(x(value))}
        >
          {label}
        </text>
      ))}
    </g>
  );
}

type YAxisProps = {
  /** About how many; the scale chooses round values. */
  count?: number;
  format: (value: number) => string;
  /** After the highest value only. */
  unit?: string;
};

/** Quiet lines across the plot, named at the left edge. */
export function YAxis({ count = 4, format, unit }: YAxisProps) {
  const { y, left, right } = useScales();
  const ticks = y.ticks(count);
  const highest = ticks.at(-1);
  return (
    <g aria-hidden="true">
      {ticks.map((value) => (
        <g key={value}>
          <line className={styles.line} x1={left} x2={right} y1={y(value)} y2={y(value)} />
          <text className={styles.label} x={0} y={y(value) + 4.5}>
            {value === highest && unit ? `${format(value)} ${unit}` : format(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

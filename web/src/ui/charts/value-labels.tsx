import styles from "./charts.module.css";
import { useScales } from "./scales.ts";

type ValueLabelsProps<Row> = {
  rows: readonly Row[];
  x: (row: Row) => number;
  /** Under this value. */
  y: (row: Row) => number | undefined;
  label: (row: Row) => string;
  isStrong?: (row: Row) => boolean;
};

/** The figure of each row under its mark. */
export function ValueLabels<Row>({ rows, x, y, label, isStrong }: ValueLabelsProps<Row>) {
  const scales = useScales();
  return (
    <g aria-hidden="true">
      {rows.map((row) => {
        const value = y(row);
        if (value === undefined) return null;
        return (
          <text
            key={x(row)}
            className={styles.label}
            data-strong={isStrong?.(row) || undefined}
            x={scales.x(x(row))}
            y={scales.y(value) + 18}
            textAnchor="middle"
          >
            {label(row)}
          </text>
        );
      })}
    </g>
  );
}

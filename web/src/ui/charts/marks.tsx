import { area, curveMonotoneX, line } from "d3-shape";
import styles from "./charts.module.css";
import { useScales } from "./scales.ts";

type MarkProps<Row> = { rows: readonly Row[]; x: (row: Row) => number };
type Value<Row> = (row: Row) => number | undefined;
/** A row whose values are known, which is what D3 is left with after `defined`. */
const known = (value: number | undefined): number => value ?? 0;

/** A curve through the rows; a row without a value breaks it. It draws itself once. */
export function Line<Row>({ rows, x, y }: MarkProps<Row> & { y: Value<Row> }) {
  const scales = useScales();
  const path = line<Row>()
    .defined((row) => y(row) !== undefined)
    .x((row) => scales.x(x(row)))
    .y((row) => scales.y(known(y(row))))
    .curve(curveMonotoneX);
  return <path className={styles.marksLine} pathLength={1} d={path([...rows]) ?? ""} />;
}

/** The area between two values of each row: a doubt, or a target. */
export function Band<Row>({ rows, x, from, to }: MarkProps<Row> & { from: Value<Row>; to: Value<Row> }) {
  const scales = useScales();
  const path = area<Row>()
    .defined((row) => from(row) !== undefined && to(row) !== undefined)
    .x((row) => scales.x(x(row)))
    .y0((row) => scales.y(known(from(row))))
    .y1((row) => scales.y(known(to(row))))
    .curve(curveMonotoneX);
  return <path className={styles.band} d={path([...rows]) ?? ""} />;
}

type DotsProps<Row> = MarkProps<Row> & { y: Value<Row>; isFilled?: boolean };

/** A knot for each row that has a value. */
export function Dots<Row>({ rows, x, y, isFilled = false }: DotsProps<Row>) {
  const scales = useScales();
  return (
    <g className={styles.dots} data-filled={isFilled || undefined}>
      {rows.map((row) => {
        const value = y(row);
        if (value === undefined) return null;
        return <circle key={x(row)} cx={scales.x(x(row))} cy={scales.y(value)} r={isFilled ? 5 : 3.5} />;
      })}
    </g>
  );
}

const MAX_BAR_WIDTH = 28;

type BarsProps<Row> = MarkProps<Row> & {
  to: Value<Row>;
  /** The plot's lower edge by default. */
  from?: Value<Row>;
  /** `stem` is a line, for the range of something whose middle is a dot. */
  shape?: "bar" | "stem";
  isStrong?: (row: Row) => boolean;
};

/** An upright bar for each row that has a value. */
export function Bars<Row>({ rows, x, to, from, shape = "bar", isStrong }: BarsProps<Row>) {
  const scales = useScales();
  const room = (scales.right - scales.left) / Math.max(1, rows.length);
  const width = shape === "stem" ? 2 : Math.min(MAX_BAR_WIDTH, room * 0.6);
  return (
    <g className={styles.bars} data-shape={shape}>
      {rows.map((row) => {
        const end = to(row);
        if (end === undefined) return null;
        const start = from?.(row);
        const edges = [scales.y(end), start === undefined ? scales.bottom : scales.y(start)];
        const top = Math.min(...edges);
        return (
          <rect
            key={x(row)}
            data-strong={isStrong?.(row) || undefined}
            x={scales.x(x(row)) - width / 2}
            y={top}
            width={width}
            height={Math.max(...edges) - top}
            rx={shape === "bar" ? 2 : 0}
          />
        );
      })}
    </g>
  );
}

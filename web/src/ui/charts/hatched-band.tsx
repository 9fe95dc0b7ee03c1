import { area } from "d3-shape";
import { useId } from "react";
import styles from "./charts.module.css";
import { useScales } from "./scales.ts";

type HatchedBandProps<Row> = {
  rows: readonly Row[];
  x: (row: Row) => number;
  from: (row: Row) => number;
  to: (row: Row) => number;
};

/** The area between two values of each row, hatched: what was planned, beside what happened. */
export function HatchedBand<Row>({ rows, x, from, to }: HatchedBandProps<Row>) {
  const id = useId();
  const scales = useScales();
  const path = area<Row>()
    .x((row) => scales.x(x(row)))
    .y0((row) => scales.y(from(row)))
    .y1((row) => scales.y(to(row)));
  return (
    <g aria-hidden="true">
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} d="M2.5 0v5" />
      </pattern>
      <path fill={`url(#${id})`} d={path([...rows]) ?? ""} />
    </g>
  );
}

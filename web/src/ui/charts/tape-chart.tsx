import { extent } from "d3-array";
import { scaleLinear } from "d3-scale";
import { useId, useRef } from "react";
import { PlumbBob } from "../core/plumb-bob.tsx";
import { ChartTable, type Column } from "./chart-table.tsx";
import styles from "./tally-table.module.css";
import { useWidth } from "./use-width.ts";

const HEIGHT = 112;
const TAPE = { top: 36, height: 48 };
const MARGIN = 22;
/** Whole units that the tape shows at least, and the most marks that have a name. */
const MIN_SPAN = 5;
const MAX_NAMED = 3;
const NAME_WIDTH = 44;
const BOB_SIZE = 0.72;

type TapeChartProps<Row> = {
  title: string;
  summary: string;
  /** In the order of time; the last is where the tape lies now. */
  rows: readonly Row[];
  value: (row: Row) => number;
  /** Above the tape: when it was. */
  name: (row: Row) => string;
  /** Under the newest one. */
  label: (row: Row) => string;
  columns: readonly Column<Row>[];
};

/** Values read on a measuring tape: the plumb bob stands at the newest, a knot at each earlier one. */
export function TapeChart<Row>({ title, summary, rows, value, name, label, columns }: TapeChartProps<Row>) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [from, to] = spanOf(rows.map(value));
  const x = scaleLinear([from, to], [MARGIN, width - MARGIN]);
  const newest = rows.at(-1);
  if (newest === undefined) return null;
  const named = namedRows(rows, (row) => x(value(row)));
  return (
    <figure className="stack gap-2" data-slot="chart">
      <div ref={frame}>
        <svg
          className={styles.svg}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-summary`}>{summary}</desc>
          <rect className={styles.tape} y={TAPE.top} width={width} height={TAPE.height} />
          <Marks from={from} to={to} x={x} />
          {rows.slice(0, -1).map((row) => (
            <circle key={name(row)} className={styles.knot} cx={x(value(row))} cy={TAPE.top} r={5} />
          ))}
          {named.map((row) => (
            <g key={name(row)}>
              <line className={styles.thread} x1={x(value(row))} x2={x(value(row))} y1={18} y2={TAPE.top} />
              <text x={x(value(row))} y={12} textAnchor="middle" data-strong={row === newest || undefined}>
                {name(row)}
              </text>
            </g>
          ))}
          <g transform={`translate(${x(value(newest)) - 12 * BOB_SIZE} ${TAPE.top - 2}) scale(${BOB_SIZE})`}>
            <PlumbBob className={styles.chartBob} />
          </g>
          <text x={x(value(newest))} y={HEIGHT - 8} textAnchor={anchorAt(x(value(newest)), width)} data-strong>
            {label(newest)}
          </text>
        </svg>
      </div>
      <ChartTable caption={title} columns={columns} rows={rows} />
    </figure>
  );
}

/** Whole units around the values, never so few that a small change looks like a large one. */
export function spanOf(values: readonly number[]): [number, number] {
  const [lowest = 0, highest = 0] = extent(values);
  const [from, to] = [Math.floor(lowest) - 1, Math.ceil(highest) + 1];
  const lacking = Math.max(0, MIN_SPAN - (to - from));
  return [from - Math.ceil(lacking / 2), to + Math.floor(lacking / 2)];
}

/** The newest, the first, and one between them: as far as their names have room beside each other. */
export function namedRows<Row>(rows: readonly Row[], at: (row: Row) => number): Row[] {
  const [newest, first, middle] = [rows.at(-1), rows[0], rows[Math.floor(rows.length / 2)]];
  const named: Row[] = [];
  for (const row of [newest, first, middle]) {
    if (row === undefined || named.length === MAX_NAMED) continue;
    if (named.every((other) => Math.abs(at(other) - at(row)) >= NAME_WIDTH)) named.push(row);
  }
  return named;
}

const anchorAt = (pixels: number, width: number) =>
  pixels < NAME_WIDTH ? "start" : width - pixels < NAME_WIDTH ? "end" : "middle";

type MarksProps = { from: number; to: number; x: (value: number) => number };

/** Ten marks to a unit while there is room for them, as on a tape; a long tape names only some units. */
function Marks({ from, to, x }: MarksProps) {
  const unit = x(from + 1) - x(from);
  const tenths = unit >= 40 ? 10 : unit >= 12 ? 2 : 1;
  const named = Math.max(1, Math.ceil(26 / unit));
  const marks = Array.from({ length: (to - from) * tenths + 1 }, (_, index) => from * tenths + index);
  return (
    <g className={styles.marks} aria-hidden="true">
      {marks.map((mark) => {
        const isWhole = mark % tenths === 0;
        const length = isWhole ? 20 : (mark * 2) % tenths === 0 ? 14 : 8;
        return (
          <g key={mark}>
            <line x1={x(mark / tenths)} x2={x(mark / tenths)} y1={TAPE.top} y2={TAPE.top + length} />
            {isWhole && (mark / tenths) % named === 0 ? (
              <text x={x(mark / tenths)} y={TAPE.top + 38} textAnchor="middle">
                {mark / tenths}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}

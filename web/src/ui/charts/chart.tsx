import { bisectCenter, extent } from "d3-array";
import { type PointerEvent, type ReactNode, useId, useRef, useState } from "react";
import { ChartTable, type Column } from "./chart-table.tsx";
import styles from "./charts.module.css";
import { createScales, type Margin, type Range, ScalesContext } from "./scales.ts";
import { useWidth } from "./use-width.ts";

type ChartProps<Row> = {
  /** The name of the picture and of its table. */
  title: string;
  /** What the picture shows, in a sentence with its figures. */
  summary: string;
  /** In the order of `x`, one for each value of it. The table shows all of them. */
  rows: readonly Row[];
  x: (row: Row) => number;
  /** Where a row's knot stands while it is the current one; without a value it has none. */
  y: (row: Row) => number | undefined;
  /** One row in words, as in "12 de novembro: 81,4 kg". */
  describe: (row: Row) => string;
  columns: readonly Column<Row>[];
  xRange?: Range;
  yRange: Range;
  height?: number;
  margin?: Partial<Margin>;
  /** Instead of the drawing while there are no rows. */
  empty: ReactNode;
  /** The marks, the furthest first. */
  children: ReactNode;
};

const MARGIN: Margin = { top: 28, right: 12, bottom: 28, left: 40 };

/** A drawing of rows, with their table. One row at a time is current: by arrow keys, or the nearest to the pointer. */
export function Chart<Row>({ empty, ...chart }: ChartProps<Row>) {
  return chart.rows.length === 0 ? <p className={`${styles.empty} center soft`}>{empty}</p> : <Drawing {...chart} />;
}

function Drawing<Row>({
  height = 260,
  margin,
  xRange,
  yRange,
  rows,
  children,
  ...chart
}: Omit<ChartProps<Row>, "empty">) {
  const { title, summary, x, y, describe, columns } = chart;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const width = useWidth(frame);
  const [current, setCurrent] = useState<number | null>(null);

  const [firstX = 0, lastX = 1] = extent(rows, x);
  const scales = createScales({
    width,
    height,
    margin: { ...MARGIN, ...margin },
    x: xRange ?? [firstX, lastX],
    y: yRange,
  });
  const row = current === null ? undefined : rows[current];
  const followPointer = ({ clientX, currentTarget }: PointerEvent) => {
    const pixels = clientX - currentTarget.getBoundingClientRect().left;
    setCurrent(bisectCenter(rows.map(x), scales.x.invert(pixels)));
  };

  return (
    <figure className="stack gap-2" data-slot="chart">
      <div
        ref={frame}
        className={styles.frame}
        data-reading={row ? true : undefined}
        onPointerMove={followPointer}
        onPointerDown={followPointer}
        // A finger that is lifted leaves too: its row stays until the focus moves on.
        onPointerUp={() => range.current?.focus()}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && setCurrent(null)}
      >
        <svg
          className={styles.svg}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-summary`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-summary`}>{summary}</desc>
          <ScalesContext value={scales}>{children}</ScalesContext>
          {row ? (
            <Reading
              text={describe(row)}
              x={scales.x(x(row))}
              y={scaled(scales.y, y(row))}
              width={width}
              bottom={scales.bottom}
            />
          ) : null}
        </svg>
        <input
          ref={range}
          className={`${styles.range} fill`}
          type="range"
          min={0}
          max={rows.length - 1}
          value={current ?? rows.length - 1}
          aria-label={`Percorrer: ${title}`}
          aria-valuetext={describe(rows[current ?? rows.length - 1] as Row)}
          onChange={(event) => setCurrent(event.target.valueAsNumber)}
          onFocus={() => setCurrent((before) => before ?? rows.length - 1)}
          onBlur={() => setCurrent(null)}
        />
      </div>
      <ChartTable caption={title} columns={columns} rows={rows} />
    </figure>
  );
}

const scaled = (scale: (value: number) => number, value: number | undefined) =>
  value === undefined ? undefined : scale(value);

type ReadingProps = { text: string; x: number; y: number | undefined; width: number; bottom: number };

/** The current row: a line, its knot and its words at the upper edge, on the side that has room. */
function Reading({ text, x, y, width, bottom }: ReadingProps) {
  const isRight = x > width / 2;
  return (
    <g aria-hidden="true">
      <line className={styles.readingLine} x1={x} x2={x} y1={0} y2={bottom} />
      {y === undefined ? null : <circle className={styles.readingKnot} cx={x} cy={y} r={6} />}
      <text className={styles.readingText} x={isRight ? x - 8 : x + 8} y={13} textAnchor={isRight ? "end" : "start"}>
        {text}
      </text>
    </g>
  );
}

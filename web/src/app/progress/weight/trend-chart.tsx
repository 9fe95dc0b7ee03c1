import { dayOfNumber } from "@app/engine/progress/day-number";
import { trendCopy as copy } from "../../../content/app/progress/charts.ts";
import { XAxis, YAxis } from "../../../ui/charts/axis.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { Band, Dots, Line } from "../../../ui/charts/marks.tsx";
import { PlumbMark } from "../../../ui/charts/plumb-mark.tsx";
import { formatDecimal } from "../../../ui/inputs/decimal.ts";
import { formatLongDay, formatShortDay } from "../../shell/format/days.ts";
import type { TrendRow } from "../view/weight-view.ts";

const x = (row: TrendRow) => row.day;
const kg = (value: number) => formatDecimal(value, 1);
const range = ({ line }: TrendRow) => (line ? copy.between(kg(line.low), kg(line.high)) : copy.none);

/**
 * Each day on the scale, the trend, and where the weight is 8 times out of 10; the bob's tip is the trend today. Before
 * there is a trend, the days alone.
 */
export function TrendChart({ rows, summary }: { rows: readonly TrendRow[]; summary: string }) {
  const newest = rows.at(-1);
  if (!newest) return null;
  return (
    <Chart
      title={copy.title}
      summary={summary}
      rows={rows}
      x={x}
      y={(row) => row.kg ?? row.line?.trend}
      yRange={rangeOf(rows)}
      height={300}
      margin={{ top: 54, left: 56 }}
      describe={(row) => `${formatLongDay(dayOfNumber(row.day))}: ${row.kg ? copy.kg(kg(row.kg)) : copy.noWeight}`}
      columns={[
        { header: copy.day, cell: (row) => formatShortDay(dayOfNumber(row.day)) },
        { header: copy.scale, cell: (row) => (row.kg ? copy.kg(kg(row.kg)) : copy.none) },
        { header: copy.trend, cell: ({ line }) => (line ? copy.kg(kg(line.trend)) : copy.none) },
        { header: copy.range, cell: range },
      ]}
      empty={null}
    >
      <YAxis format={(value) => formatDecimal(value, Number.isInteger(value) ? 0 : 1)} unit="kg" />
      <XAxis ticks={ticksOf(rows)} />
      <Band rows={rows} x={x} from={({ line }) => line?.low} to={({ line }) => line?.high} />
      <Dots rows={rows} x={x} y={(row) => row.kg} />
      <Line rows={rows} x={x} y={({ line }) => line?.trend} />
      {newest.line ? (
        <PlumbMark x={newest.day} y={newest.line.trend} label={copy.kg(kg(newest.line.trend))} text={range(newest)} />
      ) : null}
    </Chart>
  );
}

/** Room for the dots outside of the band, too; at least two kilograms, so that noise does not look like a fall. */
function rangeOf(rows: readonly TrendRow[]): [number, number] {
  const values = rows.flatMap(({ line, kg: dot }) => [...(line ? [line.low, line.high] : []), ...(dot ? [dot] : [])]);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const lacking = Math.max(0, 2 - (highest - lowest)) / 2;
  return [lowest - lacking - 0.2, highest + lacking + 0.2];
}

/** The first day, today, and days between them at even distances. */
function ticksOf(rows: readonly TrendRow[]) {
  const [first, last] = [rows[0]?.day ?? 0, rows.at(-1)?.day ?? 0];
  const days =
    last - first < 3 ? [first, last] : [0, 1 / 3, 2 / 3, 1].map((part) => Math.round(first + (last - first) * part));
  return [...new Set(days)].map((value) => ({
    value,
    label: value === last ? copy.today : formatShortDay(dayOfNumber(value)),
    isStrong: value === last,
  }));
}

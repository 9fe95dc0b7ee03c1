import { nightsCopy as copy } from "../../../content/app/progress/charts.ts";
import { XAxis } from "../../../ui/charts/axis.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { ReferenceLine, Threads } from "../../../ui/charts/threads.tsx";
import { formatLongDay, formatShortDay, formatShortWeekdayDay } from "../../shell/format/days.ts";
import type { NightRow, NightsView } from "../view/sleep-view.ts";

type Row = NightRow & { index: number };
const x = ({ index }: Row) => index;
const y = ({ thread }: Row) => thread;

/** Nights hang from a line: the longer the thread, the longer the night. The bob is the last one. */
export function HangingNights({ view, summary }: { view: NightsView; summary: string }) {
  const rows = view.rows.map((night, index) => ({ ...night, index }));
  const last = [...rows].reverse().find(({ thread }) => thread !== undefined);
  const first = rows[0];
  return (
    <Chart
      title={copy.title}
      summary={summary}
      rows={rows}
      x={x}
      y={y}
      xRange={[0, Math.max(1, rows.length - 1)]}
      // The line from which they hang is above: 0 is at the upper edge.
      yRange={[1, 0]}
      height={180}
      margin={{ top: 24, left: 12, right: view.reference.label ? 44 : 12, bottom: 36 }}
      describe={(night) => copy.night(formatLongDay(night.day), night.words)}
      columns={[
        { header: copy.day, cell: ({ day }) => formatShortDay(day) },
        { header: copy.sleep, cell: ({ words }) => words },
        { header: copy.quality, cell: ({ quality }) => quality },
      ]}
      empty={null}
    >
      <ReferenceLine y={view.reference.at} {...(view.reference.label && { label: view.reference.label })} />
      <Threads rows={rows} x={x} y={y} isCurrent={(row) => row === last} />
      <XAxis
        ticks={[
          ...(first && last && last.index - first.index > 4
            ? [{ value: first.index, label: formatShortWeekdayDay(first.day) }]
            : []),
          ...(last ? [{ value: last.index, label: view.newest, isStrong: true }] : []),
        ]}
      />
    </Chart>
  );
}

import { weekRangeCopy as copy } from "../../../content/app/progress/charts.ts";
import { XAxis } from "../../../ui/charts/axis.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { Bars, Dots } from "../../../ui/charts/marks.tsx";
import { TargetBand } from "../../../ui/charts/target-band.tsx";
import { ValueLabels } from "../../../ui/charts/value-labels.tsx";
import { formatLongDay, formatShortDay } from "../../shell/format/days.ts";
import { formatWhole } from "../../shell/format/numbers.ts";
import type { FoodWeek } from "../view/food-view.ts";
import type { EnergyBand } from "../view/progress-records.ts";
import styles from "./week-range.module.css";

type Row = FoodWeek & { index: number };
const x = ({ index }: Row) => index;

/** Figures and dates of more weeks would touch each other on a phone. */
const MAX_NAMED = 6;

type WeekRangeProps = { weeks: readonly FoodWeek[]; band: EnergyBand | null; summary: string };

/** The mean of each week and the range of its days, over what the plan has. */
export function WeekRange({ weeks, band, summary }: WeekRangeProps) {
  const rows = weeks.map((week, index) => ({ ...week, index }));
  const last = rows.length - 1;
  const step = Math.ceil(rows.length / MAX_NAMED);
  const named = rows.filter(({ index }) => (last - index) % step === 0);
  return (
    <>
      {band ? <p className={styles.band}>{copy.band(formatWhole(band.low), formatWhole(band.high))}</p> : null}
      <Chart
        title={copy.title}
        summary={summary}
        rows={rows}
        x={x}
        y={({ kcal }) => kcal.mean}
        xRange={[-0.5, last + 0.5]}
        yRange={rangeOf(weeks, band)}
        height={250}
        margin={{ top: 24, left: 0, right: 0, bottom: 30 }}
        describe={(row) => copy.week(formatLongDay(row.week), formatWhole(row.kcal.mean))}
        columns={[
          { header: copy.of, cell: ({ week }) => formatShortDay(week) },
          { header: copy.mean, cell: ({ kcal }) => copy.kcal(formatWhole(kcal.mean)) },
          { header: copy.days, cell: ({ kcal }) => copy.between(formatWhole(kcal.low), formatWhole(kcal.high)) },
          { header: copy.protein, cell: ({ protein }) => copy.grams(formatWhole(protein)) },
          { header: copy.logged, cell: ({ days }) => String(days) },
        ]}
        empty={null}
      >
        {band ? <TargetBand from={band.low} to={band.high} /> : null}
        <XAxis
          ticks={rows.map(({ index, week }) => ({
            value: index,
            label: formatShortDay(week),
            isStrong: index === last,
          }))}
        />
        <Bars rows={rows} x={x} from={({ kcal }) => kcal.low} to={({ kcal }) => kcal.high} shape="stem" />
        <Dots rows={rows} x={x} y={({ kcal }) => kcal.mean} isFilled />
        <ValueLabels
          rows={named}
          x={x}
          y={({ kcal }) => kcal.low}
          label={({ kcal }) => formatWhole(kcal.mean)}
          isStrong={({ index }) => index === last}
        />
      </Chart>
    </>
  );
}

/** With room for the figures under the lowest days. */
function rangeOf(weeks: readonly FoodWeek[], band: EnergyBand | null): [number, number] {
  const values = [...weeks.flatMap(({ kcal }) => [kcal.low, kcal.high]), ...(band ? [band.low, band.high] : [])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(100, highest - lowest);
  return [lowest - room * 0.2, highest + room * 0.05];
}

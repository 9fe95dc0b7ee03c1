import type { MemberFile } from "@app/contract/staff/member-file";
import { memberCopy } from "../../../content/staff/member.ts";
import { XAxis, YAxis } from "../../../ui/charts/axis.tsx";
import { Chart } from "../../../ui/charts/chart.tsx";
import { HatchedBand } from "../../../ui/charts/hatched-band.tsx";
import { Dots, Line } from "../../../ui/charts/marks.tsx";
import { PlumbMark } from "../../../ui/charts/plumb-mark.tsx";
import { formatDecimal } from "../../../ui/inputs/decimal.ts";
import parts from "../parts/parts.module.css";
import styles from "./side.module.css";
import { type WeightRow, weightRange, weightRows } from "./weight-rows.ts";

const copy = memberCopy.weight;

const kg = (value: number): string => formatDecimal(value, 1);
/** With a true minus: "−0,4". */
const signed = (value: number): string => kg(value).replace("-", "−");
const shortDay = (day: string): string => day.split("-").slice(1).reverse().join("/");
const x = ({ index }: WeightRow): number => index;

/** The weigh-ins, their trend and what the plan expects. The team sees the figures whatever the member hides. */
export function WeightPanel({ weight }: Pick<MemberFile, "weight">) {
  const newest = weight?.days.at(-1);
  return (
    <section className={styles.weight}>
      <div className={styles.title}>
        <h2 className={parts.heading}>{copy.title}</h2>
        {newest ? <b className={styles.figure}>{copy.kg(kg(newest.trend))}</b> : null}
      </div>
      {weight && newest ? (
        <>
          <WeightChart weight={weight} />
          <p className={parts.hint}>
            {weight.rate
              ? copy.rate(signed(weight.rate.mean), signed(weight.rate.low), signed(weight.rate.high))
              : copy.noRate}{" "}
            {weight.planned ? copy.band : null}
          </p>
        </>
      ) : (
        <p className={parts.hint}>{copy.none}</p>
      )}
    </section>
  );
}

function WeightChart({ weight }: { weight: NonNullable<MemberFile["weight"]> }) {
  const rows = weightRows(weight);
  const measured = rows.filter((row) => row.kg !== undefined);
  const band = rows.flatMap(({ index, planned }) => (planned ? [{ index, ...planned }] : []));
  const [first, last] = [measured[0], measured.at(-1)];
  if (!first || !last?.trend || !first.kg) return null;
  return (
    <Chart
      title={copy.chart}
      summary={copy.summary(kg(first.kg), kg(last.trend))}
      rows={measured}
      x={x}
      y={(row) => row.kg}
      xRange={[0, Math.max(1, rows.at(-1)?.index ?? 1)]}
      yRange={weightRange(rows)}
      height={170}
      margin={{ top: 20, left: 30, right: 4 }}
      describe={(row) => `${shortDay(row.day)}: ${copy.kg(kg(row.kg ?? 0))}`}
      columns={[
        { header: copy.day, cell: ({ day }) => shortDay(day) },
        { header: copy.scale, cell: (row) => copy.kg(kg(row.kg ?? 0)) },
        { header: copy.trend, cell: (row) => copy.kg(kg(row.trend ?? 0)) },
        { header: copy.plan, cell: ({ planned }) => (planned ? `${kg(planned.low)} a ${kg(planned.high)}` : "") },
      ]}
      empty={null}
    >
      <YAxis count={3} format={(value) => formatDecimal(value, Number.isInteger(value) ? 0 : 1)} />
      <XAxis
        ticks={[
          { value: first.index, label: shortDay(first.day) },
          ...(last.index > first.index ? [{ value: last.index, label: shortDay(last.day), isStrong: true }] : []),
        ]}
      />
      {band.length > 1 ? (
        <HatchedBand rows={band} x={({ index }) => index} from={({ low }) => low} to={({ high }) => high} />
      ) : null}
      <Dots rows={measured} x={x} y={(row) => row.kg} />
      <Line rows={measured} x={x} y={(row) => row.trend} />
      <PlumbMark x={last.index} y={last.trend} label={copy.today} />
    </Chart>
  );
}

import { XAxis, YAxis } from "../../ui/charts/axis.tsx";
import { Chart } from "../../ui/charts/chart.tsx";
import { Band, Bars, Dots, Line } from "../../ui/charts/marks.tsx";
import { PlumbMark } from "../../ui/charts/plumb-mark.tsx";
import { formatDecimal } from "../../ui/inputs/decimal.ts";
import styles from "../showcase.module.css";

type Day = { day: number; kilos: number | undefined; trend: number };

/** Forty days of a made-up person: a slow descent with the noise of a bathroom scale, and days without one. */
const days: Day[] = Array.from({ length: 40 }, (_, day) => {
  const trend = 82.2 - 2.3 * (day / 39) ** 1.1;
  const noise = Math.sin(day * 2.7) * 0.5 + Math.cos(day * 1.3) * 0.3;
  return { day, trend, kilos: day % 6 === 4 ? undefined : trend + noise };
});
const kilos = (value: number | undefined) => (value === undefined ? "sem registro" : `${formatDecimal(value, 1)} kg`);
const dayOf = ({ day }: Day) => day;
const trendOf = ({ trend }: Day) => trend;
const dateOf = ({ day }: Day) => (day < 21 ? `${day + 10}/11` : `${day - 20}/12`);

type Week = { index: number; label: string; mean: number; low: number; high: number };
const weeks: Week[] = [
  [1742, 1560, 1950],
  [1690, 1500, 1900],
  [1655, 1520, 1790],
  [1770, 1540, 2080],
  [1630, 1480, 1730],
  [1662, 1550, 1780],
].map(([mean = 0, low = 0, high = 0], index) => ({ index, label: `sem. ${index + 1}`, mean, low, high }));
const weekOf = ({ index }: Week) => index;
const energy = (value: number) => formatDecimal(value, 0);
const planned = [{ x: -0.5 }, { x: 5.5 }];
const isLast = ({ index }: Week) => index === 5;

/** Every mark, and the place of a chart without rows. */
export function ChartsSection() {
  return (
    <section>
      <h2>Gráficos</h2>
      <div className={`${styles.wideGrid} stack gap-10`}>
        <TrendChart rows={days} />
        <EnergyChart />
        <BarsChart />
        <TrendChart rows={[]} />
      </div>
    </section>
  );
}

function TrendChart({ rows }: { rows: Day[] }) {
  return (
    <Chart
      title="Tendência do peso"
      summary="De 10 de novembro a 19 de dezembro a tendência desceu de 82,2 para 79,9 kg."
      rows={rows}
      x={dayOf}
      y={(row) => row.kilos}
      yRange={[79, 83.5]}
      height={300}
      margin={{ top: 56, right: 20 }}
      describe={(row) => `${dateOf(row)}: ${kilos(row.kilos)}`}
      columns={[
        { header: "Dia", cell: dateOf },
        { header: "Peso", cell: (row) => kilos(row.kilos) },
        { header: "Tendência", cell: (row) => kilos(row.trend) },
      ]}
      empty="Com seis pesagens este gráfico aparece. Por enquanto, nenhuma."
    >
      <YAxis format={String} unit="kg" />
      <XAxis ticks={[0, 13, 26].map((day) => ({ value: day, label: dateOf({ day } as Day) }))} />
      <XAxis ticks={[{ value: 39, label: "hoje", isStrong: true }]} />
      <Band rows={rows} x={dayOf} from={(row) => row.trend - 0.5} to={(row) => row.trend + 0.5} />
      <Dots rows={rows} x={dayOf} y={(row) => row.kilos} />
      <Line rows={rows} x={dayOf} y={trendOf} />
      <PlumbMark x={39} y={79.9} label="79,9 kg" text="de 79,4 a 80,4" />
    </Chart>
  );
}

const weekColumns = [
  { header: "Semana", cell: ({ label }: Week) => label },
  { header: "Média", cell: ({ mean }: Week) => energy(mean) },
  { header: "Menor dia", cell: ({ low }: Week) => energy(low) },
  { header: "Maior dia", cell: ({ high }: Week) => energy(high) },
];
const weekTicks = weeks.map((week) => ({ value: week.index, label: week.label, isStrong: isLast(week) }));

function EnergyChart() {
  return (
    <Chart
      title="Energia por semana"
      summary="Médias entre 1.630 e 1.770 kcal; o plano vai de 1.570 a 1.730."
      rows={weeks}
      x={weekOf}
      y={(week) => week.mean}
      xRange={[-0.5, 5.5]}
      yRange={[1400, 2100]}
      height={300}
      margin={{ left: 0, right: 0 }}
      describe={(week) => `${week.label}: ${energy(week.mean)} kcal`}
      columns={weekColumns}
      empty="Duas semanas de diário e este gráfico aparece."
    >
      <Band rows={planned} x={(edge) => edge.x} from={() => 1570} to={() => 1730} />
      <Bars rows={weeks} x={weekOf} from={(week) => week.low} to={(week) => week.high} shape="stem" />
      <Dots rows={weeks} x={weekOf} y={(week) => week.mean} isFilled />
      <XAxis ticks={weekTicks} />
    </Chart>
  );
}

function BarsChart() {
  return (
    <Chart
      title="Energia por semana, em barras"
      summary="Médias entre 1.630 e 1.770 kcal."
      rows={weeks}
      x={weekOf}
      y={(week) => week.mean}
      xRange={[-0.5, 5.5]}
      yRange={[0, 2000]}
      margin={{ left: 56, right: 0 }}
      describe={(week) => `${week.label}: ${energy(week.mean)} kcal`}
      columns={weekColumns}
      empty="Duas semanas de diário e este gráfico aparece."
    >
      <YAxis format={energy} />
      <Bars rows={weeks} x={weekOf} to={(week) => week.mean} isStrong={isLast} />
      <XAxis ticks={weekTicks} />
    </Chart>
  );
}

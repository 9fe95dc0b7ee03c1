import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { XAxis, YAxis } from "./axis.tsx";
import { Chart } from "./chart.tsx";
import { Band, Bars, Dots, Line } from "./marks.tsx";
import { PlumbMark } from "./plumb-mark.tsx";

type Day = { day: number; kilos: number | undefined; trend: number };
const days: Day[] = [
  { day: 1, kilos: 82.4, trend: 82.4 },
  { day: 2, kilos: undefined, trend: 82.1 },
  { day: 5, kilos: 81.9, trend: 81.8 },
  { day: 6, kilos: 81.2, trend: 81.5 },
];
const kilos = (value: number | undefined) => (value === undefined ? "sem registro" : `${value} kg`);
const x = ({ day }: Day) => day;
const trend = (row: Day) => row.trend;

function Trend({ rows = days }: { rows?: Day[] }) {
  return (
    <Chart
      title="Peso em novembro"
      summary="Desceu de 82,4 para 81,5 kg."
      rows={rows}
      x={x}
      y={trend}
      yRange={[80, 83]}
      describe={(row) => `dia ${row.day}: ${kilos(row.kilos)}`}
      columns={[
        { header: "Dia", cell: (row) => String(row.day) },
        { header: "Peso", cell: (row) => kilos(row.kilos) },
        { header: "Tendência", cell: (row) => kilos(row.trend) },
      ]}
      empty="Ainda não há registros."
    >
      <YAxis format={String} unit="kg" />
      <XAxis ticks={[{ value: 1, label: "1/11" }]} />
      <Band rows={rows} x={x} from={(row) => row.trend - 0.4} to={(row) => row.trend + 0.4} />
      <Dots rows={rows} x={x} y={(row) => row.kilos} />
      <Line rows={rows} x={x} y={trend} />
      <PlumbMark x={6} y={81.5} label="81,5 kg" />
    </Chart>
  );
}

test("the table has the rows of the chart, and opens with its disclosure", async () => {
  await render(<Trend />);
  await expect.element(page.getByRole("img", { name: "Peso em novembro" })).toHaveAccessibleDescription(/Desceu/);
  await userEvent.click(page.getByText("Ver em tabela"));
  const table = page.getByRole("table", { name: "Peso em novembro" }).element();
  const cells = [...table.querySelectorAll("tr")].map((row) => [...row.children].map((cell) => cell.textContent));
  expect(cells).toEqual([
    ["Dia", "Peso", "Tendência"],
    ...days.map((row) => [String(row.day), kilos(row.kilos), kilos(row.trend)]),
  ]);
  await expectAccessible();
});

test("arrow keys walk the rows from the last one, in words", async () => {
  await render(<Trend />);
  const reader = page.getByRole("slider", { name: "Percorrer: Peso em novembro" });
  await userEvent.keyboard("{Tab}");
  await expect.element(reader).toHaveAttribute("aria-valuetext", "dia 6: 81.2 kg");
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(reader).toHaveAttribute("aria-valuetext", "dia 2: sem registro");
  await expect.element(page.getByText("dia 2: sem registro")).toBeInTheDocument();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByText("dia 2: sem registro")).not.toBeInTheDocument();
});

test("the pointer chooses the row nearest in x, whatever the distances", async () => {
  await render(<Trend />);
  const drawing = page.getByRole("img");
  const { width } = drawing.element().getBoundingClientRect();
  const plot = { left: 40, right: width - 12 };
  const at = (day: number) => plot.left + ((day - 1) / 5) * (plot.right - plot.left);
  await userEvent.hover(drawing, { position: { x: at(3.4), y: 100 } });
  await expect.element(page.getByText("dia 2: sem registro")).toBeInTheDocument();
  await userEvent.hover(drawing, { position: { x: at(3.6), y: 100 } });
  await expect.element(page.getByText("dia 5: 81.9 kg")).toBeInTheDocument();
});

test("marks stand where the scales put them: no dot without a value, the bob's tip on the trend, text never scaled", async () => {
  await render(<Trend />);
  const svg = page.getByRole("img").element() as SVGSVGElement;
  const frame = svg.getBoundingClientRect();
  expect(svg.viewBox.baseVal.width).toBe(Math.floor(frame.width));
  expect(svg.querySelectorAll("circle")).toHaveLength(3);

  const bob = svg.querySelector("svg")?.getBoundingClientRect();
  const plotHeight = 260 - 28 - 28;
  expect((bob?.bottom ?? 0) - frame.top).toBeCloseTo(28 + ((83 - 81.5) / 3) * plotHeight, 0);
  expect((bob?.left ?? 0) + (bob?.width ?? 0) / 2 - frame.left).toBeCloseTo(frame.width - 12, 0);
});

test("bars end at their values and start at the lower edge, or at a value of their own", async () => {
  const rows = [
    { week: 0, low: 1, high: 3 },
    { week: 1, low: 2, high: 4 },
  ];
  const week = (row: (typeof rows)[number]) => row.week;
  const bars = (from: boolean) => (
    <Chart
      title="Semanas"
      summary="Duas semanas."
      rows={rows}
      x={week}
      y={(row) => row.high}
      xRange={[-0.5, 1.5]}
      yRange={[0, 4]}
      margin={{ top: 0, bottom: 0 }}
      height={200}
      describe={(row) => `semana ${row.week}`}
      columns={[{ header: "Semana", cell: (row) => String(row.week) }]}
      empty=""
    >
      <Bars
        rows={rows}
        x={week}
        to={(row) => row.high}
        {...(from && { from: (row: (typeof rows)[number]) => row.low })}
      />
    </Chart>
  );
  const screen = await render(bars(false));
  const heights = () => [...document.querySelectorAll("rect")].map((bar) => Number(bar.getAttribute("height")));
  expect(heights()).toEqual([150, 200]);
  await screen.rerender(bars(true));
  expect(heights()).toEqual([100, 100]);
  await expectAccessible();
});

test("without rows it says what is missing, and draws when they come", async () => {
  const screen = await render(<Trend rows={[]} />);
  await expect.element(page.getByText("Ainda não há registros.")).toBeVisible();
  expect(document.querySelector("svg, table, input")).toBeNull();

  await screen.rerender(<Trend />);
  const svg = page.getByRole("img").element() as SVGSVGElement;
  expect(svg.viewBox.baseVal.width).toBe(Math.floor(svg.getBoundingClientRect().width));
});

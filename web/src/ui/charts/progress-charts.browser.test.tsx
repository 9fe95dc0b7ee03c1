import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { Chart } from "./chart.tsx";
import { TallyTable } from "./tally-table.tsx";
import { namedRows, spanOf, TapeChart } from "./tape-chart.tsx";
import { TargetBand } from "./target-band.tsx";
import { ReferenceLine, Threads } from "./threads.tsx";
import { ValueLabels } from "./value-labels.tsx";

const measures = [
  { day: "10/11", cm: 98 },
  { day: "24/11", cm: 96.5 },
  { day: "8/12", cm: 95.5 },
];

test("a tape has the newest value at its bob, the earlier ones as knots, and all of them in its table", async () => {
  await render(
    <TapeChart
      title="Cintura"
      summary="De 98 para 95,5 cm."
      rows={measures}
      value={({ cm }) => cm}
      name={({ day }) => day}
      label={({ cm }) => `${cm} cm`}
      columns={[
        { header: "Dia", cell: ({ day }) => day },
        { header: "Cintura", cell: ({ cm }) => `${cm} cm` },
      ]}
    />,
  );
  const svg = page.getByRole("img", { name: "Cintura" }).element() as SVGSVGElement;
  expect(svg.querySelectorAll("circle")).toHaveLength(2);
  const [bob, newest] = [
    svg.querySelector("svg"),
    [...svg.querySelectorAll("text")].find((text) => text.textContent === "95.5 cm"),
  ];
  const middle = (element: Element | null | undefined) => {
    const box = element?.getBoundingClientRect();
    return (box?.left ?? 0) + (box?.width ?? 0) / 2;
  };
  expect(middle(bob)).toBeCloseTo(middle(newest), 0);
  await userEvent.click(page.getByText("Ver em tabela"));
  await expect.element(page.getByRole("row", { name: "24/11 96.5 cm" })).toBeVisible();
  await expectAccessible();
});

test("a tape shows at least five units, so that a small change stays small", () => {
  expect(spanOf([95.5])).toEqual([93, 98]);
  expect(spanOf([98, 96.5, 95.5])).toEqual([94, 99]);
  expect(spanOf([80, 120])).toEqual([79, 121]);
});

test("names that would touch are left out, the newest never", () => {
  const at = (row: number) => row;
  expect(namedRows([0, 100, 200], at)).toEqual([200, 0, 100]);
  expect(namedRows([190, 195, 200], at)).toEqual([200]);
});

test("tally strokes are a table whose cells say their count", async () => {
  await render(
    <TallyTable
      caption="Séries por semana"
      columns={["sem. 5", "sem. 6"]}
      rows={[
        { name: "Costas", counts: [6, 10] },
        { name: "Tronco", counts: [0, 1] },
      ]}
      describe={(count) => (count === 1 ? "1 série" : `${count} séries`)}
    />,
  );
  await expect.element(page.getByRole("row", { name: "Costas 6 séries 10 séries" })).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Tronco 0 séries 1 série" })).toBeVisible();
  const strokes = [...document.querySelectorAll("tbody svg")].map((svg) => svg.querySelectorAll("line").length);
  expect(strokes).toEqual([6, 10, 1]);
  await expectAccessible();
});

test("threads hang lower the larger the value, the current one with the bob at its end", async () => {
  const nights = [
    { day: 0, hours: 6 },
    { day: 1, hours: undefined },
    { day: 2, hours: 8 },
  ];
  await render(
    <Chart
      title="Noites"
      summary="Duas noites."
      rows={nights}
      x={({ day }) => day}
      y={({ hours }) => hours}
      yRange={[10, 0]}
      height={200}
      margin={{ top: 0, bottom: 0 }}
      describe={({ hours }) => (hours === undefined ? "sem registro" : `${hours} h`)}
      columns={[{ header: "Dia", cell: ({ day }) => String(day) }]}
      empty=""
    >
      <TargetBand from={7} to={8} />
      <ReferenceLine y={7} label="7 h" />
      <Threads rows={nights} x={({ day }) => day} y={({ hours }) => hours} isCurrent={({ day }) => day === 2} />
      <ValueLabels rows={nights} x={({ day }) => day} y={({ hours }) => hours} label={({ hours }) => `${hours} h`} />
    </Chart>,
  );
  const svg = page.getByRole("img").element() as SVGSVGElement;
  const knots = [...svg.querySelectorAll("circle")];
  expect(knots.map((knot) => Number(knot.getAttribute("cy")))).toEqual([120]);
  const bob = svg.querySelector("svg")?.getBoundingClientRect();
  expect((bob?.bottom ?? 0) - svg.getBoundingClientRect().top).toBeCloseTo(160, 0);
  expect(svg.querySelector("rect")?.getAttribute("height")).toBe("20");
  await expectAccessible();
});

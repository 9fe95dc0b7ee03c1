import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import type { NumbersShown } from "../data/numbers/numbers-shown.ts";
import { renderScreen } from "../intake/testing/render-screen.tsx";
import { findHiddenNumbers } from "../shell/testing/find-hidden-numbers.ts";
import styles from "./evolution.module.css";
import { EvolutionSections } from "./evolution-sections.tsx";
import { emptyProgress, exampleProgress } from "./testing/example-progress.ts";
import { viewEvolution } from "./view/evolution-view.ts";
import type { ProgressRecords } from "./view/progress-records.ts";
import type { Span } from "./view/span.ts";

const show = (numbers: NumbersShown, records: ProgressRecords = exampleProgress, span: Span = "all") =>
  renderScreen(
    <div className={styles.sections}>
      <EvolutionSections
        view={viewEvolution(records, span, numbers)}
        logMeasure={<button type="button">Registrar medida</button>}
        logSleep={<button type="button">Registrar sono</button>}
      />
    </div>,
  );

const headings = () => [...document.querySelectorAll("h2")].map((heading) => heading.textContent);
const charts = () => [...document.querySelectorAll("svg[role=img] > title")].map((title) => title.textContent);

test("weight, food, training, waist and sleep: a sentence, then a drawing with its table", async () => {
  await page.viewport(390, 844);
  await show("shown");
  expect(headings()).toHaveLength(6);
  expect(charts()).toEqual(["Peso e tendência", "Energia por semana", "Cintura", "Noites"]);
  await expect.poll(() => page.getByText("Ver em tabela").elements()).toHaveLength(4);
  await expect.element(page.getByRole("table", { name: "Séries por grupo e semana" })).toBeVisible();
  await expect.element(page.getByText("Cada ponto é um dia na balança.", { exact: false })).toBeVisible();
  await expectAccessible();
});

test("the trend has a row for each day, read with the arrow keys", async () => {
  await show("shown");
  const reader = page.getByRole("slider", { name: "Percorrer: Peso e tendência" });
  await userEvent.click(page.getByText("Ver em tabela").first());
  expect(page.getByRole("table", { name: "Peso e tendência" }).element().querySelectorAll("tbody tr")).toHaveLength(39);
  (reader.element() as HTMLElement).focus();
  await expect.element(reader).toHaveAttribute("aria-valuetext", expect.stringMatching(/^18 de dezembro: /));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(reader).toHaveAttribute("aria-valuetext", expect.stringMatching(/^17 de dezembro: /));
});

test("four weeks are whole weeks, and shorter than the whole time", async () => {
  await show("shown", exampleProgress, "month");
  const reader = page.getByRole("slider", { name: "Percorrer: Peso e tendência" });
  await expect.element(reader).toHaveAttribute("max", "25");
});

test("with hidden body numbers there is neither weight nor waist, and food keeps its figures", async () => {
  await show("body-hidden");
  expect(charts()).toEqual(["Energia por semana", "Noites"]);
  expect(findHiddenNumbers(document.body, "esconder-peso")).toEqual([]);
  expect(document.body.textContent).toMatch(/kcal/);
  await expectAccessible();
});

test("with all numbers hidden there are plates, strokes and threads, and no figure of body or food", async () => {
  await page.viewport(390, 844);
  await show("all-hidden");
  expect(charts()).toEqual(["Noites"]);
  await expect.element(page.getByRole("table", { name: "Almoços da semana" })).toBeVisible();
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
  await expectAccessible();
});

test.each(["shown", "body-hidden", "all-hidden"] as const)(
  "a member without records reads what comes: %s",
  async (numbers) => {
    await show(numbers, emptyProgress);
    expect(charts()).toEqual([]);
    expect(headings().every((heading) => heading?.endsWith("."))).toBe(true);
    await expectAccessible();
  },
);

test("with few weigh-ins the days are drawn without a trend, and what is missing is said", async () => {
  await show("shown", { ...exampleProgress, weighIns: exampleProgress.weighIns.slice(-4) });
  await expect.element(page.getByText("Com mais 2 pesagens a linha da tendência aparece.")).toBeVisible();
  const svg = page.getByRole("img", { name: "Peso e tendência" }).element();
  expect(svg.querySelectorAll("circle")).toHaveLength(4);
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { findHiddenNumbers } from "../../shell/testing/find-hidden-numbers.ts";
import { emptyProgress, exampleProgress } from "../testing/example-progress.ts";
import type { ProgressRecords } from "../view/progress-records.ts";
import { viewReport } from "../view/report-view.ts";
import { ReportPage } from "./report-page.tsx";

const periods = {
  week: { from: "2026-12-14", to: "2026-12-20" },
  month: { from: "2026-12-01", to: "2026-12-31" },
};

const show = (kind: "week" | "month", numbers: NumbersShown, records: ProgressRecords = exampleProgress) =>
  renderScreen(
    <ReportPage
      title="A sua semana"
      period="De 14 a 20 de dezembro"
      name="Bia Souza"
      view={viewReport(records, kind, periods[kind], numbers)}
      neighbours={{ earlier: { to: "/antes", label: "Semana anterior" }, later: null }}
    />,
  );

test("a week says what changed, what helped and one next step, and shows its plates", async () => {
  await page.viewport(360, 740);
  await show("week", "shown");
  for (const name of ["O que mudou", "O que ajudou", "Próximo passo"]) {
    await expect.element(page.getByRole("heading", { name })).toBeVisible();
  }
  await expect.element(page.getByRole("heading", { name: "Você registrou 16 das 28 refeições." })).toBeVisible();
  expect(document.querySelectorAll("tbody td")).toHaveLength(28);
  expect(document.body.textContent).toMatch(/kg/);
  await expectAccessible();
});

test("a month has no plates", async () => {
  await show("month", "shown");
  expect(document.querySelector("table")).toBeNull();
});

test.each([
  ["week", "body-hidden", "esconder-peso"],
  ["week", "all-hidden", "esconder-tudo"],
  ["month", "body-hidden", "esconder-peso"],
  ["month", "all-hidden", "esconder-tudo"],
] as const)("the report of a %s with %s has no figure that it hides", async (kind, numbers, mode) => {
  await show(kind, numbers);
  expect(findHiddenNumbers(document.body, mode)).toEqual([]);
  await expectAccessible();
});

test("a period without records still has a next step", async () => {
  await show("week", "shown", emptyProgress);
  await expect.element(page.getByRole("heading", { name: "Próximo passo" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Nenhuma refeição registrada." })).toBeVisible();
});

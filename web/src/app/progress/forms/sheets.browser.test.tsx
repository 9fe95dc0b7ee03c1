import type { BodyMeasure, Sleep } from "@app/contract/diary";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { findHiddenNumbers } from "../../shell/testing/find-hidden-numbers.ts";
import { MeasureSheet } from "./measure-sheet.tsx";
import { SleepSheet } from "./sleep-sheet.tsx";

const TODAY = "2026-12-18";
const nothing = () => undefined;

async function showMeasure(isHidden = false) {
  await page.viewport(360, 740);
  const saved: BodyMeasure[] = [];
  const save = async (measure: BodyMeasure) => void saved.push(measure);
  await render(<MeasureSheet today={TODAY} isHidden={isHidden} onSave={save} onClose={nothing} />);
  return saved;
}

test("a measure is logged with its site, with words and a drawing of where the tape lies", async () => {
  const saved = await showMeasure();
  await userEvent.click(page.getByText("Quadril", { exact: true }));
  await expect.element(page.getByText(/parte mais larga do bumbum/)).toBeVisible();
  await expectAccessible();
  await userEvent.fill(page.getByLabelText("Medida: quadril"), "104,5");
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  expect(saved).toEqual([{ measure: { day: TODAY, site: "quadril" }, cm: 104.5 }]);
});

test("nothing typed, a number no tape has, and a day to come are asked about", async () => {
  const saved = await showMeasure();
  const field = page.getByLabelText("Medida: cintura");
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  await expect.element(field).toHaveAccessibleDescription(/Digite a medida/);
  await userEvent.fill(field, "955");
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  await expect.element(field).toHaveAccessibleDescription(/de 10 a 300/);
  await userEvent.fill(field, "95,5");
  await userEvent.fill(page.getByLabelText("Dia"), "2026-12-19");
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  await expect.element(page.getByLabelText("Dia")).toHaveAccessibleDescription(/até hoje/);
  expect(saved).toEqual([]);
});

test("where numbers are hidden a measure is accepted, and the sheet has no figure of its own", async () => {
  const saved = await showMeasure(true);
  expect(findHiddenNumbers(document.body, "esconder-peso")).toEqual([]);
  await userEvent.fill(page.getByLabelText("Medida: cintura"), "955");
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  await expect.element(page.getByText("Esse número não cabe numa fita. Confere?")).toBeVisible();
  await userEvent.fill(page.getByLabelText("Medida: cintura"), "95,5");
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  expect(saved).toHaveLength(1);
});

test("a night has its hours and, if the member says it, its quality", async () => {
  await page.viewport(360, 740);
  const saved: Sleep[] = [];
  const known: Sleep = { day: "2026-12-17", minutes: 390, quality: 2 };
  await render(
    <SleepSheet
      today={TODAY}
      nightOf={(day) => (day === known.day ? known : undefined)}
      onSave={async (night) => void saved.push(night)}
      onClose={nothing}
    />,
  );
  await userEvent.click(page.getByRole("button", { name: "Aumentar" }));
  await userEvent.click(page.getByText("Boa", { exact: true }));
  await expectAccessible();
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  await userEvent.fill(page.getByLabelText("Noite que acabou em"), known.day);
  await userEvent.click(page.getByRole("button", { name: "Registrar" }));
  expect(saved).toEqual([{ day: TODAY, minutes: 435, quality: 4 }, known]);
});

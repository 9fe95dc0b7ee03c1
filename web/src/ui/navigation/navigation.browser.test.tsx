import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { DateStrip } from "./date-strip.tsx";
import { Tabs } from "./tabs.tsx";

test("tabs are one stop of the Tab key; arrows, Home and End choose, and go round", async () => {
  const tabs = ["Peso", "Comida", "Sono"].map((label) => ({ id: label, label, panel: <p>Sobre {label}</p> }));
  await render(<Tabs label="Evolução" tabs={tabs} />);
  const tab = (name: string) => page.getByRole("tab", { name });
  await userEvent.keyboard("{Tab}");
  await expect.element(tab("Peso")).toHaveFocus();

  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(tab("Sono")).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "Sono" })).toHaveTextContent("Sobre Sono");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(tab("Comida")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{End}{Home}");
  await expect.element(tab("Peso")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("tabpanel", { name: "Peso" })).toHaveFocus();

  await userEvent.click(tab("Sono"));
  const bob = document.querySelector("[data-slot=tabs] svg")?.getBoundingClientRect();
  const chosen = tab("Sono").element().getBoundingClientRect();
  expect((bob?.left ?? 0) + (bob?.width ?? 0) / 2).toBeCloseTo(chosen.left + chosen.width / 2, 0);
  await expectAccessible();
});

function Week() {
  const [from, setFrom] = useState("2026-11-09");
  const [day, setDay] = useState("2026-11-12");
  return (
    <DateStrip
      label="Dia do diário"
      from={from}
      value={day}
      today="2026-11-12"
      until="2026-11-12"
      done={new Set(["2026-11-10", "2026-11-12"])}
      onChange={setDay}
      onWeek={setFrom}
    />
  );
}
const day = (name: RegExp | string) => page.getByRole("radio", { name });

test("each day of the strip says its name, whether it is today and whether it has an entry", async () => {
  await render(<Week />);
  const names = page
    .getByRole("radio")
    .elements()
    .map((radio) => radio.getAttribute("aria-label"));
  expect(names).toEqual([
    "segunda-feira, 9 de novembro",
    "terça-feira, 10 de novembro, com registro",
    "quarta-feira, 11 de novembro",
    "quinta-feira, 12 de novembro, hoje, com registro",
    "sexta-feira, 13 de novembro",
    "sábado, 14 de novembro",
    "domingo, 15 de novembro",
  ]);
  await expect.element(day(/sexta/)).toBeDisabled();
  await expectAccessible();
});

test("arrow keys walk the days up to the last one offered, and the weeks turn by their buttons", async () => {
  await render(<Week />);
  await userEvent.click(day(/quinta/));
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(day(/quarta/)).toBeChecked();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(day(/segunda/)).toBeChecked();

  await expect.element(page.getByRole("button", { name: "Semana seguinte" })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(page.getByRole("button", { name: "Semana anterior" }));
  await expect.element(day("domingo, 8 de novembro")).toBeVisible();
  await userEvent.click(day("domingo, 8 de novembro"));
  await expect.element(day("domingo, 8 de novembro")).toBeChecked();
});

test("a day is at least 44 px wide on the narrowest phone's column", async () => {
  await render(
    <div style={{ width: 320 }}>
      <Week />
    </div>,
  );
  const { width, height } = day(/quinta/)
    .element()
    .getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(44);
  expect(height).toBeGreaterThanOrEqual(44);
});

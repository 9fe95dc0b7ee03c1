import { useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { examplePlan, hiddenPlan, limitedPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { useLocalLayer } from "../../data/plan-layer/testing/use-local-layer.ts";
import { tickItem } from "../../data/plan-layer/tick-edits.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { ShoppingScreen } from "./shopping-screen.tsx";
import { ShoppingWeek } from "./shopping-week.tsx";

const rice = { plan: 1, food: "taco:3", week: "2026-11-11" };

let setDay: (day: string) => void;

function Screen({ plan = examplePlan(), beforeSave = Promise.resolve() }) {
  const [today, setToday] = useState("2026-11-12");
  useEffect(() => {
    setDay = setToday;
  }, []);
  const { layer, save } = useLocalLayer([tickItem(rice, true)]);
  return (
    <ShoppingWeek plan={plan} layer={layer} today={today} save={(edits) => beforeSave.then(() => save(edits))}>
      <p>A lista funciona sem internet.</p>
    </ShoppingWeek>
  );
}

const text = () => document.body.textContent ?? "";
const item = (name: string) => page.getByRole("checkbox", { name: new RegExp(`^${name}`) });

test("the list stands by aisle with what is in the bag, at 360 px", async () => {
  await renderScreen(<Screen />);
  expect(
    page
      .getByRole("heading", { level: 2 })
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Hortifrúti", "Açougue", "Mercearia"]);
  await expect.element(item("Arroz branco")).toBeChecked();
  expect(text()).toContain("1 de 6 na sacola.");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a tick is counted at once and taken back", async () => {
  await renderScreen(<Screen />);
  await userEvent.click(item("Banana"));
  await expect.poll(text).toContain("2 de 6 na sacola.");
  await userEvent.click(item("Banana"));
  await expect.poll(text).toContain("1 de 6 na sacola.");
});

test("a box changes with the press, before the device has written it", async () => {
  let finishWriting = () => undefined as void;
  const written = new Promise<void>((resolve) => (finishWriting = resolve));
  await renderScreen(<Screen beforeSave={written} />);
  await userEvent.click(item("Banana"));
  expect(text()).toContain("2 de 6 na sacola.");
  await expect.element(item("Banana")).toBeChecked();
  finishWriting();
  await expect.element(item("Banana")).toBeChecked();
});

test("only what is missing: later ticks keep their row until the list is shown whole again", async () => {
  await renderScreen(<Screen />);
  await userEvent.click(page.getByRole("button", { name: "Só o que falta" }));
  await expect.element(item("Arroz branco")).not.toBeInTheDocument();
  await userEvent.click(item("Banana"));
  await expect.element(item("Banana")).toBeChecked();
  await userEvent.click(page.getByRole("button", { name: "A lista inteira" }));
  await expect.element(item("Arroz branco")).toBeChecked();
});

test("the list starts today and covers seven days; a begun one keeps its days, and each has its own ticks", async () => {
  await renderScreen(<Screen />);
  expect(text()).toContain("De 11 a 17 de novembro, para uma pessoa.");
  await userEvent.click(page.getByText("Os 7 seguintes"));
  await expect.poll(text).toContain("De 18 a 24 de novembro");
  expect(text()).toContain("0 de 6 na sacola.");
  await userEvent.click(page.getByText("Estes 7 dias"));
  setDay("2026-11-18");
  await expect.poll(text).toContain("De 18 a 24 de novembro, para uma pessoa.");
  expect(text()).toContain("0 de 6 na sacola.");
});

test("without the device's own sheet, what is missing is copied", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await renderScreen(<Screen />);
  await userEvent.click(page.getByRole("button", { name: "Mandar por mensagem" }));
  await expect.poll(text).toContain("Lista copiada.");
  expect(writeText.mock.calls[0]?.[0]).toContain("Feira e mercado: de 11 a 17 de novembro");
  expect(writeText.mock.calls[0]?.[0]).not.toContain("Arroz");
  writeText.mockRestore();
});

test("with hidden numbers the quantities of the shop stay", async () => {
  await renderScreen(<Screen plan={hiddenPlan()} />);
  expect(text()).toContain("1,4 kg");
});

test.each([
  ["no plan", null, "na ordem do mercado"],
  ["a plan of portions", limitedPlan(), "a lista de compras é sua"],
])("with %s the page says where the list comes from", async (_, plan, words) => {
  await renderScreen(<ShoppingScreen plan={plan} />);
  expect(text()).toContain("A lista nasce com o plano.");
  expect(text()).toContain(words);
  await expectAccessible();
});

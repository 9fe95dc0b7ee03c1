import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { hiddenPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { logged } from "../testing/example-entries.ts";
import { at, closeToasts, renderDay } from "../testing/render-day.tsx";

afterEach(closeToasts);

const text = () => document.body.textContent ?? "";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const sheet = () => page.getByRole("dialog");

/** So much that there is something to take away. */
const heavyDay = () => [
  ...logged("cafe", "07:10", ["bread", "bread", "bread", "bread"]),
  ...logged("almoco", "12:52", ["beans", "rice", "steak", "beans", "steak"]),
];

test("one tap marks the day and shows what becomes lighter; tomorrow is the same", async () => {
  await renderDay({ edits: heavyDay(), now: at("17:00") });
  await userEvent.click(button("Hoje deu ruim"));
  await expect.poll(() => sheet().element().textContent).toContain("O resto de hoje ficou assim.");
  const words = sheet().element().textContent ?? "";
  expect(words).toContain("Jantar mais leve");
  expect(words).toContain("Cuscuz de milho: pela metade.");
  expect(words).toMatch(/Frango desfiado.*: igual ao plano\./);
  expect(words).toContain("Amanhã começa igual");
  await expectAccessible();
  await userEvent.click(sheet().getByText("Fome"));
  await userEvent.click(sheet().getByRole("button", { name: "Ficar assim" }));
  await expect.poll(text).toContain("Hoje deu ruim, e tudo bem.");
  expect(text()).toContain("Mais leve: Cuscuz");
});

test("what was marked is kept with its reasons, and taken back", async () => {
  await renderDay({ edits: heavyDay(), now: at("17:00") });
  await userEvent.click(button("Hoje deu ruim"));
  await userEvent.click(sheet().getByText("Correria"));
  await userEvent.click(sheet().getByRole("button", { name: "Ficar assim" }));
  await userEvent.click(button("Ver como ficou"));
  await expect.element(sheet().getByRole("checkbox", { name: "Correria" })).toBeChecked();
  await userEvent.click(sheet().getByRole("button", { name: "Desfazer" }));
  await expect.poll(text).not.toContain("Hoje deu ruim, e tudo bem.");
  expect(text()).toContain("No plano: Cuscuz");
});

test("a lighter meal is logged with what was halved", async () => {
  await renderDay({ edits: heavyDay(), now: at("19:00") });
  await userEvent.click(button("Hoje deu ruim"));
  await userEvent.click(sheet().getByRole("button", { name: "Ficar assim" }));
  await userEvent.click(button("Comi assim: Jantar"));
  await expect.poll(text).toContain("Cuscuz de milho, meio pedaço");
});

test("a day that is not over its plan is left as it is", async () => {
  await renderDay({ now: at("17:00") });
  await userEvent.click(button("Hoje deu ruim"));
  await expect.poll(() => sheet().element().textContent).toContain("Jantar como no plano");
});

test("without a plan nothing changes but the mark", async () => {
  await renderDay({ plan: null, now: at("17:00") });
  await userEvent.click(button("Hoje deu ruim"));
  await expect.poll(() => sheet().element().textContent).toContain("Acontece. Amanhã começa igual.");
});

test("with hidden numbers the sheet has no figure", async () => {
  await renderDay({ plan: hiddenPlan(), numbers: "all-hidden", edits: heavyDay(), now: at("17:00") });
  await userEvent.click(button("Hoje deu ruim"));
  await expect.poll(text).toContain("pela metade.");
  expect(text()).not.toMatch(/kcal|\d\s*(kg|g|cm|ml)(?![a-zà-ú])/);
});

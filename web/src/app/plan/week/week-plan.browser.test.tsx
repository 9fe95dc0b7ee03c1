import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { examplePlan, hiddenPlan, signedPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { NOW, renderWeek } from "../testing/render-week.tsx";

const text = () => document.body.textContent ?? "";
/** With the breaks between its parts: a unit would otherwise run into the next word. */
const lines = () => document.body.innerText;
const button = (name: string | RegExp) => page.getByRole("button", { name });
const current = () => document.querySelector("[aria-current=step]")?.textContent;
/** The names on the open plate. */
const foods = () => [...document.querySelectorAll("[id$=-aberta] li b")].map((name) => name.textContent);

test("today opens with the meal of the hour, its measures and what the plate has", async () => {
  await renderWeek(examplePlan());
  expect(current()).toContain("Almoço");
  for (const words of ["Quinta, 12/11", "4 colheres de sopa (100\u00a0g)", "482\u00a0kcal e 43\u00a0g de proteína"])
    expect(text()).toContain(words);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("the label says whose rules made the plan and until when it is signed", async () => {
  await renderWeek(examplePlan());
  for (const words of [
    "Helena Prado",
    "CRN-3 00000",
    "domingo, 15 de novembro, às 18h40",
    "Entre 1.570 e 1.730\u00a0kcal",
  ])
    expect(text()).toContain(words);
  await page.getByText("De onde vêm os números").click();
  expect(text()).toContain("TACO 4ª edição, item 3");
});

test.each([
  ["as the server says it", { isLate: true, definitiveBy: "2026-11-11T21:40:00.000Z" }],
  ["on a copy that is older than its hour", { isLate: false, definitiveBy: "2026-11-11T21:40:00.000Z" }],
])("past its hour the plan says so, and whose fault it is: %s", async (_, changes) => {
  await renderWeek(examplePlan(changes));
  expect(text()).toContain("Era para quarta, 11 de novembro, às 18h40");
  expect(text()).toContain("A culpa é nossa");
  await expectAccessible();
});

test("a meal is logged with one tap, and the next one takes the place of the current one", async () => {
  await renderWeek(examplePlan());
  await button("Comi assim").click();
  await expect.element(page.getByText(/^Comeu assim, anotado às/)).toBeVisible();
  expect(document.activeElement?.textContent).toContain("Desfazer");
  expect(current()).toContain("Lanche");
  await expect.element(page.getByRole("radio", { name: /12 de novembro, hoje, com registro/ })).toBeChecked();
  await button("Desfazer").click();
  await expect.element(button("Comi assim")).toHaveFocus();
  expect(current()).toContain("Almoço");
});

test("a day to come cannot be logged, and shows its own plate", async () => {
  await renderWeek(examplePlan());
  await userEvent.click(page.getByRole("radio", { name: /13 de novembro/ }));
  await button(/Almoço/).click();
  expect(text()).toContain("Bife grelhado");
  expect(button("Comi assim").query()).toBeNull();
  expect(document.querySelector("[aria-current=step]")).toBeNull();
});

test("an item is swapped for today by the sheet, whose button repeats the choice, and taken back", async () => {
  await renderWeek(examplePlan());
  await button("Trocar arroz branco").click();
  await expect.element(page.getByRole("heading", { name: "Trocar arroz branco por…" })).toBeVisible();
  await page.getByRole("radio", { name: /Mandioca cozida/ }).click();
  await expectAccessible();
  await button("Trocar por mandioca cozida").click();
  expect(foods()).toContain("Mandioca cozida");
  expect(text()).toContain("no lugar de arroz branco");
  await expect.element(button("Trocar mandioca cozida")).toHaveFocus();
  await button("Desfazer").click();
  expect(foods()).toContain("Arroz branco");
});

test("a filter shows only what it names, and the button follows it", async () => {
  await renderWeek(examplePlan());
  await button("Trocar frango grelhado").click();
  await page.getByRole("radio", { name: "Mais barato" }).click();
  await expect.element(button("Trocar por ovo cozido")).toBeVisible();
  expect(page.getByRole("radio", { name: /Bife grelhado/ }).query()).toBeNull();
});

test("always means every lunch of the week", async () => {
  await renderWeek(examplePlan());
  await button("Trocar arroz branco").click();
  await page.getByRole("radio", { name: "Sempre no almoço" }).click();
  await button("Trocar por batata-doce cozida").click();
  await userEvent.click(page.getByRole("radio", { name: /9 de novembro/ }));
  await button(/Almoço/).click();
  expect(foods()).toContain("Batata-doce cozida");
});

test("another plate of the week takes the meal's place", async () => {
  await renderWeek(examplePlan());
  await button("Outro prato").click();
  await expect.element(page.getByRole("radio", { name: /Arroz, feijão, bife e salada/ })).toBeChecked();
  await expectAccessible();
  await button("Trocar o prato").click();
  expect(foods()).toContain("Bife grelhado");
});

test("with hidden numbers no part of the week has a figure", async () => {
  await renderWeek(hiddenPlan());
  const figure = /kcal|\d\s*(kg|g|cm|ml)(?![a-zà-ú])/i;
  expect(text()).toContain("1 punho");
  expect(lines()).not.toMatch(figure);
  await button("Trocar arroz branco").click();
  expect(lines()).not.toMatch(figure);
  await userEvent.keyboard("{Escape}");
  await button("Outro prato").click();
  expect(lines()).not.toMatch(figure);
  await expectAccessible();
});

test("at the end of the day no meal is the current one", async () => {
  await renderWeek(examplePlan(), NOW + 11 * 3_600_000);
  expect(document.querySelector("[aria-current=step]")).toBeNull();
  await expect.element(button(/Café da manhã/)).toHaveAttribute("aria-expanded", "true");
});

test("a signed plan names both people with their numbers, and leads to what they changed and to its code", async () => {
  await renderWeek(signedPlan());
  for (const words of [
    "Lido e assinado por duas pessoas.",
    "CRN-3 00000",
    "CREF 000000-G/SP",
    "Versão 2, de 14/11/2026.",
  ])
    expect(text()).toContain(words);
  const hrefs = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(["/app/plano/mudancas/2", "/verificar/7K4M-2Q9X-11RT"]));
  await expectAccessible();
});

test("a meal shows what is served just as well, and what the nutritionist says about it", async () => {
  await renderWeek(signedPlan());
  await button(/Café da manhã/).click();
  expect(lines()).toContain("ou cuscuz, 1 pedaço");
  expect(lines()).toContain("Helena diz: Sem pressa");
});

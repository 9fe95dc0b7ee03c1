import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { logFoods } from "../../data/diary/food-edits.ts";
import { saveOwnMeal } from "../../data/diary/own-edits.ts";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { findHiddenNumbers } from "../../shell/testing/find-hidden-numbers.ts";
import { DAY, renderEntry, savedEdits, savedFoods } from "./testing/render-entry.tsx";

const PF = "PF com 2 conchas de feijão, arroz e bife, mais farofa da dona Cida";
const text = () => document.body.innerText;
const field = () => page.getByRole("textbox", { name: "O que você comeu" });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const row = (name: string) => page.getByRole("listitem", { name });

test("a sentence becomes chips, rows and a sum with its range, at 360 px", async () => {
  await renderEntry();
  await userEvent.fill(field(), PF);
  await expect.element(page.getByRole("status").first()).toMatchTextContent("4 alimentos entendidos, 1 a procurar");
  const items = page.getByRole("list", { name: "O que a gente entendeu" }).getByRole("listitem").elements();
  expect(items[0]?.textContent).toContain("Essa a gente não conhece, e não vai chutar.");
  await expect.element(row("Feijão carioca")).toMatchTextContent(/2 conchas280\sg213\skcal160 a 266/);
  await expect.element(row("Arroz branco")).toMatchTextContent("Chutamos a quantidade");
  await expect.element(row("Alface")).toMatchTextContent("Veio com o prato");
  await expect
    .element(page.getByRole("img", { name: /^598 quilocalorias, entre 42\d e 8\d\d, sem contar farofa da dona Cida/ }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("each chip lies on its own words, wherever the lines break", async () => {
  await renderEntry();
  await userEvent.fill(field(), PF);
  const area = field().element() as HTMLTextAreaElement;
  const painted = area.nextElementSibling as HTMLElement;
  expect(painted.textContent?.replace(/\u200b/g, "")).toBe(area.value);
  expect(painted.getBoundingClientRect().height).toBe(area.getBoundingClientRect().height);
  expect(area.scrollHeight).toBeLessThanOrEqual(Math.ceil(area.clientHeight));
  const [of, behind] = [getComputedStyle(area), getComputedStyle(painted)];
  for (const property of ["font", "letterSpacing", "wordSpacing", "padding", "whiteSpace", "textIndent"] as const)
    expect(behind[property], property).toBe(of[property]);
});

test("a chip leads to its row, by tap and by keyboard", async () => {
  await renderEntry();
  await userEvent.fill(field(), "2 conchas de feijão, arroz");
  await userEvent.click(page.getByRole("heading", { level: 1 }));
  await userEvent.click(button("Corrigir arroz"));
  await expect.element(row("Arroz branco")).toHaveFocus();
  const chip = button("Corrigir arroz").element();
  expect(getComputedStyle(chip).mixBlendMode, "what lies below a chip stays in sight").toBe("multiply");
  (button("Corrigir 2 conchas de feijão").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row("Feijão carioca")).toHaveFocus();
});

test("− and + change the amount, nothing is left of it last, and + brings it back", async () => {
  await renderEntry();
  await userEvent.fill(field(), "1 concha de feijão");
  await userEvent.click(button("Mais feijão carioca"));
  await expect.element(row("Feijão carioca")).toMatchTextContent("1 concha e meia");
  for (let step = 0; step < 3; step += 1) await userEvent.click(button("Menos feijão carioca"));
  await expect.element(row("Feijão carioca")).toMatchTextContent("Fora da conta");
  await userEvent.click(button("Mais feijão carioca"));
  await expect.element(row("Feijão carioca")).toMatchTextContent("meia concha");
});

test("the unknown is found, the meal is registered as corrected, and the toast takes it back", async () => {
  await renderEntry();
  await userEvent.fill(field(), PF);
  await userEvent.click(button("Achar farofa da dona Cida"));
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("O que era “farofa da dona Cida”?");
  await userEvent.fill(page.getByRole("searchbox"), "farofa");
  await userEvent.click(button(/^Somar farofa/).first());
  await expect.element(page.getByRole("status").first()).toMatchTextContent(/^5 alimentos entendidos$/);
  await expect.element(field()).toHaveValue(PF);

  await userEvent.click(button("Registrar almoço"));
  await expect.poll(text).toContain("o dia");
  expect(savedFoods()).toHaveLength(5);
  for (const { place, source } of savedFoods()) {
    expect([place, source]).toEqual([
      { day: DAY, meal: "almoco", time: "12:52" },
      { from: "sentence", part: null },
    ]);
  }
  expect(savedFoods()[0]?.amount).toEqual({
    grams: 280,
    low: 210,
    high: 350,
    unit: "co",
    count: 2,
    isAssumed: false,
  });
  await userEvent.click(button("Desfazer"));
  expect(
    savedEdits()
      .slice(5)
      .map(({ op }) => op),
  ).toEqual(Array(5).fill("delete"));
});

test("another meal and hour are chosen before it is registered", async () => {
  await renderEntry();
  await userEvent.click(button("Mudar refeição ou hora"));
  await userEvent.selectOptions(page.getByLabelText("Refeição"), "jantar");
  await userEvent.fill(page.getByLabelText("Hora"), "20:15");
  await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("Jantar, 20h15");
  await userEvent.fill(field(), "2 ovos");
  await userEvent.click(button("Registrar jantar"));
  await expect.poll(() => savedFoods()[0]?.place).toEqual({ day: DAY, meal: "jantar", time: "20:15" });
});

test("the amount is chosen in another measure, and a measure is taught", async () => {
  await renderEntry();
  await userEvent.fill(field(), "2 conchas de feijão");
  await userEvent.click(button(/^Mudar feijão carioca/));
  const sheet = page.getByRole("dialog", { name: "Feijão carioca" });
  await expect.element(sheet).toMatchTextContent("TACO 4ª edição, item 561");
  await userEvent.click(sheet.getByRole("button", { name: "Ensinar a minha medida de concha" }));
  await userEvent.fill(sheet.getByLabelText("1 concha minha tem"), "110");
  await userEvent.click(sheet.getByRole("button", { name: "Guardar a minha medida" }));
  await expect.element(sheet).toMatchTextContent(/220\sg/);
  await expectAccessible();
  await userEvent.click(sheet.getByText("gramas", { exact: true }));
  await userEvent.fill(sheet.getByLabelText("Quantos gramas"), "200");
  await userEvent.click(sheet.getByRole("button", { name: "Usar esta quantidade" }));
  await expect.element(row("Feijão carioca")).toMatchTextContent(/200\sg/);
  expect(savedEdits().map(({ kind }) => kind)).toEqual(["own-measure"]);
});

test("a meal of one's own is registered with one tap", async () => {
  const amount = { grams: 140, low: 105, high: 175, unit: "co", count: 1, isAssumed: false };
  const meal = { name: "PF do trabalho", items: [{ food: { ref: "taco:561", per100: null }, amount }] };
  await renderEntry({ before: [saveOwnMeal(meal, 1)] });
  await expectAccessible();
  await userEvent.click(button("Registrar PF do trabalho com um toque"));
  await expect.poll(() => savedFoods().map(({ source }) => source.from)).toEqual(["own-meal"]);
});

test("a meal is kept under a name", async () => {
  await renderEntry();
  await userEvent.fill(field(), "arroz e feijão");
  await userEvent.click(button("Guardar como refeição minha"));
  await userEvent.fill(page.getByLabelText("Nome"), "Arroz com feijão");
  await userEvent.click(button("Guardar"));
  expect(savedEdits()).toMatchObject([{ kind: "own-meal", fields: { name: "Arroz com feijão" } }]);
});

test("with hidden numbers there is no figure of food, and one button", async () => {
  await renderEntry({ numbers: "hidden" });
  await userEvent.fill(field(), PF);
  await expect.element(row("Arroz branco")).toMatchTextContent("1 punho");
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
  await userEvent.click(button(/^Mudar feijão carioca/));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
  expect(text()).not.toContain("Ensinar");
  await expectAccessible();
});

test("water goes to the glasses of the day", async () => {
  await renderEntry();
  await userEvent.fill(field(), "2 ovos e 500 ml de água");
  await expect.poll(text).toContain("A água, 500\u00a0ml, vai para os copos do dia.");
  await userEvent.click(button("Registrar almoço"));
  await expect.poll(() => savedEdits().at(-1)).toMatchObject({ kind: "day", fields: { waterMl: 500 } });
});

test("before a word the plan's meal and the last one are one tap away, and the example is of this meal", async () => {
  const eaten = { meal: "almoco", time: null } as const;
  const rice = {
    food: { ref: "taco:3", per100: null },
    amount: { grams: 120, low: 120, high: 120, unit: null, count: null, isAssumed: false },
  };
  const before = logFoods({ day: "2026-11-10", ...eaten }, [rice], "search", Date.parse("2026-11-10T15:00:00Z"));
  await renderEntry({ plan: examplePlan(), before });
  await expect.element(field()).toHaveAttribute("placeholder", "2 conchas de feijão, arroz, 1 bife");
  await expect.element(button(/^Como está no plano /)).toBeVisible();
  await expectAccessible();
  await userEvent.click(button(/^Como da última vez Arroz branco/));
  await expect.element(page.getByText("o dia")).toBeVisible();
  expect(savedFoods()).toMatchObject([
    { place: { day: DAY, meal: "almoco" }, food: rice.food, source: { from: "copy" } },
  ]);
});

test("the plan's meal is logged as it is there", async () => {
  await renderEntry({ plan: examplePlan() });
  await userEvent.click(button(/^Como está no plano /));
  await expect.element(page.getByText("o dia")).toBeVisible();
  expect(savedFoods().length).toBeGreaterThan(1);
  expect(new Set(savedFoods().map(({ source }) => source.from))).toEqual(new Set(["plan"]));
  expect(savedEdits().some(({ kind }) => kind === "eaten")).toBe(true);
});

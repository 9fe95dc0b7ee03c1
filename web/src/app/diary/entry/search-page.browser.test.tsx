import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { logFoods } from "../../data/diary/food-edits.ts";
import { findHiddenNumbers } from "../../shell/testing/find-hidden-numbers.ts";
import { renderEntry, savedEdits, savedFoods } from "./testing/render-entry.tsx";

const NOW = Date.parse("2026-11-11T15:52:00Z");
const amount = { grams: 140, low: 105, high: 175, unit: "co", count: 1, isAssumed: false };
const yesterday = logFoods(
  { day: "2026-11-11", meal: "almoco", time: null },
  [{ food: { ref: "taco:561", per100: null }, amount }],
  "sentence",
  NOW,
);
const searchbox = () => page.getByRole("searchbox", { name: "Buscar alimento" });
const button = (name: string | RegExp) => page.getByRole("button", { name });

test("without words the foods of the last days stand first, and the search narrows with each letter", async () => {
  await renderEntry({ mode: "search", before: yesterday });
  await expect.element(page.getByRole("heading", { name: "Registrados há pouco" })).toBeVisible();
  await expect.element(button("Somar feijão carioca")).toBeVisible();
  await userEvent.fill(searchbox(), "feij");
  await expect.element(page.getByRole("heading", { name: "Você já registrou" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Na tabela" })).toBeVisible();
  await expect.element(page.getByRole("status").first()).toMatchTextContent("alimentos encontrados");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a food is registered with the amount that was chosen", async () => {
  await renderEntry({ mode: "search" });
  await userEvent.fill(searchbox(), "banana");
  await userEvent.click(page.getByRole("listitem").first().getByRole("button").first());
  const sheet = page.getByRole("dialog");
  await userEvent.click(sheet.getByRole("button", { name: "Registrar almoço" }));
  await expect.poll(() => savedFoods().map(({ source }) => source.from)).toEqual(["search"]);
});

test("what is not in the table is made: what is left empty is “sem dado”", async () => {
  await renderEntry({ mode: "search" });
  await userEvent.fill(searchbox(), "farofa da dona cida");
  await userEvent.click(button("Não achei: criar “farofa da dona cida”"));
  await userEvent.fill(page.getByLabelText("Energia"), "406");
  await userEvent.selectOptions(page.getByLabelText("Uma porção é"), "cs");
  await userEvent.fill(page.getByLabelText("Ela tem"), "20");
  await expectAccessible();
  await userEvent.click(button("Criar e somar"));
  const sheet = page.getByRole("dialog", { name: "farofa da dona cida" });
  await expect.element(sheet).toMatchTextContent(/20\sg, 81\skcal/);
  await userEvent.click(sheet.getByRole("button", { name: "Registrar almoço" }));
  await expect.poll(() => savedFoods().length).toBe(1);
  const [own] = savedEdits();
  expect(own).toMatchObject({ kind: "own-food", fields: { per100: { kcal: 406, protein: null } } });
  expect(savedFoods()[0]?.food).toEqual({
    ref: `mine:${own?.id}`,
    per100: { kcal: 406, protein: null, fat: null, carb: null, fibre: null },
  });
});

test("a name is missed where it is missing", async () => {
  await renderEntry({ mode: "search" });
  await userEvent.click(button("Criar um alimento meu"));
  await userEvent.click(button("Criar e somar"));
  await expect.element(page.getByLabelText("Nome")).toHaveAccessibleDescription("Dê um nome ao alimento");
});

test("with hidden numbers a food is its name and a measure of hand or kitchen", async () => {
  await renderEntry({ mode: "search", numbers: "hidden", before: yesterday });
  await userEvent.fill(searchbox(), "arroz");
  await expect.element(button("Somar arroz branco")).toBeVisible();
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
  await userEvent.fill(searchbox(), "xyzw");
  await userEvent.click(button("Não achei: criar “xyzw”"));
  await expect.element(page.getByLabelText("Nome")).toBeVisible();
  await expect.element(page.getByLabelText("Energia")).not.toBeInTheDocument();
  await userEvent.click(button("Criar e somar"));
  await expect.element(page.getByRole("dialog", { name: "xyzw" })).toBeVisible();
  expect(findHiddenNumbers(document.body, "esconder-tudo")).toEqual([]);
});

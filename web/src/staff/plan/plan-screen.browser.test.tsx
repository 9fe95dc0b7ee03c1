import type { PlanEditor } from "@app/contract/staff/plans";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { aHalf } from "../plan-review/testing/example-editor.ts";
import { inHours } from "../testing/design-day.ts";
import { rafael } from "../testing/example-staff.ts";
import { type Answers, fakeServer } from "../testing/fake-server.ts";
import { marina, marinaEdited, marinaOffered } from "./testing/example-desk.ts";
import { renderPlan } from "./testing/render-plan.tsx";
import { standingOf } from "./testing/standing-of.ts";

beforeEach(async () => {
  await page.viewport(1440, 932);
});

const cell = (id: string) => page.elementLocator(document.querySelector(`[data-cell="${id}"]`) as HTMLElement);
const selected = () => document.querySelector("[data-cell][aria-current]")?.getAttribute("data-cell");
const total = (day: string) => document.querySelector(`[data-day="${day}"] b`)?.textContent;
const amount = (food: RegExp) => page.getByRole("spinbutton", { name: food });

let revision = 0;
const saved = () => {
  revision += 1;
  return { revision, savedAt: inHours(0.1), leaseUntil: inHours(0.2), fingerprint: "aaaa bbbb", findings: [] };
};

async function open(editor: PlanEditor = marina, handlers: Answers = {}) {
  revision = 0;
  const { calls } = fakeServer({
    "POST /diet/lease": () => standingOf(editor),
    "POST /training/lease": () => standingOf(editor),
    "DELETE /lease": () => ({ done: true }),
    "POST /draft": saved,
    ...handlers,
  });
  await renderPlan(editor, editor.mine === "training" ? rafael : undefined);
  return calls;
}

test("facts with their sums, the week, its means and what is selected", async () => {
  await open(marinaEdited);
  await expect.element(page.getByText("10×82 + 6,25×165 − 5×34 − 161")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Segunda, café da manhã" })).toBeVisible();
  await expect
    .poll(() => page.getByRole("region", { name: "Médias da semana" }).element().textContent)
    .toContain("kcal1.6");
  await expect.element(page.getByText("hoje, 20h00")).toBeVisible();
  await expectAccessible();
});

test("one tab stop; arrows walk over days and meals, and the meal below follows", async () => {
  await open();
  expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  await cell("d1.cafe").click();
  await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
  await expect.poll(selected).toBe("d2.almoco");
  await expect.element(page.getByRole("heading", { name: "Terça, almoço" })).toBeVisible();
  await userEvent.keyboard("{End}");
  await expect.poll(selected).toBe("d7.almoco");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.closest("[data-panel]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement?.getAttribute("data-cell")).toBe("d7.almoco");
});

test("an amount changes the meal, the day and the means at once; Ctrl Z takes it back", async () => {
  await open();
  const before = total("d1");
  await cell("d1.lanche-tarde").click();
  await amount(/Quantidade de Iogurte/).click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.poll(() => total("d1")).not.toBe(before);
  await expect.poll(() => page.getByRole("heading", { name: /mudança/ }).element().textContent).toContain("2 mudanças");
  await expect.element(cell("d1.lanche-tarde")).toHaveAttribute("data-changed");
  await userEvent.keyboard("{Control>}z{/Control}");
  await expect.poll(() => total("d1")).toBe(before);
});

test("Ctrl D repeats the meal on the next day, and goes on from there", async () => {
  await open();
  await cell("d1.almoco").click();
  const plate = () => document.querySelector('[data-cell="d3.almoco"]')?.textContent?.split(": ")[1];
  await userEvent.keyboard("{Control>}d{/Control}");
  await expect.poll(selected).toBe("d2.almoco");
  await userEvent.keyboard("{Control>}d{/Control}");
  await expect.poll(selected).toBe("d3.almoco");
  const first = document.querySelector('[data-cell="d1.almoco"] > span:not([class])')?.textContent;
  await expect.poll(plate).toContain(first);
});

test("an allergen locks its cell with a sign, and the row says why and offers the repair", async () => {
  await open(marinaEdited);
  await expect.element(cell("d4.lanche-tarde")).toHaveAttribute("data-locked");
  await expect.poll(() => cell("d4.lanche-tarde").element().textContent).toContain("trava, mudou, sem motivo");
  await cell("d4.lanche-tarde").click();
  await expect.poll(() => document.querySelector('[data-item="d4.lanche-tarde.1"]')?.textContent).toContain("lactose");
  await expect.element(page.getByText("piso 1.368")).toBeVisible();
});

test("swaps that she may not eat leave the whole week with one button, and the plates stay", async () => {
  await open(marinaOffered);
  const remove = page.getByRole("button", { name: "Tirar as trocas que não pode" });
  await expect.element(page.getByText("2 alimentos têm trocas que não podem.")).toBeVisible();
  const before = total("d1");
  await remove.click();
  await expect.element(remove).not.toBeInTheDocument();
  expect(total("d1")).toBe(before);
  expect(document.querySelector("[data-cell][data-locked]")).toBeNull();
});

test("`/` finds a food without accents and says which one she may not eat", async () => {
  await open();
  await cell("d1.lanche-tarde").click();
  await userEvent.keyboard("/");
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("combobox");
  const first = () => document.querySelector("dialog [role=option]")?.textContent;
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("queijo minas");
  await expect.poll(first).toContain("não pode");
  await field.fill("macarrao");
  await expect.poll(first).toContain("Macarrão");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.querySelector("[data-panel]")?.textContent).toContain("Macarrão");
});

test("the trainer edits a session and reads the diet", async () => {
  await open({ ...marina, mine: "training" });
  expect(document.querySelector("[data-cell]")?.getAttribute("data-cell")).toBe("treino.d1");
  await expect.poll(selected).toBe("treino.d1");
  const sets = page.getByRole("spinbutton", { name: /Séries de .* na semana 1/ });
  await sets.click();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(sets).toHaveAttribute("aria-valuenow", "4");
  await cell("d1.cafe").click();
  await expect.element(page.getByRole("heading", { name: "Segunda, café da manhã" })).toBeVisible();
  expect(document.querySelector("[data-panel] [role=spinbutton]")).toBeNull();
});

test("targets stand beside the engine's sum", async () => {
  await open();
  await page.getByRole("button", { name: "Metas" }).click();
  await expect.element(page.getByText("1.650 kcal: 2.090 − 418, de 50 em 50")).toBeVisible();
  await page.getByRole("spinbutton", { name: "Energia" }).fill("1300");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => page.getByRole("region", { name: "Metas do dia" }).element().textContent).toContain("piso");
});

test("another method asks first; equivalents have their sums, free text has none", async () => {
  await open();
  await page.getByRole("button", { name: "Equivalentes" }).click();
  await page.getByRole("button", { name: "Trocar", exact: true }).click();
  await expect.element(page.getByRole("table", { name: "Porções por refeição" })).toBeVisible();
  await page.getByRole("button", { name: "Texto livre" }).click();
  await page.getByRole("button", { name: "Trocar", exact: true }).click();
  await expect.element(page.getByText(/não há somas/)).toBeVisible();
  await expectAccessible();
});

const outdated = () => page.getByText("que o seu rascunho também mudou", { exact: false });
const begunOnFirst = { ...marinaEdited.halves.diet, basedOn: 1 };

test("a half whose draft was published starts from the version in force", async () => {
  await open({ ...marina, halves: { ...marina.halves, diet: { ...begunOnFirst, draft: null } } });
  await expect.element(cell("d1.cafe")).toBeVisible();
  await expect.element(outdated()).not.toBeInTheDocument();
});

test("without a plan the engine's draft is the start; a level that needs a person says so", async () => {
  const empty = {
    ...marina,
    current: null,
    versions: [],
    halves: { diet: aHalf({ revision: 0, basedOn: null }), training: aHalf({ revision: 0 }) },
  };
  await open(
    { ...empty, context: { ...marina.context, training: "C" } },
    { "GET /diet/proposal": () => ({ draft: marinaEdited.halves.diet.draft }) },
  );
  await expect.element(page.getByText("Uma pessoa lê antes.")).toBeVisible();
  await page.getByRole("button", { name: "Começar pela sugestão automática" }).click();
  await page.getByRole("button", { name: "Trocar", exact: true }).click();
  await expect.poll(() => document.querySelector('[data-cell="d4.lanche-tarde"]')).not.toBeNull();
});

test.each([768, 390])("at %i nothing is wider than the window, and F opens the facts", async (width) => {
  await page.viewport(width, 1100);
  await open(marinaEdited);
  await expect.element(page.getByText("10×82 + 6,25×165 − 5×34 − 161")).not.toBeVisible();
  await userEvent.keyboard("f");
  await expect.element(page.getByText("10×82 + 6,25×165 − 5×34 − 161")).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible();
});

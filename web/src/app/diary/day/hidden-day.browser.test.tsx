import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { examplePlan, hiddenPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { logged, lunch } from "../testing/example-entries.ts";
import { closeToasts, renderDay } from "../testing/render-day.tsx";

afterEach(closeToasts);

const FIGURE = /kcal|IMC|\d[\d.,]*\s*(kg|g|cm|ml|%)(?![a-zà-ú])/;
/** Words of neighbouring elements do not run together. */
const lines = () => document.body.innerText;
const sheet = () => page.getByRole("dialog");

test("with hidden numbers the day has measures in words and no figure of food or body", async () => {
  await renderDay({
    plan: hiddenPlan(),
    numbers: "all-hidden",
    edits: [...lunch(), ...logged("ceia", null, ["chicken"])],
  });
  expect(lines()).toContain("Arroz branco, 1 punho");
  expect(lines()).toContain("1 palma e meia");
  expect(lines()).toContain("2 refeições registradas.");
  expect(lines()).not.toMatch(FIGURE);
  expect(document.body.innerHTML).not.toMatch(/kcal/);
  await expect.element(page.getByRole("link", { name: "Peso" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("with hidden numbers what was typed in grams is corrected as a share", async () => {
  await renderDay({ plan: hiddenPlan(), numbers: "all-hidden", edits: logged("ceia", null, ["chicken"]) });
  await userEvent.click(page.getByRole("button", { name: /^Peito de frango/ }));
  await userEvent.click(sheet().getByText("O dobro"));
  expect(lines()).not.toMatch(FIGURE);
  await userEvent.click(sheet().getByRole("button", { name: "Salvar" }));
  await expect.poll(lines).toContain("3 palmas");
});

test("with only the weight hidden the figures of food stay, and body measures are not offered", async () => {
  await renderDay({ plan: examplePlan(), numbers: "body-hidden", edits: lunch() });
  expect(lines()).toContain("592\u00a0kcal");
  await expect.element(page.getByRole("link", { name: "Peso" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Medidas" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Sono" })).toBeVisible();
});

test("in grams a food is corrected by tens", async () => {
  await renderDay({ edits: logged("ceia", null, ["chicken"]) });
  await userEvent.click(page.getByRole("button", { name: /^Peito de frango/ }));
  await userEvent.click(sheet().getByRole("button", { name: "Aumentar" }));
  await userEvent.click(sheet().getByRole("button", { name: "Salvar" }));
  await expect.poll(lines).toContain("160\u00a0g");
});

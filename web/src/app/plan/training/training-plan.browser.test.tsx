import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { examplePlan, limitedPlan } from "../../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { anIntake, everyOutcome } from "../../intake/testing/intake-views.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { renderTraining } from "../testing/render-training.tsx";
import { TrainingScreen } from "./training-screen.tsx";

const text = () => document.body.textContent ?? "";
const titles = () => [...document.querySelectorAll("h3")].map((title) => title.textContent);
const current = () => document.querySelector("ol [aria-current=step]")?.textContent;
const done = (session: string, day: string) => ({ session, day, isShort: false, minutes: 30, sets: 14 });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

test("the block stands in its first week, and today's session is open", async () => {
  await renderTraining();
  expect(document.querySelector("h1")?.textContent).toBe("Bloco 1, quatro semanas");
  expect(current()).toBe("AprenderSemana 1, 11 séries por treino");
  expect(titles()).toEqual(["Treino A, hoje", "Treino B, sábado", "Treino C, segunda"]);
  expect(text()).toContain("Corpo todo, 30\u00a0minutos. Cadeira, mesa, porta e toalha.");
  await expect
    .element(page.getByRole("link", { name: "Abrir o treino" }))
    .toHaveAttribute("href", "/app/plano/treino/A");
  fits();
  await expectAccessible();
});

test("the plan's halves are two links, of which training is the current one", async () => {
  await renderTraining();
  const tabs = page.getByRole("navigation", { name: "Partes do plano" });
  await expect.element(tabs.getByRole("link", { name: "Treino" })).toHaveAttribute("aria-current", "page");
  await expect.element(tabs.getByRole("link", { name: "Alimentação" })).toHaveAttribute("href", "/app/plano");
});

test("what was done this week stands first, and a day of rest has no open session", async () => {
  const workouts = exampleWorkouts({
    week: { number: 3, kind: "planned" },
    done: [done("B", "2026-11-11"), done("A", "2026-11-09")],
  });
  await renderTraining({ workouts });
  expect(titles()).toEqual(["Treino A, feito na segunda", "Treino B, feito na quarta", "Treino C, sexta"]);
  expect(current()).toContain("Somar");
  expect(page.getByRole("link", { name: "Abrir o treino" }).query()).toBeNull();
  await expectAccessible();
});

test.each([
  ["deload", "Esta semana é leve de propósito"],
  ["return", "Semana de volta"],
] as const)("a week of %s says so", async (kind, words) => {
  await renderTraining({ workouts: exampleWorkouts({ week: { number: 2, kind } }) });
  expect(text()).toContain(words);
});

test("the trainer, the signature's hour and the reasons are there", async () => {
  await renderTraining();
  for (const words of [
    "Rafael Nunes, CREF 000000-G/SP, aprovou",
    "O assinado chega até domingo, 15 de novembro, às 18h40",
  ])
    expect(text()).toContain(words);
  await page.getByText("Por que três treinos, e não seis").click();
  await expect.element(page.getByText(/mais dias somam cansaço/)).toBeVisible();
});

test("past its hour the block says whose fault it is", async () => {
  await renderTraining({ plan: examplePlan({ isLate: true }) });
  expect(text()).toContain("O atraso é nosso.");
});

test("walking has its minutes, its pace and what it may be done with", async () => {
  await renderTraining({ workouts: exampleWorkouts({ week: { number: 2, kind: "planned" } }) });
  for (const words of ["67\u00a0minutos na semana", "dá para conversar, mas não para cantar", "Pode ser caminhada ou"])
    expect(text()).toContain(words);
});

test("a limited plan has no block to climb, and says when to stop", async () => {
  await renderTraining({ plan: limitedPlan() });
  expect(document.querySelector("h1")?.textContent).toBe("Andar e soltar o corpo");
  expect(text()).not.toContain("Somar");
  expect(text()).toContain("Três dos dias que você escolheu são de caminhada.");
  await expect.element(page.getByRole("link", { name: "192" })).toHaveAttribute("href", "tel:192");
  fits();
  await expectAccessible();
});

test("without an answer about workouts the week stands, and says that it may be late", async () => {
  await renderTraining({ workouts: undefined });
  expect(titles()[0]).toBe("Treino A, hoje");
  expect(text()).toContain("podem estar atrasadas");
  await expectAccessible();
});

test.each([
  ["a person looks first", everyOutcome.personFirst, "O treino vem de uma pessoa."],
  ["the training half is not made yet", anIntake({ training: "A" }), "O treino está a caminho."],
])("a diet alone: %s", async (_, intake, title) => {
  await renderScreen(<TrainingScreen plan={examplePlan({ training: null })} intake={intake} />);
  expect(document.querySelector("h1")?.textContent).toBe(title);
  await expect.element(page.getByRole("link", { name: "Ver a alimentação" })).toHaveAttribute("href", "/app/plano");
  fits();
  await expectAccessible();
});

test("in a crisis the plan is paused whatever this device has", async () => {
  await renderScreen(<TrainingScreen plan={examplePlan()} intake={everyOutcome.crisis} />);
  await expect.poll(text).toContain("Você não está só.");
  expect(text()).not.toContain("Treino A");
});

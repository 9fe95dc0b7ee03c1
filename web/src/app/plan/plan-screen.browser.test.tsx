import { beforeAll, expect, test } from "vitest";
import { expectAccessible } from "../../ui/testing/expect-accessible.ts";
import { emptyLayer } from "../data/plan-layer/layer.ts";
import { examplePlan, limitedPlan, signedPlan } from "../data/plan-layer/testing/example-plan.ts";
import { loadExerciseTexts } from "../data/training/exercise-texts.ts";
import { anIntake, everyOutcome } from "../intake/testing/intake-views.ts";
import { renderScreen } from "../intake/testing/render-screen.tsx";
import { limitedPart, nonePart } from "./plan-parts.ts";
import { PlanScreen } from "./plan-screen.tsx";
import { PrintScreen } from "./print/print-screen.tsx";

beforeAll(async () => void (await Promise.all([limitedPart.load(), nonePart.load()])));

const text = () => document.body.textContent ?? "";
const hrefs = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
const withoutAnswers = { ...anIntake(), assessment: null, completedAt: null };

test.each([
  ["before the questionnaire", withoutAnswers, "O plano começa com as suas respostas.", "/app/anamnese"],
  [
    "while a person reads",
    everyOutcome.personFirst,
    "Esta parte do plano vem de uma pessoa.",
    "/app/anamnese/resultado",
  ],
  ["for a free member", everyOutcome.free, "O plano da semana é do Plano Completo.", "/app/anamnese/resultado"],
  [
    "while the charge is disputed",
    { ...anIntake(), access: "suspended" } as const,
    "O plano está em pausa.",
    "/app/conta",
  ],
])("without a plan, %s, the page says why and where to go", async (_, intake, title, href) => {
  await renderScreen(<PlanScreen plan={null} intake={intake} />);
  expect(document.querySelector("h1")?.textContent).toBe(title);
  expect(hrefs()).toContain(href);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a free member sees no meal of a plan that is not theirs", async () => {
  await renderScreen(<PlanScreen plan={null} intake={everyOutcome.free} />);
  expect(document.querySelectorAll("[data-slot=date-strip], ol")).toHaveLength(0);
});

test("in a crisis the plan is paused whatever this device has, and nothing else stands on the page", async () => {
  await renderScreen(<PlanScreen plan={examplePlan()} intake={everyOutcome.crisis} />);
  expect(text()).toContain("Você não está só.");
  expect(text()).not.toContain("Almoço");
});

test("groups and portions come with what was left out, the plate, the hands and each meal", async () => {
  await renderScreen(<PlanScreen plan={limitedPlan()} intake={everyOutcome.limited} />);
  for (const words of ["Plano com cuidado", "O que ficou de fora", "Metade verde", "Um punho", "1 concha de feijão"])
    expect(text()).toContain(words);
  expect(document.body.innerText).not.toMatch(/kcal|\d\s*(kg|g|cm|ml)(?![a-zà-ú])/i);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("without a menu, groups and portions do not say that care is needed", async () => {
  const { diet } = limitedPlan();
  if (diet?.method !== "equivalents") return expect.unreachable();
  const plan = limitedPlan({ diet: { ...diet, because: "no-menu" } });
  await renderScreen(<PlanScreen plan={plan} intake={everyOutcome.plan} />);
  expect(document.querySelector("h1")?.textContent).toBe("Plano da semana");
  expect(text()).toContain("não chutou");
});

const layer = emptyLayer;
const texts = await loadExerciseTexts();

test("paper has each meal with its measures, swaps and figures", async () => {
  await renderScreen(
    <PrintScreen plan={examplePlan()} layer={layer} day="2026-11-12" name="Beatriz Souza" texts={texts} />,
  );
  for (const words of [
    "Plano de Beatriz Souza",
    "versão 1, provisório, 10/11/2026",
    "Arroz branco, 4 colheres de sopa",
  ])
    expect(text()).toContain(words);
  expect(text()).toContain("Troca: arroz branco por batata-doce cozida, 4 colheres de sopa");
  expect([...document.querySelectorAll("article")].map((sheet) => sheet.ariaLabel)).toEqual([
    expect.stringMatching(/^Alimentação, /),
    "Treino",
  ]);
  await expectAccessible();
});

test("a signed plan has its code on every sheet, both signers on the last, alternatives and notes", async () => {
  const plan = signedPlan();
  await renderScreen(<PrintScreen plan={plan} layer={layer} day="2026-11-12" name="Beatriz Souza" texts={texts} />);
  expect(document.querySelectorAll("article")).toHaveLength(3);
  for (const words of [
    "versão 2, definitivo, 14/11/2026",
    "ou cuscuz, 1 pedaço",
    "Helena diz: Sem pressa",
    "Código 7K4M-2Q9X-11RT, confira em prumo.example/verificar",
    "página 1 de 3",
    "Bloco 1, quatro semanas: aprender, firmar, somar, afinar.",
    "Rafael Nunes",
    "CREF 000000-G/SP",
  ])
    expect(text()).toContain(words);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("a nutritionist's own words stand alone, line by line", async () => {
  const { diet } = limitedPlan();
  if (diet?.method !== "equivalents") return expect.unreachable();
  const meals = [{ slot: "almoco", title: "Almoço", time: "12:30", portions: ["O que a família come\nmetade salada"] }];
  const plan = limitedPlan({
    kind: "definitive",
    diet: { ...diet, because: "professional", meals: meals as typeof diet.meals },
  });
  await renderScreen(<PlanScreen plan={plan} intake={everyOutcome.plan} />);
  expect(text()).toContain("O que a família come");
  expect(document.querySelector("tbody li")).toHaveStyle({ whiteSpaceCollapse: "preserve-breaks" });
  for (const words of ["Um punho", "Metade verde"]) expect(text()).not.toContain(words);
  await expectAccessible();
});

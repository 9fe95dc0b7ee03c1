import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../../ui/testing/expect-accessible.ts";
import { limitedTraining } from "../../../data/plan-layer/testing/example-training.ts";
import { renderSession } from "../../testing/render-training.tsx";

const text = () => document.body.textContent ?? "";
const names = () => [...document.querySelectorAll("ol b")].map((name) => name.textContent);
const start = (name: string) => page.getByRole("link", { name });

test("a session has its warm-up, its exercises in order, and what each asks for", async () => {
  await renderSession();
  expect(document.querySelector("h1")?.textContent).toBe("Treino A, em casa");
  expect(names()).toEqual([
    "Aquecimento",
    "Agachamento na cadeira",
    "Flexão inclinada",
    "Remada com toalha",
    "Ponte de glúteo",
    "Prancha",
  ]);
  for (const words of ["3\u00a0×\u00a08 a 12, descanso de 1\u00a0min e meio", "3\u00a0×\u00a020 a 30\u00a0s"])
    expect(text()).toContain(words);
  await expect.element(start("Começar treino")).toHaveAttribute("href", "/app/treino/A");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("the short version leaves exercises out, starts as the short one, and is taken back", async () => {
  await renderSession();
  await page.getByRole("button", { name: "Usar a versão curta" }).click();
  expect(names()).toEqual(["Aquecimento", "Agachamento na cadeira", "Remada com toalha", "Prancha"]);
  expect(text()).toContain("2\u00a0×\u00a08 a 12");
  await expect.element(start("Começar treino")).toHaveAttribute("href", "/app/treino/A?curta");
  await page.getByRole("button", { name: "Voltar ao treino inteiro" }).click();
  expect(names()).toHaveLength(6);
});

test("the effort of the week is said in repetitions that are left", async () => {
  await renderSession();
  expect(text()).toContain("Pare cada série sabendo que ainda daria mais quatro. Parece pouco");
});

test("a limited session has no load to reach", async () => {
  await renderSession({ training: limitedTraining });
  expect(text()).toContain("Não há carga para alcançar.");
});

test.each([
  ["running", "Continuar treino"],
  ["done", "Ver o resumo de hoje"],
] as const)("a session that is %s today is not begun again", async (state, name) => {
  await renderSession({ state });
  await expect.element(start(name)).toBeVisible();
  expect(text()).not.toContain("Sem tempo hoje?");
});

test("an exercise near a region that hurts says why it stayed, and the others nothing", async () => {
  await renderSession({ sore: ["joelho"] });
  const said = [...document.querySelectorAll("ol li")].map(
    (step) => /Por causa[^.]+[.]/.exec(step.textContent ?? "")?.[0],
  );
  expect(said).toEqual([
    undefined,
    "Por causa do seu joelho: até a altura da cadeira, sem dor.",
    undefined,
    "Por causa do seu joelho: um movimento que pede pouco dali, sem dor.",
    "Por causa do seu joelho: um movimento que pede pouco dali, sem dor.",
    undefined,
  ]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

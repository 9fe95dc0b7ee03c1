import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { renderExercise } from "../testing/render-training.tsx";

const text = () => document.body.textContent ?? "";
const button = (name: string | RegExp) => page.getByRole("button", { name });
const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);

const history = [
  {
    session: { plan: 1, id: "A", day: "2026-11-10", isShort: false },
    end: null,
    sets: [10, 10, 9].map((count, index) => ({
      part: "A.1",
      exercise: "own:agachamento-cadeira",
      number: index + 1,
      kg: null,
      count,
      reserve: 3,
    })),
    stops: [],
  },
];

test("an exercise has its poses in words, steps, cautions, last time and ladder", async () => {
  await renderExercise("own:agachamento-cadeira", "A.1", exampleWorkouts({ history }));
  expect(document.querySelector("h1")?.textContent).toBe("Agachamento na cadeira");
  for (const words of [
    "3\u00a0×\u00a08 a 12. Da última vez: 10, 10, 9.",
    "É o que o prumo mostra no desenho.",
    "Leve o quadril para trás",
    "Respire",
    "Pare se",
  ])
    expect(text()).toContain(words);
  expect(document.querySelector("ol [aria-current=step]")?.textContent).toBe("Na cadeira, onde você está");
  await expect.element(page.getByRole("link", { name: "Treino A" })).toHaveAttribute("href", "/app/plano/treino/A");
  fits();
  await expectAccessible();
});

test("it is swapped for today by the sheet, whose button repeats the choice, and taken back", async () => {
  await renderExercise("own:agachamento-cadeira", "A.1");
  await button(/^Subida no degrau baixo/).click();
  await expect.element(page.getByRole("heading", { name: "Trocar agachamento na cadeira por…" })).toBeVisible();
  await page.getByRole("radio", { name: /parede/ }).click();
  await expectAccessible();
  await button(/^Trocar por .*parede/).click();
  await expect.element(button("Desfazer")).toHaveFocus();
  expect(text()).toContain("Troca feita: ");
  await button("Desfazer").click();
  expect(text()).toContain("Desfeito.");
  await expect.element(button(/^Subida no degrau baixo/)).toBeVisible();
});

test("one that may come in is offered for the part from which it was opened", async () => {
  await renderExercise("own:degrau-baixo", "A.1");
  expect(text()).not.toContain("onde você está");
  await button("Trocar agachamento na cadeira por…").click();
  await button("Trocar por subida no degrau baixo").click();
  expect(text()).toContain("Troca feita: subida no degrau baixo.");
});

test("an exercise of no session is for reading: nothing is swapped", async () => {
  await renderExercise("fx:Hack_Squat");
  await expect.element(page.getByRole("link", { name: "Exercícios" })).toHaveAttribute("href", "/app/plano/exercicios");
  expect(text()).not.toContain("Trocar");
  fits();
  await expectAccessible();
});

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { exampleTraining } from "../../data/plan-layer/testing/example-training.ts";
import { loadExerciseTexts } from "../../data/training/exercise-texts.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { ExerciseList } from "./exercise-list.tsx";
import { exercisesIn } from "./exercises-in.ts";

const rows = () => [...document.querySelectorAll("main li b")].map((name) => name.textContent);
const show = async () =>
  renderScreen(<ExerciseList texts={await loadExerciseTexts()} own={exercisesIn(exampleTraining)} />);

test("all exercises are there, and words and pattern narrow them", async () => {
  await show();
  expect(rows().length).toBeGreaterThan(115);
  await userEvent.fill(page.getByRole("searchbox", { name: "Procurar" }), "remada");
  expect(rows()).toContain("Remada com toalha");
  expect(rows()).not.toContain("Prancha");
  await page.getByRole("combobox", { name: "Movimento" }).selectOptions("No seu treino");
  expect(rows()).toEqual(["Remada com toalha", "Remada com mochila"]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("nothing found says so, and is cleared by one tap", async () => {
  await show();
  await userEvent.fill(page.getByRole("searchbox", { name: "Procurar" }), "xilofone");
  await expect.element(page.getByText("Nenhum exercício com essas palavras.")).toBeVisible();
  await page.getByRole("button", { name: "Limpar a busca" }).click();
  expect(rows().length).toBeGreaterThan(115);
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { emptyLayer } from "../../data/plan-layer/layer.ts";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { exampleWorkouts } from "../../data/plan-layer/testing/example-training.ts";
import { loadExerciseTexts } from "../../data/training/exercise-texts.ts";
import { renderScreen } from "../../intake/testing/render-screen.tsx";
import { PlannedToday } from "../plan/planned-today.tsx";
import { TrainingToday } from "./training-today.tsx";

const DAY = "2026-11-12";
const text = () => document.body.textContent ?? "";
const done = (session: string, day: string) => ({ session, day, isShort: false, minutes: 30, sets: 14 });

async function show(...workouts: ReturnType<typeof done>[]) {
  await loadExerciseTexts();
  await renderScreen(
    <TrainingToday
      plan={examplePlan()}
      layer={emptyLayer}
      workouts={exampleWorkouts({ done: workouts })}
      today={DAY}
    />,
  );
}

test("the session of the day has its picture, its minutes, what it needs, and one way in", async () => {
  await show();
  for (const words of ["Treino A, em casa", "Hoje. 30\u00a0minutos, 5 exercícios. Só precisa de cadeira, mesa"])
    expect(text()).toContain(words);
  expect(document.querySelector("img")).not.toBeNull();
  await expect
    .element(page.getByRole("link", { name: "Abrir o treino" }))
    .toHaveAttribute("href", "/app/plano/treino/A");
  await expectAccessible();
});

test("after it the day says so, and when the next one comes", async () => {
  await show(done("A", DAY));
  expect(text()).toContain("Treino A: feito.");
  expect(text()).toContain("Treino B vem no sábado.");
  expect(page.getByRole("link", { name: "Abrir o treino" }).query()).toBeNull();
  await expectAccessible();
});

test("the day after a session is for rest", async () => {
  await show(done("A", "2026-11-11"));
  expect(text()).toContain("Hoje é dia de descanso.");
  expect(text()).toContain("Treino B vem na sexta.");
});

const today = (workouts: ReturnType<typeof exampleWorkouts> | undefined) =>
  renderScreen(
    <PlannedToday
      plan={examplePlan({ diet: null, shopping: [] })}
      layer={emptyLayer}
      workouts={workouts}
      now={new Date(`${DAY}T11:40:00`)}
      save={async () => true}
      items={null}
      personFirst={<p>uma pessoa lê antes</p>}
      promises={null}
      subscription={null}
    />,
  );

test("where the diet waits for a person, Hoje has the session and says so", async () => {
  await today(exampleWorkouts());
  expect(text()).toContain("Treino A, em casa");
  expect(text()).toContain("uma pessoa lê antes");
});

test("before it is known what was trained, no session is offered", async () => {
  await today(undefined);
  expect(text()).not.toContain("Treino A");
});

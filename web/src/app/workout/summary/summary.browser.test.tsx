import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { findBrokenWords } from "../../../ui/testing/find-broken-words.ts";
import { findOverflow } from "../../../ui/testing/find-overflow.ts";
import { endWorkout, recordSet } from "../../data/workout-records/workout-edits.ts";
import { type WorkoutRecords, workoutRecordsIn } from "../../data/workout-records/workout-records.ts";
import { beginWorkout } from "../model/workout-actions.ts";
import { after, DAY, deviceWith, NOW, pastWorkout, WORKOUT } from "../testing/example-records.ts";
import { exampleSession } from "../testing/example-session.ts";
import { renderWorkout } from "../testing/render-workout.tsx";

const { exercises } = exampleSession();
const text = () => document.body.textContent ?? "";
let records: WorkoutRecords;

/** Every set of the session; the rows at the top of their range, for the second time. */
const done = exercises.flatMap(({ part, exercise, sets, unit }) =>
  Array.from({ length: sets }, (_, index) =>
    recordSet(
      {
        workout: WORKOUT,
        part,
        exercise,
        number: index + 1,
        kg: exercise === "fx:Goblet_Squat" ? 10 : null,
        count: unit === "seconds" ? 25 : exercise === "own:remada-toalha" ? 12 : 10,
        reserve: unit === "seconds" ? null : 4,
      },
      after(index + 60),
    ),
  ),
);
const before = pastWorkout("2026-11-10", {
  "own:agachamento-cadeira": [9, 9, 9],
  "fx:Incline_Push-Up": [10, 10],
  "own:remada-toalha": [12, 12],
});

beforeEach(async () => {
  await page.viewport(360, 740);
  const end = endWorkout(WORKOUT, { at: after(28 * 60), because: "done", effort: null });
  const device = deviceWith([...beginWorkout(exampleSession(), DAY, NOW, NOW), ...done, end]);
  records = workoutRecordsIn(device);
  await renderWorkout({
    now: NOW,
    received: [before],
    device,
    onSave: (_, next) => (records = workoutRecordsIn(next)),
  });
});

afterEach(() => {
  document.documentElement.style.fontSize = "";
});

test.each(["100%", "130%", "200%"])("at %s of the text's size its words and numbers stay whole", async (size) => {
  document.documentElement.style.fontSize = size;
  await expect.element(page.getByRole("heading", { level: 1, name: "Treino A, feito." })).toBeVisible();
  expect([...findBrokenWords(), ...findOverflow()]).toEqual([]);
});

test("the summary says minutes, sets, what grew, and each set with the last time beside it", async () => {
  await expect.element(page.getByRole("heading", { level: 1, name: "Treino A, feito." })).toBeVisible();
  for (const words of [
    "28\u00a0minutos, 11 séries.",
    "Agachamento na cadeira subiu de 27 para 30 repetições desde terça.",
    "antes: 9, 9, 9",
    "10, 10 com 10\u00a0kg",
    "25, 25\u00a0s",
  ])
    expect(text()).toContain(words);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible();
});

test("what changes next time is said in a sentence, by the progression on this device", async () => {
  const next = page.getByRole("region", { name: "Na próxima" }).element().textContent;
  expect(next).toContain("Remada com toalhaTodas as séries em 12 pela segunda vez");
  expect(next).toContain("O resto fica igual.");
});

test("the effort is kept with the end, which stays as it was", async () => {
  await page.getByRole("radio", { name: "Certo" }).click();
  await expect.element(page.getByRole("radio", { name: "Certo" })).toBeChecked();
  expect(records.workouts[0]?.end).toEqual({ at: after(28 * 60), because: "done", effort: 3 });
});

test("a set is corrected after the end", async () => {
  await page.getByRole("button", { name: "Corrigir prancha" }).click();
  await page.getByRole("button", { name: "Aumentar segundos" }).click();
  await page.getByRole("button", { name: "Guardar correção" }).click();
  await expect.element(page.getByText("25, 26\u00a0s")).toBeVisible();
  expect(records.workouts[0]?.end?.because).toBe("done");
});

test("the first workout of all is met with one line", async () => {
  const end = endWorkout(WORKOUT, { at: after(28 * 60), because: "done", effort: null });
  const device = deviceWith([...beginWorkout(exampleSession(), DAY, NOW, NOW), ...done, end]);
  await cleanup();
  await renderWorkout({ now: NOW, received: [], device, onSave: () => undefined });
  await expect.element(page.getByRole("heading", { level: 1, name: "Primeiro treino feito." })).toBeVisible();
  expect(text()).toContain("O mais difícil era começar. 28\u00a0minutos, 11 séries.");
  await expectAccessible();
});

test("a first workout that ended for want of time is no feat and no failure", async () => {
  const end = endWorkout(WORKOUT, { at: after(28 * 60), because: "time", effort: null });
  const device = deviceWith([...beginWorkout(exampleSession(), DAY, NOW, NOW), ...done, end]);
  await cleanup();
  await renderWorkout({ now: NOW, received: [], device, onSave: () => undefined });
  await expect.element(page.getByRole("heading", { level: 1, name: "Treino A, até onde deu." })).toBeVisible();
});

test("what is not sent is called kept only where this device has a copy", async () => {
  expect(text()).toContain("Está tudo guardado neste aparelho.");
  await cleanup();
  const end = endWorkout(WORKOUT, { at: after(28 * 60), because: "done", effort: null });
  const device = deviceWith([...beginWorkout(exampleSession(), DAY, NOW, NOW), ...done, end]);
  await renderWorkout({ now: NOW, device, isKept: false });
  await expect.element(page.getByText(/^Sem cópia neste aparelho, o que ainda não subiu se perde/)).toBeVisible();
  expect(text()).not.toContain("guardado neste aparelho");
});

import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { findBrokenWords } from "../../../ui/testing/find-broken-words.ts";
import { findOverflow } from "../../../ui/testing/find-overflow.ts";
import { type WorkoutRecords, workoutRecordsIn } from "../../data/workout-records/workout-records.ts";
import { beginWorkout } from "../model/workout-actions.ts";
import { DAY, deviceWith, NOW } from "../testing/example-records.ts";
import { exampleSession } from "../testing/example-session.ts";
import { renderWorkout } from "../testing/render-workout.tsx";

const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const chip = (name: string) => page.getByRole("radio", { name, exact: true });

let records: WorkoutRecords;

beforeEach(async () => {
  await page.viewport(360, 740);
  const device = deviceWith(beginWorkout(exampleSession(), DAY, NOW, NOW));
  records = workoutRecordsIn(device);
  await renderWorkout({ now: NOW, device, onSave: (_, next) => (records = workoutRecordsIn(next)) });
});

afterEach(() => {
  document.documentElement.style.fontSize = "";
});

test.each([
  ["Doeu", "Pode parar. Onde doeu?"],
  ["Trocar", /./],
  ["Como se faz", /./],
])("at twice the text's size the sheet of %s keeps its words whole", async (opener, title) => {
  await button(opener).click();
  document.documentElement.style.fontSize = "200%";
  await expect.element(page.getByRole("dialog").getByRole("heading", { name: title }).first()).toBeVisible();
  expect([...findBrokenWords(page.getByRole("dialog").element()), ...findOverflow()]).toEqual([]);
});

const setPain = (level: number) => page.getByRole("slider", { name: "Quanto?" }).fill(String(level));

test("pain that is little goes on with care, and nothing is written", async () => {
  await button("Doeu").click();
  await expect.element(page.getByRole("heading", { name: "Pode parar. Onde doeu?" })).toHaveFocus();
  await setPain(2);
  await expect.element(page.getByText(/^Até 3, dá para seguir/)).toBeVisible();
  await button("Seguir com cuidado").click();
  await expect.element(button("Concluir série")).toBeVisible();
  expect(records.stops).toEqual([]);
});

test("pain has no level before it is given one; from 4 on it needs a place, and its swap takes the rest of the sets", async () => {
  await button("Doeu").click();
  await button("Trocar e seguir").click();
  await expect.element(page.getByText("Diga onde doeu.")).toBeVisible();
  await chip("Quadril").click();
  await chip("Direito").click();
  expect(page.getByText("Cadeirinha na parede no lugar").query()).toBeNull();
  await button("Trocar e seguir").click();
  await expect.element(page.getByText("Diga quanto doeu, na linha de 0 a 10.")).toBeVisible();
  await setPain(5);
  await expect.element(page.getByText("Cadeirinha na parede no lugar")).toBeVisible();
  await expect.element(page.getByText(/ligue 192/)).toBeVisible();
  await expectAccessible();
  await button("Trocar e seguir").click();
  await expect.element(heading("Cadeirinha na parede")).toBeVisible();
  await expect.element(page.getByRole("spinbutton", { name: "Segundos" })).toBeVisible();
  expect(records.stops).toMatchObject([
    { part: "A.1", because: "pain", pain: { region: "quadril", side: "direito", level: 5 } },
  ]);
});

test("strong pain ends the session, and says what comes and whom to call", async () => {
  await button("Doeu").click();
  await setPain(8);
  await chip("Lombar").click();
  await expect.element(page.getByText(/^Dor forte: o treino acaba aqui/)).toBeVisible();
  expect(button("Trocar e seguir").query()).toBeNull();
  await expectAccessible();
  await button("Encerrar o treino").click();
  await expect.element(heading("Treino A, até onde deu.")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Falar com a equipe" })).toBeVisible();
  expect(records.workouts[0]?.end?.because).toBe("pain");
  await expectAccessible();
});

test("strong pain ends the session before it asks where, and the answer corrects the record", async () => {
  await button("Doeu").click();
  await setPain(9);
  await button("Encerrar o treino").click();
  await expect.element(heading("Treino A, até onde deu.")).toBeVisible();
  expect(records.stops).toMatchObject([{ pain: { region: "outra", side: null, level: 9 } }]);
  await chip("Joelho").click();
  await chip("Direito").click();
  await expect
    .poll(() => records.stops)
    .toMatchObject([{ because: "pain", pain: { region: "joelho", side: "direito", level: 9 } }]);
  await expectAccessible();
});

test("an exercise is swapped for this session, and taken back", async () => {
  await button("Trocar").click();
  await expect.element(page.getByRole("radio", { name: /Agachamento livre/ })).toBeChecked();
  await expectAccessible();
  await button("Trocar por agachamento livre").click();
  await expect.element(heading("Agachamento livre")).toBeVisible();
  await button("Trocar").click();
  await page.getByRole("radio", { name: /Agachamento na cadeira/ }).click();
  await button("Trocar por agachamento na cadeira").click();
  await expect.element(heading("Agachamento na cadeira")).toBeVisible();
});

test("an exercise is left out with its reason", async () => {
  await button("Trocar").click();
  await chip("falta o aparelho").click();
  await button("Pular este exercício").click();
  await expect.element(heading("Flexão inclinada")).toBeVisible();
  expect(records.stops).toMatchObject([{ part: "A.1", because: "equipment", pain: null }]);
});

test("a session that has to end here ends with what was done", async () => {
  await button("Trocar").click();
  await button("Encerrar o treino aqui").click();
  await expect.element(heading("Treino A, até onde deu.")).toBeVisible();
  expect(records.workouts[0]?.end?.because).toBe("time");
});

test("how the exercise is done is one tap away", async () => {
  await button("Como se faz").click();
  await expect.element(page.getByRole("dialog", { name: "Agachamento na cadeira" })).toBeVisible();
  await expect.element(page.getByText("Pare se")).toBeVisible();
  await expectAccessible();
});

import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { dropDraft, keepDraft } from "../model/draft-store.ts";
import { answers, open, WEEK } from "../testing/example-reviews.ts";
import { renderQuestions } from "../testing/render-review.tsx";

beforeEach(async () => {
  dropDraft();
  await page.viewport(360, 740);
});

const text = () => document.body.textContent ?? "";
const heading = () => document.querySelector("h1")?.textContent;
const tap = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const send = () => page.getByRole("button", { name: "Enviar revisão" });
const TAPS = ["5", "3", "2 Pouca, na hora de comer", "4 Boa", "3 Normal, com altos e baixos", "4 Bom"];

/** All but the last question, whose heading is awaited. */
async function tapThrough(taps = [...TAPS, "Festa, visita, fim de semana"]) {
  for (const name of taps) await tap(name);
  await expect.poll(heading).toBe("O que você quer mudar?");
}

test("eight taps answer the week and send it once", async () => {
  const saved = await renderQuestions();
  expect(text()).toContain("De 14 a 20 de dezembro.");
  await tapThrough();
  expect(document.querySelector("dl")?.textContent).toContain("O que atrapalhoufesta, visita");
  await userEvent.click(send());
  await expect.poll(text).toContain("outra tela");
  expect(saved).toEqual([{ week: WEEK, answers }]);
});

test("every question is accessible, fits a low phone without a scroll sideways, and takes the focus", async () => {
  await renderQuestions({ logged: { diaryDays: 5, workoutDays: [WEEK], sleepMinutes: 400 } });
  for (const name of [...TAPS, "Nada atrapalhou"]) {
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible();
    const before = heading();
    await tap(name);
    await expect.poll(heading).not.toBe(before);
    // The focus moves after the paint that shows the heading.
    await expect.poll(() => document.activeElement === document.querySelector("h1")).toBe(true);
  }
  await expectAccessible();
  const button = send().element().getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(innerHeight);
});

test("what was logged stands beside its question, and answers nothing", async () => {
  await renderQuestions({ logged: { diaryDays: 5, workoutDays: [WEEK, "2026-12-19"], sleepMinutes: 400 } });
  expect(text()).toContain("O diário tem 5 dias com registro.");
  expect(document.querySelector("[aria-pressed=true]")).toBeNull();
  await tap("5");
  await expect.poll(text).toContain("O aplicativo guardou 2: segunda e sábado.");
});

test("back keeps the answer, and another tap replaces it", async () => {
  const saved = await renderQuestions();
  await tap("5");
  await tap("3");
  await expect.poll(heading).toBe("E a fome, nesta semana?");
  await userEvent.click(page.getByRole("link", { name: "Voltar" }));
  await expect.poll(heading).toBe("Quantos treinos você fez?");
  expect(document.querySelector("[aria-pressed=true]")?.textContent).toBe("3");
  await tap("Mais de três");
  await tapThrough([...TAPS.slice(2), "Dor"]);
  await userEvent.click(send());
  await expect.poll(() => saved[0]?.answers).toMatchObject({ workouts: 4, obstacle: "dor" });
});

test("a review that was left goes on where it was", async () => {
  keepDraft(WEEK, { dietDays: 5, workouts: 2 });
  await renderQuestions();
  expect(heading()).toBe("E a fome, nesta semana?");
  expect(document.querySelector("nav li")?.textContent).toBe("Alimentação5 de 7");
});

test("without a workout in the plan the thread has seven knots", async () => {
  await renderQuestions({ open: { ...open, plannedWorkouts: 0 } });
  expect(document.querySelectorAll("nav li")).toHaveLength(7);
  await tap("5");
  await expect.poll(heading).toBe("E a fome, nesta semana?");
});

test("on a wide screen the answers collect beside the thread", async () => {
  await page.viewport(1440, 900);
  await renderQuestions();
  await tapThrough();
  const thread = document.querySelector("nav")?.getBoundingClientRect();
  const answer = page.getByText("festa, visita").first().element().getBoundingClientRect();
  expect(answer.right).toBeLessThanOrEqual(thread?.right ?? 0);
  expect(answer.width).toBeGreaterThan(40);
  expect(document.querySelector("nav svg")?.getBoundingClientRect().width).toBe(22);
  await expectAccessible();
});

test("words of a crisis open the care at once, and are sent all the same", async () => {
  const saved = await renderQuestions();
  await tapThrough();
  await userEvent.fill(page.getByRole("textbox"), "Não quero mais viver.");
  await userEvent.click(send());
  await expect.poll(text).toContain("188");
  expect(text()).toContain("uma pessoa fala com você");
  expect(text()).not.toContain("Enviar revisão");
  expect(saved[0]?.answers.change).toBe("Não quero mais viver.");
  await expectAccessible();
});

test("the care stays when this device could not keep the review", async () => {
  await renderQuestions({ save: () => Promise.reject(new Error("full")) });
  await tapThrough();
  await userEvent.fill(page.getByRole("textbox"), "Não quero mais viver.");
  await userEvent.click(send());
  await expect.poll(text).toContain("188");
});

test.each([
  [1, true],
  [2, false],
  [undefined, false],
])("very low after a week of %s: care before the next question is %s", async (lastMood, isCared) => {
  keepDraft(WEEK, { dietDays: 5, workouts: 3, hunger: 2, energy: 4, sleep: 3 });
  await renderQuestions({ lastMood });
  await tap("1 Muito para baixo");
  if (isCared) {
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(heading()).toBe("E o ânimo?");
    await userEvent.click(page.getByRole("button", { name: "Seguir com a revisão" }));
  }
  await expect.poll(heading).toBe("O que mais atrapalhou?");
});

test("without internet it says that the review waits here, and a failed save can be tried again", async () => {
  await renderQuestions({ isOffline: true, save: () => Promise.reject(new Error("full")) });
  await tapThrough();
  expect(text()).toContain("A revisão fica guardada e vai sozinha");
  await userEvent.click(send());
  await expect.poll(text).toContain("Este aparelho não guardou a revisão.");
  expect(send().element().getAttribute("aria-busy")).toBeNull();
});

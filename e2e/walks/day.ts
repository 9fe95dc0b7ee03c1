import type { Page } from "@playwright/test";
import { ASSISTANT, ask, lastAnswer } from "../assistant.ts";
import { doSet, summary } from "../workout.ts";
import { createHand } from "./hand.ts";
import { atMost, holds, type Walk } from "./walk.ts";

const BREAKFAST = "pão na chapa com queijo branco, um pingado sem açúcar e meio mamão";
const HEIGHT = 1_400;
const DAY_MS = 86_400_000;

/** On the day on which the plan begins: a plan that is made in the evening begins on the next. */
export const walkToday: Walk = async ({ page, openPhone }) => {
  const hand = createHand();
  await page.goto("/app");
  await page.getByText("O que acontece agora").first().waitFor();
  await hand.look(page);
  const walked = hand.walked();
  const startsTomorrow = await page.getByText("começa amanhã").isVisible();
  const first = new Date(Date.now() + (startsTomorrow ? DAY_MS : 0));
  const day = first.toLocaleDateString("sv", { timeZone: "America/Sao_Paulo" });
  const bounds = [atMost("px of Hoje at 390, now", await heightOf(page), HEIGHT)];
  // A clock is a context's: this one must not stop that of the walk.
  const context = await openPhone(await page.context().storageState());
  const tab = await context.newPage();
  for (const hour of ["08", "13", "20"]) {
    await tab.clock.setFixedTime(new Date(`${day}T${hour}:00:00-03:00`));
    await tab.goto("/app");
    await tab.getByText("O que acontece agora").first().waitFor();
    bounds.push(atMost(`px of Hoje at 390, first day at ${hour}h`, await heightOf(tab), HEIGHT));
  }
  await context.close();
  return { walked, bounds };
};

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

export const walkBreakfast: Walk = async ({ page }) => {
  await page.goto("/app/diario");
  const hand = createHand();
  await hand.tap(page.getByRole("link", { name: "Outra coisa: Café da manhã" }));
  await hand.type(page.getByRole("textbox", { name: "O que você comeu" }), BREAKFAST);
  await page.getByText("5 alimentos entendidos", { exact: true }).waitFor({ state: "attached" });
  await hand.tap(page.getByRole("button", { name: "Registrar café da manhã" }));
  await page.getByRole("region", { name: "Refeições" }).getByText("Pão francês").waitFor();
  await hand.look(page);
  const walked = hand.walked();
  return { walked, bounds: [atMost("taps", walked.taps, 3), atMost("fields", walked.fields, 1)] };
};

export const walkSwap: Walk = async ({ page }) => {
  await page.goto("/app/plano#almoco");
  const hand = createHand();
  const lunch = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: /Almoço/ }) });
  await hand.tap(lunch.getByRole("button", { name: "Outro prato" }));
  const sheet = page.getByRole("dialog");
  const dishes = sheet.getByRole("radiogroup", { name: /^Outro prato/ }).getByRole("radio");
  await hand.tap(dishes.nth(1));
  const names = await sheet.getByRole("radiogroup", { name: /^Outro prato/ }).innerText();
  await hand.tap(sheet.getByRole("button", { name: "Trocar o prato" }));
  await sheet.waitFor({ state: "hidden" });
  const walked = hand.walked();
  const rows = names.split("\n").filter((line) => /kcal/.test(line));
  const lentil = rows.filter((line) => /lentilha/i.test(line)).length;
  return {
    walked,
    bounds: [
      atMost("taps", walked.taps, 3),
      holds("not every other lunch has lentils", `${lentil} of ${rows.length}`, lentil < rows.length),
    ],
  };
};

export const walkWeight: Walk = async ({ page }) => {
  await page.goto("/app/evolucao");
  const hand = createHand();
  await hand.tap(page.getByRole("link", { name: "Registrar peso" }));
  await hand.type(page.getByLabel("Peso", { exact: true }), "82,1");
  await hand.tap(page.getByRole("button", { name: "Registrar", exact: true }));
  await page.getByRole("button", { name: /^Editar 82,1/ }).waitFor();
  const first = await page.getByText("do questionário").count();
  const walked = hand.walked();
  return {
    walked,
    bounds: [
      atMost("taps", walked.taps, 2),
      atMost("fields", walked.fields, 1),
      holds("the weight of the questionnaire is the first point", first, first > 0),
    ],
  };
};

export const walkWorkout: Walk = async ({ page }) => {
  await page.goto("/app");
  const hand = createHand();
  await hand.tap(page.getByRole("main").getByRole("link", { name: /^Treino A/ }));
  await hand.tap(page.getByRole("link", { name: "Começar treino" }));
  await hand.tap(page.getByRole("button", { name: "Aqueci, começar" }));
  let sets = 0;
  await doSet(page, hand.tap);
  await hand.tap(page.getByRole("button", { name: "Trocar", exact: true }));
  await hand.tap(page.getByRole("dialog").getByRole("button", { name: /^Trocar por / }));
  for (sets = 1; sets < 60 && !(await summary(page).isVisible()); sets += 1) await doSet(page, hand.tap);
  await hand.tap(page.getByText("Certo", { exact: true }));
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await hand.look(page);
  const walked = hand.walked();
  return {
    walked,
    bounds: [
      atMost(`taps for ${sets} sets with a swap`, walked.taps, 52),
      holds("the first workout is met, by her name", title, title === "Primeiro treino feito, Ju."),
    ],
  };
};

const QUESTIONS = [
  "quanta proteína tem meu almoço?",
  "posso comer uma coxinha?",
  "tô grávida, e agora?",
  "tenho fome às 16h",
  "pizza no jantar",
  "dói meu joelho no agachamento",
  "tomei 2 cervejas",
  "não consigo ir na academia hoje",
  "quero desistir",
  "posso tomar whey?",
  "o que eu como no lanche da tarde?",
  "troca o frango do jantar por ovo",
  "quanto falta para 68 kg?",
];

/** What the review asked, in its order; a pregnancy that was only a question is taken back at once. */
export const walkAssistant: Walk = async ({ page }) => {
  await page.goto(ASSISTANT);
  const hand = createHand();
  const shrugs: string[] = [];
  for (const question of QUESTIONS) {
    await ask(page, question, hand);
    if (/não entendi/i.test(await lastAnswer(page).innerText())) shrugs.push(question);
    const asked = page.getByRole("region", { name: "Antes de mudar o plano" });
    if (/grávida/.test(question)) await hand.tap(asked.getByRole("button", { name: /^Não/ }));
  }
  const walked = hand.walked();
  await page.goto("/app/plano");
  const plan = await page
    .getByRole("heading", { name: /Almoço/ })
    .first()
    .waitFor()
    .then(() => "there");
  return {
    walked,
    bounds: [
      // Nine in the review, all of whose sentences the product has an answer to.
      atMost(`questions not understood (${shrugs.join("; ")})`, shrugs.length, 9),
      holds("the plan is there after a sign that was taken back", plan, true),
    ],
  };
};

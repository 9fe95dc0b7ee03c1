import type { Answers } from "@app/engine/intake/answers";
import { WEEKDAYS } from "@app/engine/intake/questionnaire/movement";
import { daysSinceMonday } from "@app/engine/training/progression/weeks/calendar";
import { answerScreen, bia, isBlockEnd } from "../intake.ts";
import { dayAgo } from "../member-days.ts";
import { createHand } from "./hand.ts";
import { atMost, holds, type Walk } from "./walk.ts";

/** Today and every other day after it: there is a workout on the day of the walk, whichever it is. */
const trainsOn = [0, 2, 4].map((later) => {
  const { length } = WEEKDAYS;
  return String(WEEKDAYS[(daysSinceMonday(dayAgo(0)) + later) % length]?.value);
});

/** As much as the review's person said: nothing is skipped, a knee hurts, lactose does harm. */
const answers: Answers = {
  ...bia,
  q01: "Ju",
  q07: 68,
  q08: "Brincar com meu filho sem cansar",
  s12: { items: ["lactose"], other: "" },
  f7: { water: 6, sugar: false, sweetDrinks: 0, alcohol: 0 },
  f8: "noite",
  f9: "SP",
  m4: 3,
  m4b: trainsOn,
  m5: 45,
  m6: "academia",
  m7: [{ region: "joelho", side: "direito", pain: 5 }],
  m8: ["caminhar"],
};

/** What can harm a person, as the review was asked it; those that depend on an answer not given are not asked. */
const SAFETY = "q02 q03 q04 q05 s1 s2 s3 s4 s5 s6 s7 s8 s9 s11 s12 e1 e2 e3 e4 e5 h1 h2 m7".split(" ");

export const walkQuestionnaire: Walk = async ({ page }) => {
  const hand = createHand();
  const hands = { press: hand.tap, type: hand.type };
  const asked: string[] = [];
  await page.goto("/app/anamnese");
  await hand.tap(page.getByRole("button", { name: "Autorizo" }));
  await hand.tap(page.getByRole("button", { name: "Li e concordo" }));
  await page.waitForURL(/pergunta\/q01/);
  let asksWeekdays = false;
  while (/pergunta|bloco/.test(page.url())) {
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (!isBlockEnd(page)) {
      if (page.url().endsWith("/m4"))
        asksWeekdays = await page.getByRole("group", { name: /^Em quais dias/ }).isVisible();
      asked.push(await answerScreen(page, hands, answers));
      continue;
    }
    const here = page.url();
    await hand.tap(page.getByRole("link", { name: /^(Seguir|Terminar)/ }));
    await page.waitForURL((url) => url.href !== here);
  }
  await page.waitForURL("**/app/anamnese/resultado");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await hand.look(page);
  const walked = hand.walked();
  const lost = SAFETY.filter((id) => !asked.includes(id));
  return {
    walked,
    bounds: [
      atMost(`screens: 2 consents, ${asked.length} questions, rewards and the result`, walked.screens.length, 50),
      holds("no question of safety lost", lost.join(" ") || SAFETY.join(" "), lost.length === 0),
      holds("the weekdays of training are asked (D38)", asksWeekdays ? "beside the days a week" : "no", asksWeekdays),
    ],
  };
};

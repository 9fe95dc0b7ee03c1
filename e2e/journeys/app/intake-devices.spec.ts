import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import type { BrowserContext } from "@playwright/test";
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from "../../chromium.ts";
import { answerScreen, bia, questionAt, SCREENS, storedAnswers, touch } from "../../intake.ts";
import { allowCare, saveAnswers } from "../../intake-answers.ts";
import { expect, test } from "../../journey.ts";
import { becomeMember, givePlan, startSession } from "../../member.ts";

/** Questions that the two devices answer in turn; the others were answered before. Every control has its own journey. */
const ALTERNATED = 14;

test.use({
  // Each screen is opened anew: a trace of them would cost as much again.
  trace: "off",
  // The headless shell may close a tab before the request of its last answer has left.
  launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_FLAGS },
});

test("on two devices in turn, each tab closed right after its answer: none is lost, and both end alike", {
  tag: "@phone",
}, async ({ page: first, context, browser, visitor }) => {
  test.slow();
  const accountId = await becomeMember(first, visitor);
  await givePlan(accountId, visitor);
  await allowCare(first, visitor);
  const last = questionnaire.content.questions
    .filter(({ id, partOf }) => bia[partOf ?? id] !== undefined)
    .slice(-ALTERNATED);
  const lastIds = new Set<string>(last.map(({ id }) => id));
  const early = Object.entries(bia).filter(([id]) => !lastIds.has(id));
  await saveAnswers(first, visitor, Object.fromEntries(early));
  const second = await browser.newContext();
  const devices = [context, second] as const;
  await first.close();
  let page = await second.newPage();
  await startSession(page, visitor);
  await page.goto("/app/anamnese");
  for (let screens = 0; screens < SCREENS; screens += 1) {
    await page.waitForURL(/pergunta|resultado/);
    if (!questionAt(page.url())) break;
    const before = await storedAnswers(accountId);
    const answered = page.url();
    await answerScreen(page, touch, bia);
    // Without waiting for the server. The other device goes on at the next question.
    await page.close();
    await expect.poll(() => storedAnswers(accountId)).toBeGreaterThan(before);
    page = await devices[screens % 2 === 0 ? 0 : 1].newPage();
    await page.goto("/app/anamnese");
    await page.waitForURL((url) => url.href !== answered);
  }
  await page.waitForURL("**/app/anamnese/resultado");
  expect(await storedAnswers(accountId)).toBe(Object.keys(bia).length);
  const [here, there] = await Promise.all(devices.map(answersShown));
  expect(here).toEqual(there);
  await second.close();
});

/** What a device shows of every answer. */
async function answersShown(device: BrowserContext): Promise<string> {
  const page = await device.newPage();
  await page.goto("/app/anamnese/respostas");
  await expect(page.getByText(bia.q01 ?? "", { exact: true })).toBeVisible();
  return page.getByRole("main").innerText();
}

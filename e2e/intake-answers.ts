import { purposes } from "@app/contract/consents";
import { recordIdOf } from "@app/engine/intake/answer-id";
import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { wordingHashOf } from "@app/engine/intake/questionnaire/wording";
import type { Page } from "@playwright/test";
import { basic, expect, type Visitor } from "./journey.ts";

/** A woman of the golden file about whom the safety table has nothing to say. */
export const plainAnswers: Answers = {
  q01: "Bia",
  q02: "1992-03-14",
  q03: "feminino",
  q04: 165,
  q05: 82,
  q06: "emagrecer",
  s1: { yes: false, which: [] },
  s2: false,
  s3: false,
  s3b: 0,
  s4: { yes: false },
  s5: { yes: false, names: [] },
  s6: { yes: false, regions: [] },
  s7: false,
  s8: "nao",
  s9: { marked: ["nenhuma"] },
  s11: { answer: "nao" },
  s12: { items: [], other: "", severe: false },
  e1: false,
  e2: false,
  e3: false,
  e4: false,
  e5: false,
  h1: 0,
  h2: 0,
  f1: "de-tudo",
  f2: [],
  f3: 5,
  f3b: ["07:00", "10:00", "12:30", "16:00", "19:30"],
  f4: "casa",
  f5: "ate-20",
  f6: "normal",
  m1: "em-pe",
  m2: "60-150",
  m3: "nunca",
  m4: 3,
  m5: 45,
  m6: "academia",
  m7: [],
  m9: { hours: 7, wakes: 3 },
  p1: "mostrar",
  p2: { channel: "texto" },
  p3: { reminders: ["nenhum"] },
};

type Consent = "health-data" | "remote-care";

/** Answers a consent through the API. */
export async function answerConsent(page: Page, visitor: Visitor, purpose: Consent, allowed: boolean): Promise<void> {
  const data = { purpose, allowed, version: purposes[purpose].version };
  const reply = await page.request.post("/v1/account/consents", { headers: headersOf(visitor), data });
  expect(reply.ok()).toBe(true);
}

let counter = 0;

/** Saves answers through the API, as a device of the member's. */
export async function saveAnswers(page: Page, visitor: Visitor, answers: Answers): Promise<void> {
  const mutations = Object.entries(answers).map(([question, value]) => ({
    id: recordIdOf(question as AnswerId),
    kind: "answer",
    op: "put",
    hlc: nextHlc(),
    fields: {
      answer: { value, version: questionnaire.version, wording: wordingHashOf(question as AnswerId) },
    },
  }));
  const reply = await page.request.post("/v1/account/sync", {
    headers: headersOf(visitor),
    data: { cursor: null, mutations },
  });
  const { acks } = (await reply.json()).return as { acks: { id: string; result: string }[] };
  expect(acks.filter(({ result }) => result !== "stored")).toEqual([]);
}

/** Closes the questionnaire through the API. */
export async function completeIntake(page: Page, visitor: Visitor): Promise<void> {
  const reply = await page.request.post("/v1/account/intake/complete", { headers: headersOf(visitor) });
  expect(await reply.json()).toMatchObject({ code: 200 });
}

/** Both consents, all answers, closed. */
export async function answerAll(page: Page, visitor: Visitor, answers: Answers): Promise<void> {
  await answerConsent(page, visitor, "health-data", true);
  await answerConsent(page, visitor, "remote-care", true);
  await saveAnswers(page, visitor, answers);
  await completeIntake(page, visitor);
}

const headersOf = ({ email, password }: Visitor) => basic(email, password);

const nextHlc = (): string =>
  `${Date.now().toString(16).padStart(12, "0")}-${(counter++ % 60_000).toString(16).padStart(4, "0")}-00000000000000aa`;

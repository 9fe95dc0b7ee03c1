import { purposes } from "@app/contract/consents";
import { answerRecords } from "@app/engine/intake/answer-record";
import type { Answers } from "@app/engine/intake/answers";
import { plainAnswers as consentedAnswers } from "@app/engine/intake/testing/rows-raised";
import { type Clock, nextHlc } from "@app/engine/sync/hlc";
import type { Page } from "@playwright/test";
import { expect, type Visitor } from "./journey.ts";
import { serverNow } from "./server.ts";
import { headersOf } from "./session.ts";

/** An example member about whom the safety table has nothing to say. */
const { c1: _c1, c2: _c2, ...plainAnswers } = consentedAnswers;

export { plainAnswers };

type Consent = "health-data" | "remote-care";

/** Answers a consent through the API. */
export async function answerConsent(page: Page, visitor: Visitor, purpose: Consent, allowed: boolean): Promise<void> {
  const data = { purpose, allowed, version: purposes[purpose].version };
  const reply = await page.request.post("/v1/account/consents", { headers: headersOf(visitor), data });
  expect(reply.ok()).toBe(true);
}

/** Gives both consents through the API. */
export async function allowCare(page: Page, visitor: Visitor): Promise<void> {
  await answerConsent(page, visitor, "health-data", true);
  await answerConsent(page, visitor, "remote-care", true);
}

let clock: Clock = { ms: 0, counter: 0 };

/** Saves answers through the API, as a device of the member's. */
export async function saveAnswers(page: Page, visitor: Visitor, answers: Answers): Promise<void> {
  const mutations = answerRecords(answers).map((record) => {
    const next = nextHlc(clock, serverNow().getTime(), "00000000000000aa");
    clock = next.clock;
    return { ...record, hlc: next.hlc };
  });
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
  await allowCare(page, visitor);
  await saveAnswers(page, visitor, answers);
  await completeIntake(page, visitor);
}

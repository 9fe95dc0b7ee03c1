import {
  MAX_REPLY_SENTENCES as SENTENCES,
  MAX_NEXT_STEP as STEP,
  MAX_REPLY_TEXT as TEXT,
} from "@app/contract/staff/reviews";
import { expect, test } from "vitest";
import { checkReply } from "./check-reply.ts";
import { MAX_NEXT_STEP, MAX_REPLY_SENTENCES, MAX_REPLY_TEXT } from "./limits.ts";

const good = { text: "Boa semana. A fome caiu.", nextStep: "Levar iogurte às 15h" };

test("the limits are the contract's", () => {
  expect([MAX_NEXT_STEP, MAX_REPLY_SENTENCES, MAX_REPLY_TEXT]).toEqual([STEP, SENTENCES, TEXT]);
});

test.each([
  [{}, {}],
  [{ text: " curto " }, { text: "Escreva a resposta" }],
  [{ text: "Uma frase. Outra frase. E mais uma." }, { text: "Resuma em duas frases" }],
  [{ text: "a".repeat(401) }, { text: "Encurte o texto" }],
  [{ text: "Boa semana, {primeiroNome}." }, { text: "Falta preencher {primeiroNome}" }],
  [{ nextStep: "" }, { nextStep: "Escreva o próximo passo" }],
  [{ nextStep: "a".repeat(161) }, { nextStep: "Encurte o próximo passo" }],
])("%j gives %j", (change, errors) => expect(checkReply({ ...good, ...change })).toEqual(errors));

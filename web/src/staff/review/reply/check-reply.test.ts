import { expect, test } from "vitest";
import { checkReply } from "./check-reply.ts";

const good = { text: "Boa semana. A fome caiu.", nextStep: "Levar iogurte às 15h" };

test.each([
  [{}, {}],
  [{ text: " curto " }, { text: "Escreva a resposta" }],
  [{ text: "Uma frase. Outra frase. E mais uma." }, { text: "Resuma em duas frases" }],
  [{ text: "a".repeat(401) }, { text: "Encurte o texto" }],
  [{ text: "Boa semana, {primeiroNome}." }, { text: "Falta preencher {primeiroNome}" }],
  [{ nextStep: "" }, { nextStep: "Escreva o próximo passo" }],
  [{ nextStep: "a".repeat(161) }, { nextStep: "Encurte o próximo passo" }],
])("%j gives %j", (change, errors) => expect(checkReply({ ...good, ...change })).toEqual(errors));

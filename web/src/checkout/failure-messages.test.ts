import { expect, test } from "vitest";
import { ApiError } from "../api.ts";
import { cardFailure, pixFailure, wasAnswered } from "./failure-messages.ts";

const apiError = (message: string | null, code = 402) =>
  new ApiError({ return: null, message, code, error: "card-declined", redirect_to: null });
const noAnswer = apiError("Sem conexão", 0);

test.each([
  [apiError("Cartão sem saldo"), "Erro ao processar pagamento: Cartão sem saldo. Por favor, tente novamente."],
  [apiError("Cartão sem saldo."), "Erro ao processar pagamento: Cartão sem saldo. Por favor, tente novamente."],
  [apiError(null), "Erro ao processar pagamento: Erro desconhecido. Por favor, tente novamente."],
  [noAnswer, "Erro ao processar pagamento. Por favor, tente novamente ou entre em contato com o suporte."],
])("a failed card says why", (error, text) => {
  expect(cardFailure(error)).toBe(text);
});

test.each([
  [apiError("Limite diário"), "Erro ao processar pagamento PIX. Limite diário. Por favor, tente novamente."],
  [apiError(null), "Erro ao processar pagamento PIX. Por favor, tente novamente."],
  [noAnswer, "Erro ao processar pagamento PIX. Por favor, tente novamente."],
])("a failed PIX says why, when the server does", (error, text) => {
  expect(pixFailure(error)).toBe(text);
});

test("no answer is no refusal", () => {
  expect(wasAnswered(noAnswer)).toBe(false);
  expect(wasAnswered(apiError(null))).toBe(true);
});

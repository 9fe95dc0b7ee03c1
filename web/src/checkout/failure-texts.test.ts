import { expect, test } from "vitest";
import { ApiError } from "../api.ts";
import { cardFailure, pixFailure, wasAnswered } from "./failure-texts.ts";

const refusal = (message: string | null, code = 402) =>
  new ApiError({ return: null, message, code, error: "card-declined", redirect_to: null });
const nothing = refusal("Sem conexão", 0);

test.each([
  [refusal("Cartão sem saldo"), "Erro ao processar pagamento: Cartão sem saldo. Por favor, tente novamente."],
  [refusal("Cartão sem saldo."), "Erro ao processar pagamento: Cartão sem saldo. Por favor, tente novamente."],
  [refusal(null), "Erro ao processar pagamento: Erro desconhecido. Por favor, tente novamente."],
  [nothing, "Erro ao processar pagamento. Por favor, tente novamente ou entre em contato com o suporte."],
])("a failed card says why", (error, text) => {
  expect(cardFailure(error)).toBe(text);
});

test.each([
  [refusal("Limite diário"), "Erro ao processar pagamento PIX. Limite diário. Por favor, tente novamente."],
  [refusal(null), "Erro ao processar pagamento PIX. Por favor, tente novamente."],
  [nothing, "Erro ao processar pagamento PIX. Por favor, tente novamente."],
])("a failed PIX says why, when the server does", (error, text) => {
  expect(pixFailure(error)).toBe(text);
});

test("no answer is no refusal", () => {
  expect(wasAnswered(nothing)).toBe(false);
  expect(wasAnswered(refusal(null))).toBe(true);
});

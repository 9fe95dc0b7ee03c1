import { expect, test } from "vitest";
import { ApiError } from "../api.ts";
import { cardFailure, pixFailure, wasAnswered } from "./failure-messages.ts";

const apiError = (message: string | null, code = 402) =>
  new ApiError({ return: null, message, code, error: "card-declined", redirect_to: null });
const noResponse = apiError("Sem conexão", 0);

test.each([
  [apiError("Cartão sem saldo"), "Erro ao processar pagamento: Cartão sem saldo. Por favor, tente novamente."],
  [apiError("Cartão sem saldo."), "Erro ao processar pagamento: Cartão sem saldo. Por favor, tente novamente."],
  [apiError(null), "Erro ao processar pagamento: Erro desconhecido. Por favor, tente novamente."],
  [noResponse, "Erro ao processar pagamento. Por favor, tente novamente ou entre em contato com o suporte."],
])("a failed card payment shows the reason", (error, text) => {
  expect(cardFailure(error)).toBe(text);
});

test.each([
  [apiError("Limite diário"), "Erro ao processar pagamento PIX. Limite diário. Por favor, tente novamente."],
  [apiError(null), "Erro ao processar pagamento PIX. Por favor, tente novamente."],
  [noResponse, "Erro ao processar pagamento PIX. Por favor, tente novamente."],
])("a failed PIX payment shows the server's reason, if any", (error, text) => {
  expect(pixFailure(error)).toBe(text);
});

test("a missing response is not a decline", () => {
  expect(wasAnswered(noResponse)).toBe(false);
  expect(wasAnswered(apiError(null))).toBe(true);
});

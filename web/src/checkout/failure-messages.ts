import { ApiError } from "../api.ts";

const TRY_AGAIN = "Por favor, tente novamente.";
const NO_RESPONSE = `Erro ao processar pagamento. Por favor, tente novamente ou entre em contato com o suporte.`;
export const PIX_NOT_MADE = `Erro ao gerar código PIX. ${TRY_AGAIN}`;

const withoutDot = (sentence: string) => sentence.trim().replace(/\.$/, "");
const responseOf = (error: unknown) =>
  error instanceof ApiError && error.envelope.code !== 0 ? error.envelope : undefined;

/** The specification's sentence around the server's reason. */
export function cardFailure(error: unknown): string {
  const response = responseOf(error);
  if (!response) return NO_RESPONSE;
  return `Erro ao processar pagamento: ${withoutDot(response.message ?? "Erro desconhecido")}. ${TRY_AGAIN}`;
}

export function pixFailure(error: unknown): string {
  const reason = responseOf(error)?.message;
  return `Erro ao processar pagamento PIX. ${reason ? `${withoutDot(reason)}. ` : ""}${TRY_AGAIN}`;
}

/** Whether there was a response: without one the payment's outcome is unknown. */
export const wasAnswered = (error: unknown): boolean => responseOf(error) !== undefined;

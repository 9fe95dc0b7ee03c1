import { ApiError } from "../api.ts";

const AGAIN = "Por favor, tente novamente.";
const NO_ANSWER = `Erro ao processar pagamento. Por favor, tente novamente ou entre em contato com o suporte.`;
export const PIX_NOT_MADE = `Erro ao gerar código PIX. ${AGAIN}`;

const withoutDot = (sentence: string) => sentence.trim().replace(/\.$/, "");
const answerOf = (error: unknown) =>
  error instanceof ApiError && error.envelope.code !== 0 ? error.envelope : undefined;

/** The specification's sentence around the server's reason. */
export function cardFailure(error: unknown): string {
  const answer = answerOf(error);
  if (!answer) return NO_ANSWER;
  return `Erro ao processar pagamento: ${withoutDot(answer.message ?? "Erro desconhecido")}. ${AGAIN}`;
}

export function pixFailure(error: unknown): string {
  const reason = answerOf(error)?.message;
  return `Erro ao processar pagamento PIX. ${reason ? `${withoutDot(reason)}. ` : ""}${AGAIN}`;
}

/** Whether anything came back at all: without an answer nobody knows yet what became of the payment. */
export const wasAnswered = (error: unknown): boolean => answerOf(error) !== undefined;

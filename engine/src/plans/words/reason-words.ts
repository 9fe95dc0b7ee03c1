import type { ChangeReason, ReasonCode } from "@app/contract/plan-changes";

/** Where a reason comes from, as the member reads it. */
const SOURCES: Readonly<Record<ReasonCode, string>> = {
  answer: "Resposta sua",
  request: "Pedido seu",
  diary: "Seu diário",
  trend: "Sua tendência",
  review: "Sua revisão da semana",
  safety: "Segurança",
  professional: "Decisão profissional",
};

export const reasonSource = ({ code, question }: ChangeReason): string =>
  code === "answer" && question ? `Resposta à pergunta ${question}` : SOURCES[code];

import type { ProblemCode } from "@app/contract/problems";

/** Refusals whose own text is written for members. */
export const staffProblems: Partial<Record<ProblemCode, string>> = {
  "too-many-attempts":
    "Muitas tentativas seguidas. Espere um pouco, entre com a chave deste aparelho ou fale com quem administra a equipe.",
};

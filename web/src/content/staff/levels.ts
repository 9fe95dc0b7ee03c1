import type { Half } from "@app/contract/plan-document";

/** A level of the safety table as people say it: the letter alone is the machine's. */
const WORDS: Readonly<Record<string, Record<Half, string>>> = {
  A: { diet: "dieta liberada", training: "treino liberado" },
  B: { diet: "dieta com limites", training: "treino com limites" },
  C: { diet: "dieta à espera de leitura", training: "treino à espera de leitura" },
  D: { diet: "dieta fora do atendimento", training: "treino fora do atendimento" },
};

/** Below a heading that names the half: "com limites". */
export const shortLevel = (half: Half, key: string): string => levelText(half, key).replace(/^(dieta|treino) /, "");

export const levelText = (half: Half, key: string): string =>
  WORDS[key]?.[half] ?? `${half === "diet" ? "dieta" : "treino"} ${key}`;

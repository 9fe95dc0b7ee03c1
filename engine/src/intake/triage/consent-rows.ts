import type { SafetyRow } from "./safety-row.ts";

/** Where a person lives, and what they agreed to. */
export const consentRows: readonly SafetyRow[] = [
  {
    n: 32,
    code: "R32_MORA_FORA",
    title: "Mora fora do Brasil",
    source: "CFN 760/2023: local law applies abroad",
    when: {
      not: {
        fact: "country",
        is: "BR",
      },
    },
    diet: "A",
    training: "A",
    numbers: "free",
    humanWithinHours: 120,
    notes: ["educativo"],
  },
  {
    n: 33,
    code: "R33_SEM_CONSENTIMENTO",
    title: "Sem autorização para dados de saúde",
    source: "LGPD art. 11, I",
    when: {
      fact: "consent",
      is: false,
    },
    diet: "N",
    training: "N",
    numbers: null,
    humanWithinHours: null,
    needsConsent: false,
    notes: ["contador-sem-dados-do-corpo", "so-biblioteca-de-treino"],
  },
];

import type { SafetyRow } from "./safety-row.ts";

/** Relation with food, mood and crisis. */
export const mindRows: readonly SafetyRow[] = [
  {
    n: 9,
    code: "R09_SCOFF_2",
    title: "SCOFF de 2 ou mais",
    source: "SCOFF-BR, cut-off 2 (SciELO 2021;43(6):613)",
    when: {
      fact: "scoff",
      gte: 2,
    },
    diet: "B",
    training: "A",
    numbers: "hidden",
    humanWithinHours: 72,
    maxDeficitPct: 0,
    notes: ["porcoes-pela-mao-e-pelo-prato", "sem-kcal", "nutricionista-liga"],
  },
  {
    n: 10,
    code: "R10_TRANSTORNO_ALIMENTAR",
    title: "Sinais ou história de transtorno alimentar",
    when: {
      any: [
        {
          fact: "scoffVomit",
          is: true,
        },
        {
          all: [
            {
              fact: "scoff",
              gte: 2,
            },
            {
              fact: "bmi",
              lt: 20,
            },
          ],
        },
        {
          fact: "conditions",
          hasAny: ["transtorno-alimentar"],
        },
      ],
    },
    diet: "C",
    training: "B",
    numbers: "hidden",
    humanWithinHours: 24,
    notes: ["cartao-de-cuidado"],
  },
  {
    n: 11,
    code: "R11_PHQ2_3",
    title: "PHQ-2 de 3 ou mais",
    source: "PHQ-2, cut-off 3",
    when: {
      fact: "phq2",
      gte: 3,
    },
    diet: null,
    training: null,
    numbers: "choice",
    humanWithinHours: 72,
    maxDeficitPct: 0.1,
    notes: ["cartao-de-apoio"],
  },
  {
    n: 12,
    code: "R12_CRISE",
    title: "Palavras de crise",
    when: {
      fact: "crisisWords",
      is: true,
    },
    diet: "C",
    training: "C",
    numbers: "hidden",
    humanWithinHours: 0,
    needsConsent: false,
    paused: true,
    notes: ["tela-de-crise"],
  },
];

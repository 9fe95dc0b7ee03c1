import type { SafetyRow } from "./safety-row.ts";

/** Medicines, allergies, pain and what still has to be read. */
export const medicineRows: readonly SafetyRow[] = [
  {
    n: 21,
    code: "R21_GLP1",
    title: "Usa GLP-1 ou parecido",
    source: "Advisory of four societies on GLP-1 and nutrition, 2025",
    when: {
      fact: "glp1",
      is: true,
    },
    diet: "B",
    training: "A",
    numbers: "choice",
    humanWithinHours: 48,
    maxDeficitPct: 0,
    notes: ["proteina-e-liquido-primeiro", "refeicoes-pequenas", "forca-primeiro"],
  },
  {
    n: 22,
    code: "R22_REMEDIO_COM_INTERACAO",
    title: "Remédio que pede cuidado com água ou comida",
    when: {
      fact: "medicationClasses",
      hasAny: ["anticoagulante-varfarina", "litio", "diuretico", "corticoide", "antiobesidade"],
    },
    diet: "B",
    training: "A",
    numbers: "free",
    humanWithinHours: 72,
    maxDeficitPct: 0,
    waterWithheld: true,
    notes: ["agua-converse-com-seu-medico"],
  },
  {
    n: 23,
    code: "R23_ALERGIA_LISTADA",
    title: "Alergia ou intolerância da lista, sem reação grave",
    when: {
      all: [
        {
          fact: "allergenTags",
          hasAny: [
            "leite-proteina",
            "lactose",
            "gluten",
            "ovo",
            "amendoim",
            "castanhas",
            "soja",
            "peixe",
            "crustaceos",
            "gergelim",
          ],
        },
        {
          fact: "severeReaction",
          is: false,
        },
      ],
    },
    diet: "A",
    training: null,
    numbers: "free",
    humanWithinHours: 120,
    notes: ["exclusao-de-alergenos"],
  },
  {
    n: 24,
    code: "R24_REACAO_GRAVE_OU_TEXTO",
    title: "Reação grave, ou alergia escrita à mão",
    when: {
      any: [
        {
          fact: "severeReaction",
          is: true,
        },
        {
          fact: "allergyOther",
          is: true,
        },
      ],
    },
    diet: "B",
    training: "A",
    numbers: "free",
    humanWithinHours: 48,
    maxDeficitPct: 0,
    notes: ["sem-cardapio-gerado"],
  },
  {
    n: 29,
    code: "R29_DOR_7",
    title: "Dor de 7 ou mais",
    when: {
      fact: "worstPain",
      gte: 7,
    },
    diet: null,
    training: "B",
    numbers: "free",
    humanWithinHours: 72,
    notes: ["regiao-bloqueada"],
  },
  {
    n: 31,
    code: "R31_TEXTO_NAO_RECONHECIDO",
    title: "Doença ou remédio que o dicionário não conhece",
    when: {
      fact: "unmatchedText",
      notEmpty: true,
    },
    diet: "B",
    training: "B",
    numbers: "free",
    humanWithinHours: 72,
    maxDeficitPct: 0,
    notes: ["ate-ser-lido"],
  },
];

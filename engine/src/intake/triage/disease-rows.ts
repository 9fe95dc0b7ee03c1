import type { SafetyRow } from "./safety-row.ts";

/** Diseases, warning signs and surgery. */
export const diseaseRows: readonly SafetyRow[] = [
  {
    n: 13,
    code: "R13_DIABETES_1_OU_INSULINA",
    title: "Diabetes 1, insulina ou sulfonilureia",
    when: {
      any: [
        {
          fact: "conditions",
          hasAny: ["diabetes-1", "insulina-ou-sulfonilureia"],
        },
        {
          fact: "medicationClasses",
          hasAny: ["insulina-ou-sulfonilureia"],
        },
      ],
    },
    diet: "C",
    training: "C",
    numbers: "free",
    humanWithinHours: 48,
    notes: ["hipoglicemia", "carboidrato-distribuido"],
  },
  {
    n: 14,
    code: "R14_DIABETES_2",
    title: "Diabetes 2 sem insulina nem sulfonilureia",
    when: {
      all: [
        {
          fact: "conditions",
          hasAny: ["diabetes-2"],
        },
        {
          not: {
            any: [
              {
                fact: "conditions",
                hasAny: ["diabetes-1", "insulina-ou-sulfonilureia"],
              },
              {
                fact: "medicationClasses",
                hasAny: ["insulina-ou-sulfonilureia"],
              },
            ],
          },
        },
      ],
    },
    diet: "B",
    training: "A",
    numbers: "free",
    humanWithinHours: 72,
    maxDeficitPct: 0.1,
    notes: ["carboidrato-distribuido", "treino-moderado"],
  },
  {
    n: 15,
    code: "R15_RIM",
    title: "Doença renal",
    when: {
      fact: "conditions",
      hasAny: ["doenca-renal"],
    },
    diet: "C",
    training: "B",
    numbers: "free",
    humanWithinHours: 48,
    waterWithheld: true,
    notes: ["proteina-e-potassio", "agua-converse-com-seu-medico"],
  },
  {
    n: 16,
    code: "R16_PRESSAO_CONTROLADA",
    title: "Pressão alta, controlada",
    when: {
      fact: "pressure",
      is: "controlada",
    },
    diet: "A",
    training: "B",
    numbers: "free",
    humanWithinHours: 120,
    notes: ["sodio", "sem-prender-a-respiracao"],
  },
  {
    n: 17,
    code: "R17_PRESSAO_NAO_CONTROLADA",
    title: "Pressão alta, não controlada ou sem valor",
    when: {
      fact: "pressure",
      is: "nao-controlada-ou-desconhecida",
    },
    diet: "A",
    training: "C",
    numbers: "free",
    humanWithinHours: 72,
    notes: ["sodio"],
  },
  {
    n: 18,
    code: "R18_SINAIS_OU_CORACAO",
    title: "Sinais de alerta, coração, infarto ou AVC",
    source: "PAR-Q+, general questions",
    when: {
      any: [
        {
          fact: "warningSigns",
          notEmpty: true,
        },
        {
          fact: "conditions",
          hasAny: ["avc-ou-infarto"],
        },
        {
          fact: "heart",
          is: true,
        },
      ],
    },
    diet: "B",
    training: "C",
    numbers: "free",
    humanWithinHours: 72,
    maxDeficitPct: 0,
    waterWithheld: true,
    notes: ["liberacao-medica", "agua-converse-com-seu-medico"],
  },
  {
    n: 19,
    code: "R19_BARIATRICA_RECENTE",
    title: "Cirurgia bariátrica há menos de 18 meses",
    when: {
      fact: "bariatricMonths",
      lt: 18,
    },
    diet: "C",
    training: "B",
    numbers: "free",
    humanWithinHours: 48,
    notes: ["proteina-e-liquido-primeiro", "refeicoes-pequenas"],
  },
  {
    n: 20,
    code: "R20_BARIATRICA_18_MESES",
    title: "Cirurgia bariátrica há 18 meses ou mais",
    when: {
      fact: "bariatricMonths",
      gte: 18,
    },
    diet: "B",
    training: "A",
    numbers: "free",
    humanWithinHours: 72,
    maxDeficitPct: 0,
    notes: ["proteina-e-liquido-primeiro", "refeicoes-pequenas"],
  },
  {
    n: 25,
    code: "R25_CELIACA",
    title: "Doença celíaca",
    when: {
      fact: "conditions",
      hasAny: ["doenca-celiaca"],
    },
    diet: "B",
    training: "A",
    numbers: "free",
    humanWithinHours: 72,
    maxDeficitPct: 0,
    notes: ["sem-gluten-e-contaminacao-cruzada"],
  },
  {
    n: 26,
    code: "R26_FIGADO_DII_GOTA_CANCER",
    title: "Fígado, intestino inflamatório, gota ou câncer em tratamento",
    when: {
      fact: "conditions",
      hasAny: ["doenca-do-figado", "doenca-intestinal-inflamatoria", "gota", "cancer-em-tratamento"],
    },
    diet: "C",
    training: {
      byCondition: {
        "doenca-do-figado": "C",
        "cancer-em-tratamento": "C",
        "doenca-intestinal-inflamatoria": "B",
        gota: "B",
      },
    },
    numbers: "free",
    humanWithinHours: 48,
  },
  {
    n: 34,
    code: "R34_EPILEPSIA",
    title: "Epilepsia",
    when: {
      fact: "conditions",
      hasAny: ["epilepsia"],
    },
    diet: "A",
    training: "B",
    numbers: "free",
    humanWithinHours: 72,
    notes: ["nada-onde-uma-crise-machuque"],
  },
  {
    n: 35,
    code: "R35_APNEIA_SEM_TRATAMENTO",
    title: "Apneia do sono sem tratamento",
    when: {
      fact: "apneaUntreated",
      is: true,
    },
    diet: "A",
    training: "A",
    numbers: "free",
    humanWithinHours: 72,
    notes: ["apneia-falar-com-o-medico"],
  },
  {
    n: 36,
    code: "R36_GOTA",
    title: "Gota",
    source: "ACR 2012 and 2020; levels are those of row 26",
    when: {
      fact: "conditions",
      hasAny: ["gota"],
    },
    diet: "A",
    training: "A",
    numbers: "free",
    humanWithinHours: 72,
    notes: ["purinas-baixas"],
  },
  {
    n: 37,
    code: "R37_COLESTEROL",
    title: "Colesterol ou triglicérides altos",
    source: "SBC guideline on dyslipidaemia",
    when: {
      any: [
        {
          fact: "conditions",
          hasAny: ["colesterol-triglicerides"],
        },
        {
          fact: "medicationClasses",
          hasAny: ["colesterol"],
        },
      ],
    },
    diet: "A",
    training: "A",
    numbers: "free",
    humanWithinHours: null,
    notes: ["gordura-saturada-baixa"],
  },
];

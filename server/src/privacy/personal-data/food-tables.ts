import type { PersonalTable } from "./personal-table.ts";

const TENTHS = "em décimos";
const CONTESTED = "Se outro aparelho anotou outro valor; ele está entre os valores de outro aparelho.";
/** What every kind of note has beside its own columns. */
const stamps = { deletedAt: "Apagado em", savedAt: "Recebido em", id: "Número" };
const internal = {
  accountId: "É a sua conta.",
  deletedHlc: "Qual dos seus aparelhos escreveu por último.",
  isContested: CONTESTED,
  rev: "Ordem interna das mudanças.",
};

const foods: Pick<Required<PersonalTable>, "columns" | "withheld"> = {
  columns: {
    day: "Dia",
    meal: "Refeição",
    time: "Hora",
    food: "Alimento",
    per100: "Valores em 100 g, do seu alimento",
    grams: "Gramas",
    low: "Gramas, no mínimo",
    high: "Gramas, no máximo",
    unit: "Medida",
    count: "Quantas",
    isAssumed: "Quantidade presumida",
    source: "De onde veio",
    part: "Item do plano",
    kcal: `Energia, ${TENTHS} de kcal`,
    lowKcal: `Energia mínima, ${TENTHS} de kcal`,
    highKcal: `Energia máxima, ${TENTHS} de kcal`,
    protein: `Proteína, ${TENTHS} de g`,
    fat: `Gordura, ${TENTHS} de g`,
    carb: `Carboidrato, ${TENTHS} de g`,
    fibre: `Fibra, ${TENTHS} de g`,
    ...stamps,
  },
  withheld: { ...internal, placeHlc: "Idem.", foodHlc: "Idem.", amountHlc: "Idem.", sourceHlc: "Idem." },
};

/** The food diary, and what a member keeps of their own for it. */
export const foodTables = {
  foodEntries: {
    title: "O que você comeu",
    erased: "deleted",
    about: "Cada alimento que você anotou. De um que você apagou, os valores somem em 90 dias.",
    ...foods,
  },
  foodEntriesArchive: {
    title: "O que você comeu há mais tempo",
    erased: "deleted",
    about: "O mesmo, dos meses que terminaram há mais de 90 dias.",
    ...foods,
  },
  dayTotals: {
    title: "Somas de cada dia",
    erased: "deleted",
    about: "O que os alimentos de um dia somam. O que não tem dado fica fora da soma e é contado.",
    columns: {
      day: "Dia",
      entries: "Alimentos",
      meals: "Refeições",
      kcal: `Energia, ${TENTHS} de kcal`,
      lowKcal: `Energia mínima, ${TENTHS} de kcal`,
      highKcal: `Energia máxima, ${TENTHS} de kcal`,
      protein: `Proteína, ${TENTHS} de g`,
      fat: `Gordura, ${TENTHS} de g`,
      carb: `Carboidrato, ${TENTHS} de g`,
      fibre: `Fibra, ${TENTHS} de g`,
      missingKcal: "Sem dado de energia",
      missingProtein: "Sem dado de proteína",
      missingFat: "Sem dado de gordura",
      missingCarb: "Sem dado de carboidrato",
      missingFibre: "Sem dado de fibra",
    },
    withheld: { accountId: "É a sua conta." },
  },
  diaryDays: {
    title: "Seus dias",
    erased: "deleted",
    about: "Água, se o dia está completo e se ele deu ruim. De um que você apagou, os valores somem em 90 dias.",
    columns: {
      day: "Dia",
      waterMl: "Água em ml",
      isComplete: "Completo",
      isBad: "Deu ruim",
      badReasons: "Por quê",
      ...stamps,
    },
    withheld: { ...internal, dayHlc: "Idem.", waterMlHlc: "Idem.", isCompleteHlc: "Idem.", badDayHlc: "Idem." },
  },
  bodyMeasures: {
    title: "Medidas do corpo",
    erased: "deleted",
    about: "As medidas que você anotou. De uma que você apagou, os valores somem em 90 dias.",
    columns: { day: "Dia", site: "Onde", cm: "Medida em cm", ...stamps },
    withheld: { ...internal, measureHlc: "Idem.", cmHlc: "Idem." },
  },
  sleeps: {
    title: "Sono",
    erased: "deleted",
    about: "As noites que você anotou. De uma que você apagou, os valores somem em 90 dias.",
    columns: { day: "Dia em que acordou", minutes: "Minutos", quality: "Qualidade, de 1 a 5", ...stamps },
    withheld: { ...internal, dayHlc: "Idem.", minutesHlc: "Idem.", qualityHlc: "Idem." },
  },
  activities: {
    title: "Atividades fora do plano",
    erased: "deleted",
    about: "O que você fez além dos treinos do plano. De uma que você apagou, os valores somem em 90 dias.",
    columns: { day: "Dia", what: "Atividade", minutes: "Minutos", effort: "Esforço, de 1 a 5", ...stamps },
    withheld: { ...internal, activityHlc: "Idem.", minutesHlc: "Idem.", effortHlc: "Idem." },
  },
  ownFoods: {
    title: "Seus alimentos",
    erased: "deleted",
    about: "Os alimentos que você cadastrou. De um que você apagou, os valores somem em 90 dias.",
    columns: { name: "Nome", per100: "Valores em 100 g", measure: "Medida", ...stamps },
    withheld: {
      ...internal,
      sealed: "Os valores acima, cifrados.",
      nameHlc: "Qual dos seus aparelhos escreveu por último.",
      per100Hlc: "Idem.",
      measureHlc: "Idem.",
    },
  },
  ownMeasures: {
    title: "Suas medidas caseiras",
    erased: "deleted",
    about: "Quanto pesa a sua concha, a sua colher, a sua fatia. De uma que você apagou, os valores somem em 90 dias.",
    columns: { unit: "Medida", food: "Alimento", grams: "Gramas", ...stamps },
    withheld: { ...internal, measureHlc: "Idem.", gramsHlc: "Idem." },
  },
  ownMeals: {
    title: "Suas refeições",
    erased: "deleted",
    about: "As refeições que você guardou para repetir. De uma que você apagou, os valores somem em 90 dias.",
    columns: { name: "Nome", items: "Alimentos", ...stamps },
    withheld: {
      ...internal,
      sealed: "Os valores acima, cifrados.",
      nameHlc: "Qual dos seus aparelhos escreveu por último.",
      itemsHlc: "Idem.",
    },
  },
} satisfies Record<string, PersonalTable>;

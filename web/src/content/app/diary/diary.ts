import type { ACTIVITIES, BAD_DAY_REASONS } from "@app/contract/diary";
import type { MealSlot } from "@app/contract/plan-document";
import type { HealthConsentWords } from "../progress/progress.ts";

/** Texts of `/app/diario`. */
export const diaryCopy = {
  title: "Diário",
  description: "O seu dia em uma frase.",
  day: "Dia",
  before: "Dia anterior",
  after: "Próximo dia",
  today: "Ir para hoje",
  field: "O que você comeu?",
  log: "Registrar",
  search: "Buscar",
  meals: "Refeições",
  planned: (name: string) => `No plano: ${name}`,
  lighter: (name: string) => `Mais leve: ${name}`,
  asPlanned: "Comi assim",
  asPlannedAt: (meal: string) => `Comi assim: ${meal}`,
  other: "Outra coisa",
  otherAt: (meal: string) => `Outra coisa: ${meal}`,
  add: "Somar",
  addTo: (meal: string) => `Somar a ${meal}`,
  change: (food: string) => `Mudar ${food}`,
  between: (low: string, high: string) => `Entre ${low} e ${high}\u00a0kcal.`,
  noData: "sem dado",
  empty: "Nada registrado ainda. Comece por uma frase, do jeito que você fala.",
  emptyPast: "Este dia ficou sem registro, e tudo bem.",
  reading: "Buscando o que você já registrou…",
  logged: (meal: string) => `${meal}: registrado.`,
  undo: "Desfazer",
  failed: "Não deu para guardar neste aparelho. Confira se há espaço livre e tente de novo.",
} as const;

export const mealNames: Record<MealSlot, string> = {
  cafe: "Café da manhã",
  "lanche-manha": "Lanche da manhã",
  almoco: "Almoço",
  "lanche-tarde": "Lanche da tarde",
  jantar: "Jantar",
  ceia: "Ceia",
};

export const totalsCopy = {
  title: "Até agora",
  titlePast: "No dia",
  of: (kcal: string) => `de ${kcal}`,
  planned: (kcal: string) => `O seu dia tem ${kcal}.`,
  range: (low: string, high: string) => `Entre ${low} e ${high}. Medida caseira é assim mesmo, e serve.`,
  protein: (grams: string, target: string | null) =>
    `${grams}\u00a0g de proteína${target ? `, de ${target}\u00a0g` : ""}.`,
  missing: (count: number) =>
    count === 1 ? "1 alimento sem dado ficou fora da soma." : `${count} alimentos sem dado ficaram fora da soma.`,
  none: "Nada somado ainda.",
  meals: (count: number) =>
    count === 0
      ? "Nenhuma refeição registrada ainda."
      : count === 1
        ? "Uma refeição registrada."
        : `${count} refeições registradas.`,
  complete: "O dia está completo",
} as const;

export const waterCopy = {
  title: "Água",
  glasses: (count: number, target: number | null) =>
    target === null ? (count === 1 ? "1 copo" : `${count} copos`) : `${count} de ${target} copos`,
  more: "Mais um copo",
  less: "Tirar um copo",
  glass: "Copo de requeijão, 250\u00a0ml. A urina clara é o melhor sinal.",
  glassHidden: "Copo de requeijão, cheio. A urina clara é o melhor sinal.",
} as const;

export const weekCopy = {
  title: "Nos últimos 7 dias",
  days: (count: number) => `Você registrou ${count} dos últimos 7 dias.`,
  enough: "É o que a gente precisa para acertar o seu plano.",
  none: "Nenhum registro nos últimos 7 dias, e tudo bem: é só retomar.",
} as const;

export const entrySheetCopy = {
  count: "Quanto foi?",
  grams: "Quantos gramas?",
  inGrams: (grams: number) => `${grams}\u00a0g`,
  factor: "Quanto foi?",
  factors: { "0.5": "Metade", "1": "Igual", "1.5": "Uma vez e meia", "2": "O dobro" },
  meal: "Em qual refeição?",
  save: "Salvar",
  remove: "Apagar",
  removed: (food: string) => `${food}: apagado.`,
} as const;

export const copySheetCopy = {
  yesterday: "Copiar ontem",
  day: (name: string) => `Copiar ${name}`,
  title: (name: string) => `O que copiar de ${name}?`,
  yesterdayName: "ontem",
  what: "O que copiar",
  whole: "O dia inteiro",
  action: "Copiar",
  /** "Pão francês: tem glúten. Confira antes de copiar." */
  excluded: (food: string, has: string | null) =>
    `${food}: ${has === null ? "está fora do que você come" : `tem ${has}`}. Confira antes de copiar.`,
  copied: (count: number) => (count === 1 ? "1 alimento copiado." : `${count} alimentos copiados.`),
} as const;

export const badDayCopy = {
  action: "Hoje deu ruim",
  title: "Acontece. O resto de hoje ficou assim.",
  titleAlone: "Acontece. Amanhã começa igual.",
  lighter: (meal: string) => `${meal} mais leve`,
  whole: (foods: string) => `${foods}: igual ao plano.`,
  half: (foods: string) => `${foods}: pela metade.`,
  asIs: (meal: string) => `${meal} como no plano`,
  asIsText: "Já está leve, e você precisa dele.",
  workout: "O treino fica para amanhã",
  workoutText: "Se der vontade, só o aquecimento já conta como movimento.",
  tomorrow: "Amanhã começa igual",
  tomorrowText: "Nada para compensar. Nenhuma conta muda.",
  why: "Quer contar o que houve? É opcional.",
  talk: "Quero falar com alguém agora",
  keep: "Ficar assim",
  undo: "Desfazer",
  marked: "Hoje deu ruim, e tudo bem.",
  markedPast: "Este dia deu ruim, e passou.",
  markedText: "O resto do dia ficou mais leve. Amanhã começa igual.",
  show: "Ver como ficou",
} as const;

export const badDayReasons: Record<(typeof BAD_DAY_REASONS)[number], string> = {
  fome: "Fome",
  tempo: "Correria",
  social: "Festa",
  animo: "Ânimo",
  dor: "Dor",
  dinheiro: "Dinheiro",
  beliscos: "Beliscos",
  outro: "Outra coisa",
};

export const movementCopy = {
  title: "Movimento",
  none: "Nenhum treino ou atividade neste dia.",
  workout: (session: string) => `Treino ${session}`,
  short: "versão curta",
  minutes: (minutes: number) => `${minutes} minutos`,
  add: "Registrar atividade",
  what: "O que você fez?",
  howLong: "Por quanto tempo?",
  effort: "Como foi? (opcional)",
  efforts: { "1": "Muito leve", "2": "Leve", "3": "No ponto", "4": "Pesado", "5": "Demais" },
  save: "Registrar",
  remove: (what: string) => `Apagar ${what}`,
  removed: (what: string) => `${what}: apagado.`,
} as const;

export const activityNames: Record<(typeof ACTIVITIES)[number], string> = {
  caminhada: "Caminhada",
  corrida: "Corrida",
  bicicleta: "Bicicleta",
  musculacao: "Musculação",
  danca: "Dança",
  natacao: "Natação",
  futebol: "Futebol",
  luta: "Luta",
  ioga: "Ioga",
  casa: "Faxina ou obra em casa",
  outra: "Outra",
};

export const bodyLinksCopy = {
  title: "Também do dia",
  weight: "Peso",
  measures: "Medidas",
  sleep: "Sono",
} as const;

export const oldDayCopy = {
  title: "Um dia mais antigo",
  text: "Este aparelho guarda os últimos dois meses. Este dia vem do servidor, só para ler.",
  offline: "Sem internet agora: este dia abre quando a conexão voltar.",
  failed: "Este dia não abriu agora. A falha foi nossa.",
  retry: "Tentar de novo",
} as const;

export const diaryConsentWords: HealthConsentWords & {
  noConsentKnown: { title: string; text: string };
  failed: { title: string };
} = {
  title: "Antes do primeiro registro",
  lead: "O que você come, bebe e treina é dado de saúde. A gente só guarda se você autorizar.",
  withdrawn: (date) =>
    `Em ${date}. O diário foi apagado do servidor. Para registrar de novo, é só autorizar outra vez.`,
  waiting: (count) =>
    count === 1
      ? "1 registro ficou só neste aparelho, sem autorização."
      : `${count} registros ficaram só neste aparelho, sem autorização.`,
  noConsentKnown: {
    title: "Sem conexão com o servidor.",
    text: "Para abrir o diário pela primeira vez neste aparelho, a gente precisa de internet.",
  },
  failed: { title: "O diário não abriu agora" },
};

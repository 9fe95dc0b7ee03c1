// Texts of the drawings in `/app/evolucao` and of their tables. No exclamation mark; a no-break space before a unit.

const NBSP = "\u00a0";

export const trendCopy = {
  title: "Peso e tendência",
  legend:
    "Cada ponto é um dia na balança. A linha é a tendência, e é ela que conta. A faixa é onde o peso de verdade está em 8 de cada 10 vezes.",
  behind:
    "Quando o peso muda firme, a linha vem alguns dias atrás dos pontos e encosta na beira da faixa. É assim mesmo: o peso de hoje está mais para dentro dela.",
  day: "Dia",
  scale: "Balança",
  trend: "Tendência",
  range: "Faixa",
  today: "hoje",
  none: "sem registro",
  noWeight: "sem registro",
  kg: (kg: string) => `${kg}${NBSP}kg`,
  between: (low: string, high: string) => `de ${low} a ${high}`,
  /** While there are too few weights for a trend. */
  missing: (count: number) =>
    count === 1
      ? "Com mais uma pesagem a linha da tendência aparece."
      : `Com mais ${count} pesagens a linha da tendência aparece.`,
} as const;

export const weekRangeCopy = {
  title: "Energia por semana",
  legend: "Média da semana e a faixa dos dias registrados.",
  band: (low: string, high: string) => `faixa do plano, ${low} a ${high}${NBSP}kcal`,
  of: "Semana de",
  mean: "Média do dia",
  days: "Dias",
  protein: "Proteína",
  logged: "Dias completos",
  kcal: (kcal: string) => `${kcal}${NBSP}kcal`,
  grams: (grams: string) => `${grams}${NBSP}g`,
  between: (low: string, high: string) => `de ${low} a ${high}`,
  week: (day: string, mean: string) => `semana de ${day}: ${mean}${NBSP}kcal por dia`,
} as const;

export const waistCopy = {
  title: "Cintura",
  day: "Dia",
  cm: (cm: string) => `${cm}${NBSP}cm`,
} as const;

export const nightsCopy = {
  title: "Noites",
  legend: "Fio mais comprido é noite mais longa.",
  day: "Noite que acabou em",
  sleep: "Sono",
  quality: "Qualidade",
  none: "sem registro",
  qualities: ["péssima", "ruim", "mais ou menos", "boa", "ótima"],
  night: (day: string, hours: string) => `${day}: ${hours}`,
  lastNight: (hours: string) => `última noite, ${hours}`,
  lastNightHidden: "última noite",
  /** By length, where no number is shown. */
  lengths: { short: "mais curta", usual: "como de costume", long: "mais longa" },
} as const;

export const tallyCopy = {
  caption: "Séries por grupo e semana",
  week: (day: string) => `de ${day}`,
  sets: (count: number) => (count === 0 ? "nenhuma série" : count === 1 ? "1 série" : `${count} séries`),
  best: "Suas melhores séries",
  first: (day: string, mark: string) => `Em ${day}: ${mark}`,
  repetitions: (count: number) => (count === 1 ? "1 vez" : `${count} vezes`),
  seconds: (count: number) => `${count}${NBSP}s`,
  withLoad: (counted: string, kg: string) => `${counted} com ${kg}${NBSP}kg`,
} as const;

const energyWords = ["sem energia", "pouca energia", "energia média", "boa energia", "muita energia"] as const;
const energyWord = (answer: number): string => energyWords[answer - 1] ?? energyWords[2];

/** From the weekly reviews, where 1 is little and 5 is much. */
export const energyCopy = {
  words: energyWords,
  same: (answer: number) => `A disposição está assim: ${energyWord(answer)}.`,
  more: "A disposição aumentou.",
  less: "A disposição diminuiu um pouco.",
  once: "É o que você respondeu na última revisão.",
  compared: "É o que você respondeu na primeira e na última revisão deste período.",
  label: (now: number, before: number | null) =>
    before === null ? `Agora: ${energyWord(now)}.` : `Antes: ${energyWord(before)}. Agora: ${energyWord(now)}.`,
} as const;

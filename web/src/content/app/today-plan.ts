import { nutritionist, trainer } from "../team.ts";

// Texts of `/app` for a member with a plan.

const NBSP = "\u00a0";

export const nextMealCopy = {
  /** "Almoço, às 12h30". */
  title: (meal: string, hour: string) => `${meal}, às ${hour}`,
  figures: (kcal: string, protein: string) => `${kcal}${NBSP}kcal, ${protein}${NBSP}g de proteína.`,
  measures: "Ver medidas",
  plate: "Ver o prato",
  portions: "Ver as porções",
  asPlanned: "Comi assim",
  different: "Comi diferente",
  hands: "Do tamanho da sua mão",
  scene: (name: string) => `Prato com ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
} as const;

export const receiptCopy = {
  title: (meal: string) => `${meal}: registrado.`,
  text: (hour: string) => `${hour}, como no plano.`,
  kcal: (kcal: string) => `${kcal}${NBSP}kcal.`,
  undo: "Desfazer",
} as const;

export const dayCopy = {
  inDiary: "Registrado no diário.",
  sumInDiary: "Ver a soma de hoje no diário",
  title: "O seu dia",
  week: "Plano da semana",
  in: (length: string) => `Daqui a ${length}`,
  now: "Agora",
  missed: "Sem registro, e tudo bem.",
  /** Read out after the name of the meal; the next one is the thread's current step. */
  states: { eaten: "registrado", missed: "sem registro", later: "mais tarde" },
  log: "Comi assim",
  /** The button says which meal to a screen reader. */
  logMeal: (meal: string, hour: string) => `Comi assim: ${meal} das ${hour}`,
  kcalSoFar: (kcal: string) => `${kcal}${NBSP}kcal`,
  proteinSoFar: (grams: string) => `${grams}${NBSP}g`,
  /** After what was eaten: "460 de 1.500 kcal · 17 de 120 g de proteína". */
  ofKcal: (target: string) => `de ${target}${NBSP}kcal`,
  ofProtein: (target: string) => `de ${target}${NBSP}g de proteína`,
} as const;

export const quickCopy = {
  label: "Atalhos",
  meal: { name: "Refeição", text: "em uma frase" },
  weight: { name: "Peso", text: "quando quiser" },
  water: { name: "Água", text: "no diário" },
  shopping: {
    name: "Compras",
    left: (count: number) => (count === 0 ? "tudo na sacola" : count === 1 ? "falta 1 item" : `faltam ${count} itens`),
  },
} as const;

export const teamCopy = {
  making: `${nutritionist.firstName} está montando o seu plano definitivo.`,
  who: `Nutricionista, ${nutritionist.council} ${nutritionist.number}`,
  due: "assinado até",
  now: "provisório",
  promise: "Se passar da hora, cada dia de atraso vira um dia a mais no seu acesso.",
  late: (due: string) => `Era para ${due}. O atraso é nosso, e cada dia vira um dia a mais de acesso.`,
  promises: "Todas as promessas",
  book: "Escolher um horário",
  outcome: "O resultado da anamnese",
} as const;

const counted = ["nenhuma refeição", "uma refeição", "duas refeições", "três refeições", "quatro refeições"];
const mealsWord = (count: number): string => counted[count] ?? (count === 5 ? "cinco refeições" : "seis refeições");

export const eveningCopy = {
  lead: (eaten: number, planned: number) => {
    if (planned === 0) return "Seu plano está pronto, e começa amanhã.";
    if (eaten === 0) return "O dia passou sem registro, e tudo bem. Amanhã começa igual.";
    const registered = `${mealsWord(eaten)} ${eaten === 1 ? "registrada" : "registradas"}`;
    return eaten === planned ? `O dia fechou: ${registered}.` : `O dia está fechando: ${registered}.`;
  },
  now: "Agora",
  nothingMissing: "Não falta nada por hoje.",
  missing: "O que ficou sem registro ainda pode entrar.",
  tomorrow: (weekday: string) => `Amanhã, ${weekday}`,
  first: (meal: string, name: string, hour: string) =>
    `${meal}: ${name.charAt(0).toLowerCase()}${name.slice(1)}, às ${hour}`,
  shopping: "Ver a lista de compras",
  day: "No dia",
  protein: "Proteína",
  inRange: `Dentro da faixa que ${nutritionist.firstName} espera. Boa noite.`,
  goodNight: "Boa noite.",
} as const;

/** What is folded to one line each under the day of the plan. */
export const foldCopy = {
  rights: "Compra e direitos",
  receipts: "Compra e recibos",
  reading: "Uma pessoa lê o que você contou",
  readBy: (due: string) => `Até ${due}`,
  team: "Seu plano definitivo",
  signedBy: (name: string, due: string) => `${name} assina até ${due}`,
  kept: (kept: number, all: number) => `${kept} de ${all} ${kept === 1 ? "feito" : "feitos"}`,
} as const;

const toName = (name: string): string => (name ? `, ${name}` : "");

/** Said once, on the day itself. */
export const firstTimeCopy = {
  log: {
    title: (name: string) => `Primeira refeição anotada${toName(name)}.`,
    text: "Uma já mostra mais que nenhuma. O resto vem sem pressa.",
  },
  week: {
    title: (name: string) => `Uma semana de plano${toName(name)}.`,
    text: "Do jeito que deu já vale. A próxima começa igual, sem conta a acertar.",
  },
  signed: {
    title: (name: string) => `Seu plano está assinado${toName(name)}.`,
    text: `${nutritionist.firstName} e ${trainer.firstName} leram o que você contou, e puseram o nome embaixo.`,
  },
} as const;

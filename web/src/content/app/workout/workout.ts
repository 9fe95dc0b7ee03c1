import { trainer } from "../../team.ts";

// Texts of `/app/treino/:session`.

const NBSP = "\u00a0";

export const workoutCopy = {
  /** "Treino A". */
  title: (session: string) => `Treino ${session}`,
  description: "O treino de hoje, um exercício de cada vez.",
  leave: "Sair do treino",
  loading: "Abrindo o treino…",
  position: (number: number, all: number) => `${number} de ${all}`,
  exerciseOf: (number: number, all: number) => `Exercício ${number} de ${all}`,
  badge: { sent: "Salvo", kept: "Salvo aqui", open: "Só nesta tela" },
  notKept: "Sem cópia neste aparelho, o que ainda não subiu se perde se você fechar esta tela.",
  failed: "Este aparelho não guardou a última mudança. Tente de novo.",
  refused: "Uma parte deste treino não foi aceita, porque o plano mudou ou falta a sua autorização.",
  discard: "Tirar o que não foi aceito",
  none: {
    title: "Este treino não está no seu plano.",
    text: "O plano pode ter mudado. Os treinos em vigor estão na tela do plano.",
    link: "Ver o plano",
  },
} as const;

export const warmUpCopy = {
  title: "Primeiro, aquecer.",
  text: "Devagar, sem pressa de terminar.",
  /** "5 vezes de cada lado", "2 minutos e meio" of 150 seconds. */
  count: (count: number, unit: "reps" | "seconds", isOneSided: boolean) => {
    const side = isOneSided ? " de cada lado" : "";
    if (unit === "reps") return `${count} vezes${side}`;
    if (count < 60 || count % 30 !== 0) return `${count}${NBSP}segundos${side}`;
    const minutes = Math.floor(count / 60);
    return `${minutes}${NBSP}${minutes === 1 ? "minuto" : "minutos"}${count % 60 === 0 ? "" : " e meio"}${side}`;
  },
  /** A light set of a lift of the session, before its first one. */
  approach: (count: number, percent: number) =>
    percent === 50 ? `${count} vezes, com metade da carga` : `${count} vezes, com ${percent}${NBSP}% da carga`,
  length: (minutes: number, exercises: number) =>
    `${minutes}${NBSP}minutos, ${exercises === 1 ? "1 exercício" : `${exercises} exercícios`}`,
  start: "Aqueci, começar",
  short: (minutes: number) => `Sem tempo hoje? ${minutes}${NBSP}minutos`,
  whole: (minutes: number) => `O treino inteiro, ${minutes}${NBSP}minutos`,
} as const;

export const setCopy = {
  sets: "Séries",
  now: (ordinal: string) => `${ordinal}, agora`,
  correct: (ordinal: string, values: string) => `Corrigir a ${ordinal} série: ${values}`,
  last: (values: string) => `Da última vez: ${values}`,
  reps: { label: "Repetições", unit: "repetições" },
  seconds: { label: "Segundos", unit: "segundos" },
  kg: { label: "Carga", unit: "quilos", none: "Sem carga escolhida" },
  more: (what: string) => `Aumentar ${what}`,
  less: (what: string) => `Diminuir ${what}`,
  chooseLoad: (reserve: number) =>
    `Primeira vez: escolha uma carga com que ainda ${reserve === 1 ? "sobre 1 repetição" : `sobrem ${reserve} repetições`}.`,
  conclude: "Concluir série",
  keep: "Guardar correção",
  cancel: "Deixar como estava",
  pain: "Doeu",
  swap: "Trocar",
  how: "Como se faz",
} as const;

const RESERVE_WORDS = [
  "Nenhuma: foi até onde dava.",
  "Uma: chegou bem perto do fim.",
  "Duas: puxado, com a forma boa.",
  "Três: cansou, mas sobrou.",
  "Quatro ou mais: saiu leve.",
] as const;

export const reserveCopy = {
  question: "Dava para fazer mais quantas?",
  option: (value: number) => (value === 4 ? "4+" : String(value)),
  /** Before the answer. */
  hint: "Conte as que sairiam ainda com a forma boa.",
  /** One sentence about the chosen number beside what is asked for. */
  sentence: (value: number, target: number) => {
    const words = RESERVE_WORDS[value] ?? "";
    if (value === target || (value === 4 && target > 4))
      return `${words} É bem aqui que ${trainer.firstName} quer você.`;
    return value < target ? `${words} Na próxima série, pare um pouco antes.` : words;
  },
} as const;

export const holdCopy = {
  start: "Contar o tempo",
  /** Until the time counts. */
  lead: (seconds: number) => `Em posição: ${seconds}`,
  stop: "Parar de contar",
} as const;

export const restCopy = {
  title: "Descanse.",
  of: (length: string) => `de ${length}. Quando o prumo encosta no chão, é hora.`,
  more: `+${NBSP}15${NBSP}s`,
  moreLabel: `+${NBSP}15${NBSP}s de descanso`,
  skip: "Pular",
  skipLabel: "Pular o descanso",
  set: (ordinal: string) => `${ordinal} série`,
  values: (values: string, reserve: number | null) =>
    reserve === null ? values : `${values}, ainda daria ${reserve === 4 ? "4 ou mais" : reserve}`,
  correct: "Corrigir",
  nextSet: (ordinal: string) => `Agora vem a ${ordinal}`,
  nextExercise: (name: string) => `Agora vem: ${name}`,
} as const;

/** Read out by screen readers when the step changes. */
export const announceCopy = {
  set: (name: string, ordinal: string, sets: number, target: string) =>
    `${name}, ${ordinal} série de ${sets}. ${target}.`,
  rest: (length: string) => `Descanse ${length}.`,
  end: "Treino concluído.",
} as const;

import { trainer } from "../../team.ts";

// Texts of the sheets and of the summary of `/app/treino/:session`.

export const painCopy = {
  title: "Pode parar. Onde doeu?",
  where: "Onde doeu",
  regions: {
    ombro: "Ombro",
    lombar: "Lombar",
    joelho: "Joelho",
    quadril: "Quadril",
    punho: "Punho",
    tornozelo: "Tornozelo",
    outra: "Outro lugar",
  },
  side: "De que lado",
  sides: { esquerdo: "Esquerdo", direito: "Direito" },
  level: "Quanto?",
  unrated: "escolha na linha",
  /** From 0 to 10. */
  word: (level: number) =>
    level === 0 ? "nada" : level < 4 ? "incomoda" : level < 7 ? "atrapalha" : level < 9 ? "dói muito" : "não dá",
  mild: "Até 3, dá para seguir mais devagar, ou com menos carga. Se subir, pare.",
  swap: (name: string) => `${name} no lugar`,
  swapText: "Trabalha quase o mesmo e poupa essa região.",
  noSwap: "Não há troca que poupe essa região. A gente segue para o próximo exercício.",
  reader: `${trainer.firstName} lê isto com o treino.`,
  strong:
    "Dor forte: o treino acaba aqui. O plano não mexe nessa região até uma pessoa olhar, e a equipe responde a você em até 72\u00a0horas.",
  emergency: "Dor no peito, desmaio ou falta de ar fora do comum: pare e ligue 192.",
  choose: "Diga onde doeu.",
  rate: "Diga quanto doeu, na linha de 0 a 10.",
  goOn: "Seguir com cuidado",
  swapAction: "Trocar e seguir",
  next: "Seguir sem este",
  end: "Parar por hoje",
  endNow: "Encerrar o treino",
} as const;

export const swapExerciseCopy = {
  title: (name: string) => `Trocar ${name.charAt(0).toLowerCase()}${name.slice(1)} por…`,
  text: "Só neste treino. O plano continua o mesmo.",
  planned: "o do plano",
  action: (name: string) => `Trocar por ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  none: "Para este exercício não há troca no seu plano.",
  skip: "Ou pular este exercício, porque…",
  reasons: {
    equipment: "falta o aparelho",
    time: "falta tempo",
    tired: "cansei",
    dislike: "não gosto dele",
  },
  skipAction: "Pular este exercício",
  end: "Encerrar o treino aqui",
} as const;

export const summaryCopy = {
  title: (session: string, because: "done" | "time" | "pain") =>
    because === "done" ? `Treino ${session}, feito.` : `Treino ${session}, até onde deu.`,
  firstTitle: (name: string) => `Primeiro treino feito${name ? `, ${name}` : ""}.`,
  firstText: "O mais difícil era começar.",
  length: (minutes: string, sets: number) => `${minutes}, ${sets === 1 ? "1 série" : `${sets} séries`}.`,
  /** "Agachamento na cadeira subiu de 29 para 33 repetições desde terça." */
  better: (name: string, before: number, now: number, unit: "reps" | "seconds", since: string) =>
    `${name} subiu de ${before} para ${now} ${unit === "reps" ? "repetições" : "segundos"} desde ${since}.`,
  noSets: "Nenhuma série anotada, e tudo bem. O próximo treino começa do mesmo ponto.",
  sets: "Série por série",
  before: (values: string) => `antes: ${values}`,
  first: "primeira vez",
  notDone: "não feito",
  because: {
    pain: "parou por dor",
    time: "faltou tempo",
    equipment: "faltou o aparelho",
    tired: "cansaço",
    dislike: "não gosta",
  },
  correct: "Corrigir",
  correctOf: (name: string) => `Corrigir ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  effort: "Como foi o esforço?",
  efforts: ["Muito leve", "Leve", "Certo", "Puxado", "Demais"],
  next: "Na próxima",
  rest: "O resto fica igual.",
  same: "Tudo igual: os mesmos exercícios, com as mesmas cargas.",
  read: `${trainer.firstName} vê este treino.`,
  who: `Treinador, ${trainer.council} ${trainer.number}`,
  talk: "Falar com a equipe",
  close: "Fechar treino",
  kept: "Está tudo guardado neste aparelho. Sobe sozinho quando houver internet.",
  sent: "Está tudo salvo.",
} as const;

export const howCopy = { breathe: "Respire", feel: "Sente em", stopIf: "Pare se" } as const;

import { nutritionist, trainer } from "../../team.ts";

// Texts of `/app/plano/treino`, its sessions, and the training of the day on Hoje. No exclamation mark; a no-break space
// before a unit.

const NBSP = "\u00a0";
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Counted in the feminine: repetitions, sets, walks. */
const feminine = ["nenhuma", "uma", "duas", "três", "quatro", "cinco", "seis"];
const masculine = ["nenhum", "um", "dois", "três", "quatro", "cinco", "seis"];
const counted = (words: readonly string[], count: number): string => words[count] ?? String(count);

export const planTabsCopy = { label: "Partes do plano", diet: "Alimentação", training: "Treino" } as const;

/** By the key of question m6. */
const places: Readonly<Record<string, string>> = {
  academia: "na academia",
  "casa-sem-nada": "em casa",
  "casa-com-equipamento": "em casa",
  condominio: "no condomínio",
  rua: "ao ar livre",
};

export const sessionNames = {
  session: (id: string) => `Treino ${id}`,
  kinds: {
    "corpo-todo": "Corpo todo",
    superior: "Parte de cima",
    inferior: "Pernas e quadril",
    empurrar: "Empurrar",
    puxar: "Puxar",
    pernas: "Pernas",
    leve: "Leve",
  },
  at: (id: string, place: string) => `Treino ${id}${places[place] ? `, ${places[place]}` : ""}`,
  minutes: (minutes: number) => `${minutes}${NBSP}minutos`,
  onlyFloor: "Só o chão",
  more: "mais",
  and: " e ",
  also: "; ",
} as const;

export const blockCopy = {
  title: (block: number) => `Bloco ${block}, quatro semanas`,
  back: (block: number) => `Bloco ${block}`,
  description: "O treino em blocos de quatro semanas: sessões, exercícios e descanso.",
  weeks: "Semanas do bloco",
  names: ["Aprender", "Firmar", "Somar", "Afinar"],
  week: (number: number) => `Semana ${number}`,
  sets: (sets: number) => `${sets} séries por treino`,
  kinds: {
    deload: "Esta semana é leve de propósito: metade das séries, para o corpo descansar e voltar melhor.",
    return: "Semana de volta: uma série a menos e cargas mais leves, até o corpo lembrar o caminho.",
  },
  thisWeek: "Esta semana",
  today: "hoje",
  done: (weekday: string) => `feito ${weekday}`,
  doneToday: "feito hoje",
  open: "Abrir o treino",
  noWorkouts: "Não deu para buscar o que você já treinou. A semana e as cargas mostradas podem estar atrasadas.",
  library: "Todos os exercícios",
  libraryText: "Como fazer cada um, passo a passo",
} as const;

export const cardioCopy = {
  walk: "Caminhada",
  cardio: "Cardio",
  minutes: (minutes: number) => `${minutes}${NBSP}minutos na semana`,
  anyHow: ", do jeito que couber.",
  pace: "No ritmo em que dá para conversar, mas não para cantar.",
  harder: "Uma parte pode ir além disso, com fôlego só para frases curtas.",
  choices: (list: string) => `Pode ser ${list}.`,
  or: " ou ",
  walks: (count: number) =>
    count === 1
      ? "Um dos dias que você escolheu é de caminhada."
      : `${counted(masculine, count).replace(/^./, (first) => first.toUpperCase())} dos dias que você escolheu são de caminhada.`,
} as const;

export const trainerCopy = {
  approved: "aprovou as regras deste bloco provisório.",
  signs: (due: string) => `O assinado chega até ${due}.`,
  late: (due: string) => `O assinado era para ${due}. O atraso é nosso.`,
  signed: (date: string) => `assinou este bloco. Próximo ajuste em ${date}.`,
  whyLimited: "Por que um começo leve",
  why: (sessions: number) =>
    sessions === 1
      ? "Por que um treino, e não seis"
      : `Por que ${counted(masculine, sessions)} treinos${sessions < 6 ? ", e não seis" : ""}`,
} as const;

export const limitedTrainingCopy = {
  title: "Andar e soltar o corpo",
  lead: `Um começo leve e inteiro. Não há carga para alcançar, e ${trainer.firstName} libera mais depois da leitura.`,
  without: "Sem salto, sem peso acima da cabeça e sem carga nas costas.",
  stop: "Dor no peito, falta de ar fora do comum ou tontura: pare e ligue",
  emergency: "192",
} as const;

/** Diet there, training not: row by row of the safety table, a person looks first. */
export const noTrainingCopy = {
  title: "O treino vem de uma pessoa.",
  text: `Com o que você contou, nenhuma máquina monta o seu treino. A alimentação já pode começar, e ${trainer.firstName} só entra depois que uma pessoa ler as suas respostas.`,
  preparing: "O treino está a caminho.",
  preparingText: `As regras do treino chegaram depois do seu plano. Ele entra aqui sozinho, sem mudar nada do que ${nutritionist.firstName} já olhou.`,
  diet: "Ver a alimentação",
} as const;

export const sessionPageCopy = {
  description: "Aquecimento, exercícios, séries e descanso de uma sessão.",
  list: "Exercícios, na ordem",
  note: "De quem montou o treino:",
  warmUp: "Aquecimento",
  warmUpText: (minutes: number, list: string) => `${minutes}${NBSP}minutos: ${list}`,
  /** A light set of a lift of the session. */
  approach: (exercise: string) => `${exercise} com pouca carga`,
  insteadOf: (exercise: string) => `no lugar de ${lowerFirst(exercise)}`,
  sets: (sets: number, target: string) => `${sets}${NBSP}×${NBSP}${target}`,
  range: (least: string, most: string) => (least === most ? least : `${least} a ${most}`),
  seconds: (count: string) => `${count}${NBSP}s`,
  otherUnit: (sets: number, unit: "reps" | "seconds") =>
    `${sets} séries, contadas em ${unit === "seconds" ? "segundos" : "repetições"}`,
  eachSide: "de cada lado",
  load: (kg: string) => `com ${kg}${NBSP}kg`,
  rest: (length: string) => `descanso de ${length}`,
  alternates: "alterna com o próximo",
  unknown: "Exercício novo: atualize o aplicativo",
  shortTitle: "Sem tempo hoje?",
  shortText: (minutes: number, list: string) =>
    `A versão de ${minutes}${NBSP}minutos tem ${list}, com menos séries. Conta igual.`,
  chooseShort: "Usar a versão curta",
  shortOn: (minutes: number) => `Versão curta, ${minutes}${NBSP}minutos. Conta igual.`,
  chooseWhole: "Voltar ao treino inteiro",
  start: "Começar treino",
  resume: "Continuar treino",
  summary: "Ver o resumo de hoje",
  effortTitle: "O esforço desta semana",
  effort: (left: number) =>
    left === 0
      ? "Vá até a última repetição que sai bem feita."
      : `Pare cada série sabendo que ainda daria mais ${counted(feminine, left)}.`,
  effortByWeek: [
    "Parece pouco, e é de propósito: a primeira semana é para aprender o caminho.",
    "O movimento já é conhecido. Agora ele firma.",
    "Entra um pouco mais de trabalho, com a mesma calma.",
    "A última do bloco: capricho vale mais do que peso.",
  ],
  effortLimited: "Não há carga para alcançar. Se cansar antes, pare antes.",
  missing: "Este treino não está no seu plano de agora.",
  missingLink: "Ver os treinos da semana",
} as const;

export const todayTrainingCopy = {
  today: "Hoje.",
  exercises: (count: number) => (count === 1 ? "1 exercício" : `${count} exercícios`),
  needs: (list: string) => `Só precisa de ${list}.`,
  open: "Abrir o treino",
  restTitle: "Hoje é dia de descanso.",
  doneTitle: (session: string) => `${session}: feito.`,
  nextOn: (session: string, weekday: string) => `${session} vem ${weekday}.`,
  week: "Ver a semana de treino",
} as const;

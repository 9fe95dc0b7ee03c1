import type { ATTENTION_PARTS, QueueKind } from "@app/contract/staff/queue";
import { levelText } from "./levels.ts";

const minutes = (count: number): string => `${count}\u00a0min`;

/** "1h34". */
const work = (count: number): string =>
  count < 60 ? minutes(count) : `${Math.floor(count / 60)}h${String(count % 60).padStart(2, "0")}`;

const level = {
  diet: (key: string) => levelText("diet", key),
  training: (key: string) => levelText("training", key),
} as const;

const items = (count: number): string => (count === 1 ? "1 item" : `${count} itens`);

export const queueText = {
  title: "Fila",
  description: "A fila de atenção da equipe.",
  summary: (firstName: string, count: number, total: number): string =>
    count === 0 ? `${firstName}, nada na fila` : `${firstName}, ${items(count)}, ${work(total)} de trabalho`,
  list: "Fila de atenção",
  filters: {
    label: "Filtros da fila",
    all: "Tudo",
    plans: "Planos",
    conversations: "Conversas",
    reviews: "Revisões",
    silence: "Silêncio",
    mine: "Só os meus",
  },
  now: {
    title: "Agora.",
    both: "Acima do prumo, passou da hora. Abaixo, ainda dá tempo.",
    nothingLate: "Nada atrasado. Abaixo, ainda dá tempo.",
    allLate: "Acima do prumo, passou da hora.",
  },
  nearest: {
    label: "A promessa mais próxima",
  },
  postponed: "Adiados",
  row: {
    alert: "alerta",
    noDue: { moment: "sem", note: "prazo" },
    paused: "pausado",
    minutes,
    mine: (left: string) => `sua, ${left}`,
    others: (name: string, until: string) => `${name}, até ${until}`,
    gone: "Saiu da fila",
    stage: (day: number, week: number) => (week <= 1 ? `dia ${day}` : `sem. ${week}`),
    level,
  },
  waiting: {
    text: "A ordem mudou. Ela muda aqui quando você parar.",
    action: "Mostrar agora",
  },
  stale: (hour: string) => `Sem resposta do servidor. Isto é de ${hour}; a gente continua tentando.`,
  loading: "Carregando a fila",
  failed: { title: "A fila não abriu.", text: "Nada se perdeu: ela está no servidor.", retry: "Tentar de novo" },
  noMatch: { text: "Nada com este filtro.", action: "Ver tudo" },
  empty: {
    title: "Nada atrasado.",
    text: (done: number) =>
      done === 0
        ? "A fila está vazia. O que chegar aparece aqui sem recarregar."
        : "A fila acabou por hoje. Pode ir ver o sol.",
    done: (count: number) => (count === 1 ? "item concluído hoje" : "itens concluídos hoje"),
    next: "O que vem por aí",
    bringBack: "Adiantar",
  },
} as const;

export const detailText = {
  label: "Item escolhido",
  person: (day: number, week: number) => `dia ${day}, semana ${week}`,
  level,
  why: "Por que está aqui",
  points: (score: number) => `${score.toLocaleString("pt-BR")} pontos`,
  promises: "Promessas desta pessoa",
  noPromises: "Nenhuma promessa correndo.",
  paused: "pausada",
  claim: "Assumir",
  takeOver: "Assumir no lugar",
  release: "Devolver",
  file: "Ficha",
  open: {
    alert: "Abrir",
    plan: "Abrir",
    conversation: "Responder",
    review: "Ler e responder",
    call: "Abrir",
    silence: "Abrir",
  } satisfies Record<QueueKind, string>,
  continue: {
    alert: "Continuar na ficha",
    plan: "Continuar na ficha",
    conversation: "Continuar na conversa",
    review: "Continuar na revisão",
    call: "Continuar na ficha",
    silence: "Continuar na ficha",
  } satisfies Record<QueueKind, string>,
  postpone: "Adiar",
  bringBack: "Trazer de volta",
  claimNote: "Ao assumir, o item fica seu por 15 minutos e volta para a fila se você parar.",
  mineNote: (until: string) => `Reservado para você até ${until}. Renova enquanto você mexe nele.`,
  othersNote: (name: string, until: string) => `${name} está com este item até ${until}.`,
  part: {
    F: "alerta",
    D: "prazo",
    C: "espera",
    R: "revisão",
    T: "ritmo",
    N: "silêncio",
    W: "semana crítica",
  } satisfies Record<(typeof ATTENTION_PARTS)[number], string>,
} as const;

export const undoText = {
  action: "Desfazer",
  claimed: (name: string) => `${name} está com você`,
  released: (name: string) => `${name} voltou para a fila`,
  postponed: (name: string, until: string) => `${name} volta ${until}`,
  broughtBack: (name: string) => `${name} voltou para a fila`,
} as const;

export const takeOverText = {
  title: (name: string, colleague: string) => `${name} está com ${colleague}`,
  text: (colleague: string) => `Assumir agora avisa ${colleague}. O motivo fica no registro da equipe.`,
  reason: "Por que você?",
  hint: "Em uma frase.",
  tooShort: "Escreva o motivo em uma frase",
  submit: "Assumir",
  cancel: (colleague: string) => `Deixar com ${colleague}`,
} as const;

export const postponeText = {
  title: (name: string) => `Adiar ${name}`,
  text: "O item sai da sua frente e volta na hora escolhida. O prazo da promessa continua correndo.",
  impossible: "A promessa vence antes de qualquer horário que a gente possa oferecer. Este não dá para adiar.",
  hour: "Em 1 hora",
  threeHours: "Em 3 horas",
  nextMorning: "No próximo dia, cedo",
} as const;

/** After a task is done. */
export const nextTaskText = {
  task: (name: string) => `Próxima: ${name}`,
  queue: "Voltar à fila",
} as const;

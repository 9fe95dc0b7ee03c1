import type { CallPerson, CallPurpose, CallWay, MoveReason } from "@app/contract/bookings";
import { nutritionist, trainer } from "../team.ts";

/** The first name of who has the call; before an hour is chosen it may be anyone of the profession. */
export const callerOf = (person: CallPerson | null): string => person?.name.split(" ")[0] ?? "a equipe de nutrição";

const first = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Texts of `/app/agenda`. */
export const bookingCopy = {
  back: "Plano",
  title: (who: string) => `Vinte minutos com ${who}`,
  loadingTitle: "Vinte minutos de conversa",
  description: "Marque a conversa antes da assinatura do seu plano.",
  loading: "Buscando os horários…",
  lead: {
    plan: (who: string) => `Antes de assinar o seu plano, ${who} quer ouvir você.`,
    "remote-care": () =>
      "Antes de concordar com o atendimento à distância, pergunte o que quiser. Até lá nada é montado.",
  } satisfies Record<CallPurpose, (who: string) => string>,
  retry: "Tentar de novo",
  offline:
    "Sem internet não dá para marcar: a hora precisa ser só sua. Assim que a conexão voltar, os horários abrem de novo.",
} as const;

export const chooseCopy = {
  day: "Dia",
  closed: "fechado",
  full: "sem vaga",
  places: (count: number) => (count === 1 ? "1 vaga" : `${count} vagas`),
  taken: "ocupado: ",
  colleague: "colega",
  withColleague: "com colega",
  agree: "Pode ser com outra pessoa da equipe de nutrição. Quem cuida do meu plano continua a mesma pessoa.",
  agreeFirst: "Confirme com quem pode ser",
  turns: { morning: "Manhã", afternoon: "Tarde", evening: "Fim do dia" },
  way: "Como",
  ways: { video: "Por vídeo", phone: "Por telefone" } satisfies Record<CallWay, string>,
  phone: (ending: string) => `A ligação vai para o telefone da sua conta, final ${ending}.`,
  choose: "Escolha um horário",
  book: (when: string) => `Marcar ${when}`,
  move: (when: string) => `Mudar para ${when}`,
  saving: "Marcando…",
  movable: "Dá para remarcar até 2 horas antes, sem explicar.",
  keep: (when: string) => `Manter ${when}`,
  takenNow: "Esse horário acabou de ser ocupado. Os outros estão aqui, atualizados.",
  none: {
    title: "Nenhum horário nos próximos dias.",
    text: "A agenda está cheia até o quarto dia. À meia-noite de Brasília abre mais um dia, e um horário que alguém soltar aparece aqui na hora.",
    ask: "Pedir uma hora à equipe",
  },
} as const;

export const zoneCopy = {
  of: (place: string) => `Horário de ${place}`,
  device: "O do seu aparelho.",
  same: "O do seu aparelho, igual ao de Brasília.",
  elsewhere: "O da equipe, e não o do seu aparelho.",
  brasilia: "Brasília",
  more: (time: string) => `Em Brasília é ${time} a mais.`,
  less: (time: string) => `Em Brasília é ${time} a menos.`,
  change: "Trocar",
  changeLabel: (place: string) => `Trocar para o horário de ${place}`,
  /** Zones whose name is not the place as it is written in Portuguese. */
  places: {
    "America/Sao_Paulo": "Brasília",
    "America/Belem": "Belém",
    "America/Santarem": "Santarém",
    "America/Cuiaba": "Cuiabá",
    "America/Maceio": "Maceió",
    "America/Araguaina": "Araguaína",
    "America/Eirunepe": "Eirunepé",
    "America/Bahia": "Salvador",
    "America/Noronha": "Fernando de Noronha",
    "America/New_York": "Nova York",
    "America/Asuncion": "Assunção",
    "America/Montevideo": "Montevidéu",
    "America/Argentina/Buenos_Aires": "Buenos Aires",
    "America/Buenos_Aires": "Buenos Aires",
    "Europe/Lisbon": "Lisboa",
    "Europe/London": "Londres",
    "Europe/Rome": "Roma",
    "Europe/Berlin": "Berlim",
    "Europe/Zurich": "Zurique",
    "Europe/Brussels": "Bruxelas",
    "Europe/Amsterdam": "Amsterdã",
    "Asia/Tokyo": "Tóquio",
    "Africa/Luanda": "Luanda",
  } as Record<string, string>,
} as const;

export const bookedCopy = {
  title: (who: string) => `Marcada. ${first(who)} espera você.`,
  soon: "É daqui a pouco.",
  now: "A conversa é agora.",
  over: "A conversa já passou.",
  overText: (who: string) =>
    `${first(who)} está anotando o combinado. Se vocês não conseguiram conversar, esta tela oferece outra hora assim que isso for anotado.`,
  ways: { video: "por vídeo", phone: "por telefone" } satisfies Record<CallWay, string>,
  length: (zone: string, way: string) => `${zone}. 15 a 20 minutos, ${way}.`,
  nowMark: "agora",
  callMark: "a conversa",
  calendar: "Pôr na agenda",
  move: "Remarcar",
  cancel: "Desmarcar a conversa",
  join: "Entrar na conversa",
  noLink: (who: string) => `O link ainda não chegou, e esta tela olha por ele sozinha. Se não vier, ${who} liga.`,
  tooLate:
    "Faltam menos de duas horas: a hora já não muda por aqui. Se não der, sem problema: a tela oferece outra depois.",
  steps: {
    title: "Na hora",
    video: (who: string) => [
      "O link aparece nesta tela, dez minutos antes",
      `Sem câmera também vale. Se o vídeo falhar, ${who} liga`,
    ],
    phone: (who: string) => [
      "Deixe o telefone por perto, com som",
      `${first(who)} liga, e a conversa leva de 15 a 20 minutos`,
    ],
    missed: "Se ninguém apareceu, a tela oferece outra hora, sem bronca",
    calendar: "O convite do calendário diz só “Conversa, 20 min”.",
  },
  cancelling: {
    title: "Desmarcar a conversa?",
    text: "A hora fica livre para outra pessoa. Você pode marcar outra quando quiser.",
    confirm: "Desmarcar",
    keep: "Manter a conversa",
  },
} as const;

export const proposedCopy = {
  title: "A equipe precisou mudar a hora.",
  lead: "Desculpe. O novo horário só vale se servir para você.",
  was: (when: string) => `era ${when}`,
  accept: "Serve",
  accepting: "Confirmando…",
  other: "Outra hora",
  deadline: {
    title: "O que isso muda no prazo",
    text: "Nada. Quando quem remarca é a equipe, o relógio do seu plano não para.",
  },
  history: {
    title: "O que aconteceu",
    booked: (when: string) => `Você marcou ${when}`,
    moved: "A equipe pediu para mudar",
    reasons: {
      urgency: "Um atendimento de urgência nessa hora.",
      illness: "A equipe ficou doente.",
      technical: "Um problema técnico nessa hora.",
      schedule: "A agenda da equipe mudou.",
    } satisfies Record<MoveReason, string>,
    waiting: "Esperando o seu sim",
    lapse: (when: string) => `Sem resposta até ${when}, essa hora é liberada e você escolhe outra.`,
  },
} as const;

export const missedCopy = {
  title: (when: string) => `Não deu certo ${when}. Vamos de novo?`,
  lead: "A nossa equipe esperou dez minutos e ligou uma vez. Acontece: filho, trânsito, cansaço. Não precisa explicar.",
  deadline: {
    title: "E o prazo do plano?",
    text: "Segue igual. Faltar a uma conversa não tira nada do que foi prometido.",
  },
} as const;

export const endedCopy = {
  done: {
    title: "A conversa aconteceu.",
    text: "A equipe leva o combinado para o seu plano antes de assinar. Quando ele mudar, você lê o que mudou e por quê.",
  },
  "without-call": {
    title: "Seguimos sem a conversa.",
    text: "Não deu nas duas vezes, e tudo bem. A equipe assina com o que você respondeu e escreve por que não precisou da conversa. Você lê o motivo junto com o plano.",
  },
  "not-included": {
    title: "Vinte minutos de conversa",
    text: "Antes de assinar um plano, quem escreve a sua dieta conversa com você. Faz parte do Plano Completo.",
  },
  today: "Ver em Hoje",
  talk: "Falar com a equipe",
} as const;

const agenda: Record<CallPurpose, readonly (readonly [string, string])[]> = {
  plan: [
    ["5 min", "O que as suas respostas não contam"],
    ["10 min", "O plano provisório: o que serviu, o que não serve"],
    ["5 min", "O que vai mudar antes da assinatura"],
  ],
  "remote-care": [
    ["5 min", "Como o atendimento à distância funciona"],
    ["10 min", "As suas perguntas"],
    ["5 min", "O que acontece se você concordar, e se não"],
  ],
};

const skip: Record<CallPurpose, string> = {
  plan: "Tudo bem. A equipe assina com o que você escreveu e diz por que não precisou da conversa. O prazo não muda.",
  "remote-care": "Tudo bem. Você pode concordar na anamnese quando quiser, ou pedir o dinheiro de volta.",
};

const skipLink: Record<CallPurpose, string> = {
  plan: "Seguir sem a conversa",
  "remote-care": "Voltar à anamnese",
};

export const aboutCopy = {
  who: "Com quem",
  /** Whose portrait it is. */
  portrayed: nutritionist.name,
  profession: "Nutricionista",
  anyone: "Alguém da nossa equipe de nutrição",
  anyoneText: "Você lê o nome assim que marcar.",
  colleague: "Colega de quem acompanha você: o seu plano continua nas mesmas mãos.",
  trainer: `${trainer.firstName} não entra na chamada. Se o assunto for treino, a nutrição leva até lá.`,
  what: "De que se trata",
  agenda,
  privacy:
    "Ninguém se pesa e a câmera é opcional. A conversa não é gravada; o que vocês combinarem, você lê nas mudanças do plano.",
  skip: { title: "Prefere não conversar?", text: skip, link: skipLink },
} as const;

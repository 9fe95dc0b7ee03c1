import type { CorrespondentRole, MemberThread, SafetyCard, Thread } from "@app/contract/conversations";
import { threadCopy } from "./threads.ts";

// Texts of `/app/conversa` and `/app/conversa/atendimento`. No exclamation mark.

const both = threadCopy.team.title;

export const placeCopy = {
  team: {
    tab: "Sua equipe",
    lead: (hours: string) => `Gente. Respondem ${hours}.`,
    placeholder: `Escreva para ${both}`,
    log: `Conversa com ${both}`,
  },
  support: {
    tab: "Atendimento",
    lead: (hours: string) => `Conta, pagamento e aplicativo. Gente, ${hours}.`,
    placeholder: "Escreva para o atendimento",
    log: "Conversa com o atendimento",
  },
} as const satisfies Record<Thread, unknown>;

export const conversationCopy = {
  tabs: "Com quem falar",
  threads: "Suas conversas",
  openNow: "aberta agora",
  supportSmall: "conta, pagamento e aplicativo",
  teamSmall: "plano, comida e treino",
  loading: "Abrindo a conversa…",
  older: "Buscando mensagens mais antigas…",
  olderFailed: "As mensagens mais antigas não vieram.",
  retry: "Tentar de novo",
  beginning: "A conversa começa aqui.",
  newMessages: "Novas",
  toEnd: "Ir para a mensagem mais recente",
  unread: (count: number) => (count === 1 ? "1 mensagem nova" : `${count} mensagens novas`),
  you: "Você",
  /** A person of the team whose name is not known any more. */
  someone: "Equipe",
  service: "Aviso",
  /** For screen readers, when it arrives. */
  arrived: (name: string, text: string) => `${name}: ${text}`,
  roles: { nutri: "nutricionista", treinador: "treinador", suporte: "atendimento" } satisfies Record<
    CorrespondentRole,
    string
  >,
  answered: (time: string, due: string) => `Respondida em ${time} de serviço. Prometemos até ${due}.`,
  answeredLate: (time: string, due: string) => `Respondida em ${time} de serviço. Era até ${due}: o atraso foi nosso.`,
} as const;

/** The list of conversations on a wide screen. */
export const listCopy = {
  assistant: "Assistente",
  assistantSmall: "responde na hora",
  tag: "IA",
  due: (due: string, isLate: boolean) => (isLate ? `a resposta era até ${due}` : `resposta até ${due}`),
} as const;

/** Where a person does not answer at once, or not at all. */
export const toAssistantCopy = {
  text: "Quer uma resposta na hora?",
  link: "Perguntar à assistente IA",
} as const;

export const sendingCopy = {
  sending: "enviando",
  queued: "na fila, sai quando voltar a internet",
  queuedHere: "na fila, sai quando voltar a internet. Não feche esta tela",
  retrying: "na fila, a gente tenta de novo daqui a pouco",
  sent: "enviada",
  read: { team: "lida pela equipe", support: "lida pelo atendimento" } satisfies Record<Thread, string>,
  refused: {
    consent: "Não foi: falta a sua autorização para dados de saúde.",
    full: "Foram muitas mensagens em pouco tempo, e esta não foi. Ela fica neste aparelho: envie de novo daqui a uma hora.",
    other: "Não foi aceita pelo servidor. Ninguém recebeu.",
    consents: "Autorizar",
    again: "Enviar de novo",
    discard: "Descartar",
  },
} as const;

export const waitingCopy = {
  due: (due: string) => `Resposta até ${due}`,
  sentAt: (time: string) => `enviada às ${time}`,
  sentOn: (when: string) => `enviada ${when}`,
  late: (due: string) => `Era até ${due}.`,
  lateText: "O atraso é nosso. Passou de 24 horas, seu plano ganha um dia.",
  noPromise: {
    team: "Sua mensagem chegou. Uma pessoa lê, sem prazo marcado para responder.",
    support: "Sua mensagem chegou. O atendimento responde por aqui, sem prazo marcado.",
  } satisfies Record<Thread, string>,
  today: (time: string) => `hoje, ${time}`,
  inServiceZone: (until: string) => `${until} (horário de Brasília)`,
} as const;

/** Where a new version of the plan was published. */
export const planChangeCopy = {
  label: (version: number) => `Mudança do plano, versão ${version}`,
  /** Until it is known how much changed, or without a connection. */
  title: "Seu plano mudou",
  changed: (count: number) => `Seu plano mudou: ${count}\u00a0${count === 1 ? "coisa" : "coisas"}`,
  kept: "Seu plano segue como está",
  /** By the engine, from the questionnaire. */
  remade: "Seu plano foi refeito",
  when: (version: number, when: string) => `Versão ${version}, publicada ${when}.`,
  link: "Ver com os motivos",
} as const;

/** Above the field, before anything is written where no answer is promised. */
export const noPromiseCopy = {
  text: {
    team: "Seu plano ainda não começou: até lá, a resposta não tem prazo.",
    support: "Sem um plano ativo, a resposta não tem prazo: o atendimento lê na ordem de chegada.",
  } satisfies Record<Thread, string>,
  link: "Na hora, quem responde é a assistente IA",
} as const;

export const composerCopy = {
  send: "Enviar",
  left: (count: number) => (count === 1 ? "Falta 1 letra para o limite." : `Faltam ${count} letras para o limite.`),
  failed: "Este aparelho não guardou a mensagem. O texto continua aqui: tente de novo.",
  keys: "Enter envia, Shift e Enter pulam a linha.",
} as const;

/** An empty thread: what can be written, each a text that is put into the field. */
export const emptyThreadCopy = {
  team: {
    title: "Pode perguntar.",
    text: `${both} leem tudo e respondem em até 8 horas de serviço. Comece por onde quiser:`,
    examples: [
      "Dá para mudar uma coisa no meu almoço?",
      "Meu joelho reclamou no treino. O que eu faço?",
      "Vou viajar na semana que vem. Como fica?",
    ],
  },
  support: {
    title: "Precisa de alguma coisa?",
    text: "Conta, pagamento, nota, aplicativo: escreva, e uma pessoa responde por aqui. Sobre comida e treino, fale com a sua equipe.",
    examples: [
      "Quero mudar o e-mail da minha conta.",
      "Como pego o recibo do meu pagamento?",
      "O aplicativo não abre no meu celular.",
    ],
  },
} as const satisfies Record<Thread, { title: string; text: string; examples: readonly string[] }>;

export const howCopy = {
  title: "Como a gente responde",
  items: [
    ["clock", "Até 8 horas de serviço. O relógio para à noite e no domingo, e você vê quanto falta."],
    ["person", "Só conta como resposta o que uma pessoa escreveu."],
    ["plus", "Passou de 24 horas? Seu plano ganha um dia, sem pedir."],
  ],
} as const;

export const reviewsCopy = {
  title: "Revisão da semana",
  text: "As respostas das suas revisões ficam em outra página.",
  link: "Ver as revisões",
} as const;

/** Where the composing field would be. */
export const closedCopy = {
  ended: {
    title: "Seu plano terminou.",
    text: "A conversa fica aqui para você ler. Para qualquer assunto da conta, o atendimento responde.",
    link: "Falar com o atendimento",
  },
  free: {
    title: "A equipe responde no Plano Completo.",
    text: "O que vocês conversaram fica aqui para ler. O atendimento responde em qualquer plano.",
    link: "Falar com o atendimento",
  },
  "consent-missing": {
    title: "Falta a sua autorização.",
    text: "Aqui se fala de comida, corpo e saúde. Sem a sua autorização para dados de saúde, nada é guardado nem lido.",
    link: "Ver as autorizações",
  },
} as const satisfies Record<Exclude<MemberThread["writing"], "open">, { title: string; text: string; link: string }>;

export const freeThreadCopy = {
  title: "Uma linha direta com gente.",
  lead: `No Plano Completo, ${both} respondem aqui o que você perguntar, e você vê até quando.`,
  parts: [
    ["Até 8 horas de serviço", "De segunda a sábado. O prazo de cada resposta fica à vista."],
    ["Quem assina responde", "A nutricionista e o treinador do seu plano, com nome e registro."],
    ["Sem internet também", "Você escreve onde estiver, e a mensagem sai quando der."],
  ],
  support: "Assunto da conta ou da compra?",
  supportLink: "Falar com o atendimento",
} as const;

/** The card that the device shows at once; the server's, with the hour, takes its place. */
export const safetyCopy = {
  label: {
    crisis: "Fale agora com alguém",
    "other-person": "Ajude agora quem está perto",
    emergency: "Peça ajuda agora",
    violence: "Peça ajuda com segurança",
    care: "Uma pessoa lê isto primeiro",
    talk: "Você pode falar com uma pessoa",
  } satisfies Record<SafetyCard["card"], string>,
  call: (number: string) => `Ligar ${number}`,
  callNamed: (number: string, name: string) => `Ligar ${number}, ${name}`,
  /** Beside a text of care: what the text asks, answered by one touch. */
  wantsPerson: "Quero falar com uma pessoa",
  wantsPersonText: "Sim, quero falar com uma pessoa da equipe.",
  chat: "Chat do CVV",
  chatUrl: "https://cvv.org.br",
  lineTerms: "grátis, 24 horas, de qualquer telefone",
  /** Nobody was alerted yet. */
  notYet: "Assim que esta mensagem chegar, uma pessoa da nossa equipe é avisada.",
  human: "É gente, não é uma máquina.",
  minutes: "min",
} as const;

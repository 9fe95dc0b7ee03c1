import type { PauseReason } from "@app/contract/pause-limits";
import { nutritionist, trainer } from "../team.ts";

const who = nutritionist.firstName;

/** Texts of `/app/pausa`. */
export const pauseCopy = {
  back: "Conta",
  title: "Pausar o plano",
  description: "Pare os prazos do plano por uns dias.",
  loading: "Buscando as suas datas…",
  lead: "Às vezes a vida pede. Pausar não é desistir, não apaga nada e não precisa de explicação.",
  free: {
    title: "Aqui não há o que pausar",
    text: "A pausa para os prazos da equipe, e eles fazem parte do Plano Completo. O diário continua seu, no seu ritmo.",
  },
  offline: "Sem internet não dá para pausar: as datas vêm do servidor. Assim que a conexão voltar, é só tocar de novo.",
  failed: "Nada foi pausado. Tente de novo.",
  unchanged: "Nada mudou. Tente de novo.",
} as const;

export const reasonCopy: Record<PauseReason, string> = {
  doenca: "Doença",
  viagem: "Viagem",
  luto: "Luto",
  gravidez: "Gravidez",
};

export const formCopy = {
  reason: "O que houve?",
  readers: `Serve para a equipe saber como receber você na volta. Só ${who} e ${trainer.firstName} leem.`,
  when: "De quando a quando?",
  from: "Começa",
  until: "Volta",
  length: "Quanto tempo",
  days: (days: number) =>
    days === 7 ? "1 semana" : days === 14 ? "2 semanas" : days === 30 ? "1 mês" : days === 1 ? "1 dia" : `${days} dias`,
  limits: "De 1 a 60 dias. Dá para voltar antes ou esticar.",
  invalid: "Escolha de 1 a 60 dias, a partir de hoje.",
  choose: "Escolha o que houve",
  submit: (from: string, to: string) => (from === to ? `Pausar em ${from}` : `Pausar de ${from} a ${to}`),
  saving: "Pausando…",
  leave: "Deixar como está",
} as const;

export const spanCopy = {
  today: "hoje",
  begins: "começa",
  returns: "volta sozinho",
  stopped: "parou",
  back: "volta",
  left: (days: number) => (days === 1 ? "falta 1 dia" : `faltam ${days} dias`),
  label: (today: string, from: string, to: string, back: string) =>
    `Hoje, ${today}. Pausa de ${from} a ${to}. Volta em ${back}.`,
} as const;

export const axisCopy = {
  label: "O que para e o que não para",
  stops: "O que para",
  runsOn: "O que não para",
  review: "Revisão da semana",
  reviewMoves: (before: string, after: string) => `a próxima passa de ${before} para ${after}`,
  reviewStays: (on: string) => `a próxima continua em ${on}`,
  moves: (before: string, after: string) => `o prazo passa de ${before} para ${after}`,
  kinds: {
    "fortnightly-diet": "Ajuste quinzenal",
    "fortnightly-training": "Ajuste quinzenal",
    "definitive-plan": "Plano definitivo",
    "human-first": "Conversa com uma pessoa",
    "weekly-review-answered": "Resposta da revisão",
  } as Record<string, string>,
  all: "Todos os prazos da equipe",
  allText: "nenhum vence enquanto você está fora",
  guarantee: "Garantia",
  guaranteeMoves: (before: string, after: string) => `o último dia para pedir passa de ${before} para ${after}`,
  reminders: "Lembretes",
  remindersText: "nenhum, nem um “saudades”",
  access: "Seu acesso",
  accessText: (until: string) => `continua até ${until}; a pausa não aumenta`,
  diary: "Diário, plano e treinos",
  diaryText: "abertos, se quiser; nada é cobrado",
  talk: "Conversa",
  talkText: "mensagem sua é respondida no prazo de sempre",
  payments: "Parcelas da compra",
  paymentsText: "seguem como combinado",
  notice: (days: number) =>
    days === 1 ? "O dia sai do seu tempo de plano." : `Os ${days} dias saem do seu tempo de plano.`,
  noticeText: (until: string) => `O acesso termina em ${until}, com ou sem pausa.`,
} as const;

export const returnCopy = {
  title: "Como é a volta",
  eve: "Um aviso na véspera",
  eveText: "“Seu plano volta amanhã.” Só isso.",
  opens: "O plano reabre",
  opensText: (version: number | null) => (version ? `O mesmo, versão ${version}, onde estava.` : "Onde estava."),
  review: "A primeira revisão",
  reviewText: "Sobre a semana em que você voltou.",
  other: "É outra coisa?",
  otherStart: "Se a vontade é parar de vez, o caminho é curto e está em ",
  otherRights: "Direitos e garantia",
  otherMiddle: ". Se dói mais do que parece, o CVV escuta no ",
  otherEnd: ", de graça, a qualquer hora.",
} as const;

export const runningCopy = {
  title: (day: string) => `Em pausa até ${day}.`,
  lead: (weekday: string) => `Nenhum prazo corre. ${weekday} o plano reabre onde estava.`,
  planned: (day: string) => `Pausa marcada para ${day}.`,
  plannedLead: (to: string) => `Até lá nada muda. Ela vai até ${to}, e o plano volta sozinho.`,
  backNow: "Voltar agora",
  takeBack: "Cancelar a pausa",
  change: "Mudar a data",
  keep: "Manter a data",
  newReturn: "Volta",
  save: (day: string) => `Voltar em ${day}`,
  saving: "Mudando…",
  returning: "Voltando…",
  noDates: "Voltar agora devolve os prazos na hora.",
  returnsDates: (dates: string) => `Voltar agora devolve os prazos na hora: ${dates}.`,
  dueBy: (kind: string, day: string) => `${kind} até ${day}`,
  reviewOn: (day: string) => `revisão no domingo, ${day}`,
  shortKinds: {
    "fortnightly-diet": "ajuste",
    "fortnightly-training": "ajuste",
    "definitive-plan": "plano definitivo",
    "human-first": "conversa",
    "weekly-review-answered": "resposta da revisão",
  } as Record<string, string>,
  open: "Continua aberto",
  diary: ["Diário", "Uma frase, se der vontade. Ninguém cobra"],
  plan: (version: number | null) => [
    "Plano e treinos",
    version ? `Versão ${version}, para consultar` : "Para consultar",
  ],
  talk: ["Conversa", "A equipe responde no prazo de sempre"],
  access: "O acesso não para",
  accessText: (until: string) => `Ele termina em ${until}, como você leu antes de pausar.`,
  worse: "Não melhorou?",
  worseText: (until: string) =>
    `Dá para esticar até ${until}, o limite de 60 dias. Se o motivo mudou, conte à ${who}: o plano volta diferente.`,
  write: `Escrever para a ${who}`,
} as const;

export const pregnancyCopy = {
  title: "O plano fecha agora, e a gente conversa.",
  text: "Um plano de emagrecimento não serve na gravidez, então ele fecha assim que você tocar no botão, e os números somem do app. Quem cuida da comida neste tempo é o seu pré-natal.",
  person: (when: string) => `${who} fala com você até ${when}.`,
  late: "48 horas. Se passar, um dia a mais por dia de espera.",
  after: "E depois, você escolhe",
  choices: {
    keep: {
      title: "Guardar o meu lugar",
      text: (until: string) => `Pausa de 60 dias, renovável. O acesso até ${until} não aumenta.`,
    },
    refund: {
      title: "Encerrar e receber o dinheiro de volta",
      text: () =>
        "Inteiro, enquanto dura a garantia; depois, o valor dos dias que faltam. Na próxima tela você confirma com a senha.",
    },
    talk: { title: `Decidir com a ${who}`, text: () => "O plano fecha agora; o resto espera a conversa." },
  },
  submit: "Fechar o plano agora",
  saving: "Fechando…",
  leave: "Voltar sem mudar nada",
  yours: "O que continua seu",
  kept: [
    ["Diário sem números", "Comida, sono, água, como foi o dia"],
    ["Conversa com a equipe", `${who} e ${trainer.firstName} continuam aí`],
  ],
  readers: `Só ${who} lê este motivo. ${trainer.firstName} vê que o treino parou, e não por quê.`,
  closed: "O plano está fechado.",
  closedLead: (until: string) =>
    `Quem cuida da comida neste tempo é o seu pré-natal. O seu lugar fica guardado até ${until}.`,
  renew: "Guardar por 60 dias a partir de hoje",
  renewing: "Guardando…",
  reopen: "Quero voltar",
  reopenNote: `O plano só reabre depois de uma conversa com a ${who}: ele volta diferente.`,
  refund: "Encerrar e receber o dinheiro de volta",
} as const;

import type { PromiseKind } from "@app/engine/promises/promise-kinds";

/** Who keeps a kind: a half of the member's own team, both, the team that sells and helps, or nobody. */
export type Keeper = "nutri" | "treinador" | "professionals" | "service" | "automatic";

/** What a title may name: the day a promise began, and the week a review is about, both as `16/11`. */
export type Named = { day: string; week: string };

export type PromiseText = {
  keeper: Keeper;
  title: (named: Named) => string;
  /** While it runs. `who` begins the sentence: "Helena e Rafael". */
  running: (who: string, isMany: boolean) => string;
  /** "Chegou", before how long it took. */
  done: string;
  /** Why days were given: "a resposta". */
  late: string;
};

const verb = (isMany: boolean, one: string, many: string): string => (isMany ? many : one);

const callBack: PromiseText = {
  keeper: "service",
  title: () => "Ligação do time",
  running: () => "Você pediu um contato, e alguém do time liga.",
  done: "Feita",
  late: "a ligação",
};

/** What each kind is to the member who was promised it. */
export const PROMISE_TEXTS: Readonly<Record<PromiseKind, PromiseText>> = {
  "call-back-5min": callBack,
  "call-back-24h": callBack,
  "access-now": {
    keeper: "automatic",
    title: () => "Acesso ao Plano Completo",
    running: () => "Abre assim que o pagamento entra.",
    done: "Liberado",
    late: "o acesso",
  },
  "provisional-plan": {
    keeper: "automatic",
    title: () => "Plano provisório da IA",
    running: () => "Sai das suas respostas, enquanto a equipe lê.",
    done: "Pronto",
    late: "o plano provisório",
  },
  "human-first": {
    keeper: "professionals",
    title: () => "Leitura das suas respostas",
    running: (who, isMany) => `${who} ${verb(isMany, "lê", "leem")} o que você contou antes de qualquer plano.`,
    done: "Lidas",
    late: "a leitura",
  },
  "definitive-plan": {
    keeper: "professionals",
    title: () => "Plano definitivo, assinado",
    running: (who, isMany) => `${who} ${verb(isMany, "monta e assina", "montam e assinam")} o seu plano.`,
    done: "Entregue",
    late: "o plano definitivo",
  },
  "fortnightly-diet": {
    keeper: "nutri",
    title: () => "Ajuste quinzenal da dieta",
    running: (who, isMany) =>
      `${who} ${verb(isMany, "relê", "releem")} a sua quinzena e ${verb(isMany, "ajusta", "ajustam")} a dieta.`,
    done: "Feito",
    late: "o ajuste da dieta",
  },
  "fortnightly-training": {
    keeper: "treinador",
    title: () => "Ajuste quinzenal do treino",
    running: (who, isMany) =>
      `${who} ${verb(isMany, "relê", "releem")} a sua quinzena e ${verb(isMany, "ajusta", "ajustam")} o treino.`,
    done: "Feito",
    late: "o ajuste do treino",
  },
  "weekly-review-opened": {
    keeper: "automatic",
    title: ({ week }) => `Revisão da semana de ${week}`,
    running: () => "Abre no domingo. São oito toques, e uma pessoa responde.",
    done: "Aberta",
    late: "a abertura da revisão",
  },
  "weekly-review-answered": {
    keeper: "professionals",
    title: ({ week }) => `Resposta da revisão da semana de ${week}`,
    running: (who, isMany) =>
      `${who} ${verb(isMany, "lê", "leem")} a sua semana e ${verb(isMany, "responde", "respondem")}.`,
    done: "Respondida",
    late: "a resposta da revisão",
  },
  "chat-answer": {
    keeper: "professionals",
    title: ({ day }) => `Resposta à sua mensagem de ${day}`,
    running: (who, isMany) => `${who} ${verb(isMany, "responde", "respondem")} na conversa.`,
    done: "Respondida",
    late: "a resposta",
  },
  "refund-sent": {
    keeper: "service",
    title: () => "Envio da sua devolução",
    running: () => "O dinheiro sai daqui; o banco ainda leva o tempo dele.",
    done: "Enviada",
    late: "o envio",
  },
  "data-request-now": {
    keeper: "automatic",
    title: () => "Cópia dos seus dados",
    running: () => "O arquivo está sendo montado.",
    done: "Pronta",
    late: "a cópia",
  },
  "data-request-15d": {
    keeper: "service",
    title: () => "Pedido sobre os seus dados",
    running: () => "Uma pessoa cuida do pedido e responde por escrito.",
    done: "Respondido",
    late: "a resposta ao pedido",
  },
  "guarantee-review": {
    keeper: "service",
    title: ({ day }) => `Revisão da garantia, pedida em ${day}`,
    running: () => "Uma pessoa lê o seu pedido e responde por escrito, com a razão.",
    done: "Respondida",
    late: "a revisão da garantia",
  },
};

/** Why a clock stands still, as a sentence to the member. */
const PAUSES: Readonly<Record<string, string>> = {
  doenca: "Parado: você pausou o plano para se recuperar.",
  viagem: "Parado: você pausou o plano para viajar.",
  luto: "Parado: você pausou o plano.",
  gravidez: "Parado: o plano está em pausa.",
  "numero-nao-atende-2-tentativas": "Parado: ligamos duas vezes e ninguém atendeu.",
  "esperando-o-membro": "Parado: esperamos uma resposta sua, pedida por mensagem.",
  "membro-em-silencio": "Parado: faz uma semana que não temos notícia sua. Volta quando você voltar.",
  "saldo-no-gateway": "Parado: o banco de pagamentos ainda não soltou o valor.",
  "conferencia-de-identidade": "Parado: falta confirmar que o pedido é seu.",
};

export const pauseText = (reason: string): string => PAUSES[reason] ?? "Parado por enquanto.";

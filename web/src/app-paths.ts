/** The URLs of the app's screens, for links. Each is a page of pages.ts. */
export const appPaths = {
  today: "/app",
  promises: "/app/promessas",
  plan: "/app/plano",
  planPrint: "/app/plano/imprimir",
  /** A meal of today in the plan, by its slot. */
  planMeal: (slot: string) => `/app/plano#${slot}`,
  /** What changed in a version of the plan, and who signed it. */
  planChanges: (version: number | string) => `/app/plano/mudancas/${version}`,
  shoppingList: "/app/plano/lista",
  training: "/app/plano/treino",
  /** A session of the plan: `A`. */
  trainingSession: (session: string) => `/app/plano/treino/${session}`,
  exercises: "/app/plano/exercicios",
  /** `part`: the exercise of a session, `A.1`, from which it is opened. */
  exercise: (id: string, part?: string) => `/app/plano/exercicios/${id}${part ? `?parte=${part}` : ""}`,
  diary: "/app/diario",
  /** A day of the diary: `2026-11-12`. */
  diaryDay: (day: string) => `/app/diario/${day}`,
  /** The member's own foods, measures and meals. */
  diaryOwn: "/app/diario/meus",
  progress: "/app/evolucao",
  weights: "/app/evolucao/peso",
  /** The report of a week, by its Monday. */
  weekReport: (monday: string) => `/app/evolucao/semana/${monday}`,
  /** The report of a month: `2026-11`. */
  monthReport: (month: string) => `/app/evolucao/mes/${month}`,
  /** The thread with the professionals. */
  conversation: "/app/conversa",
  /** The conversation with the assistant, an AI. */
  assistant: "/app/conversa/assistente",
  /** The thread with support. */
  support: "/app/conversa/atendimento",
  /** What the assistant remembers. */
  assistantMemory: "/app/conversa/memoria",
  intake: "/app/anamnese",
  intakeResult: "/app/anamnese/resultado",
  intakeAnswers: "/app/anamnese/respostas",
  booking: "/app/agenda",
  review: "/app/revisao",
  reviewReply: "/app/revisao/resposta",
  intakeQuestion: (question: string) => `/app/anamnese/pergunta/${question}`,
  /** What a finished block of questions gives back. */
  intakeBlock: (block: string) => `/app/anamnese/bloco/${block}`,
  /** Pausing the plan. */
  pause: "/app/pausa",
  account: "/app/conta",
  payments: "/app/conta#pagamentos",
  rights: "/app/conta#direitos",
  /** How the member stands with the guarantee, and the request. */
  guarantee: "/app/garantia",
  profile: "/app/conta#dados",
  security: "/app/conta#acesso",
  data: "/app/dados",
  accesses: "/app/dados/acessos",
  consents: "/app/dados/consentimentos",
  export: "/app/dados/baixar",
  deletion: "/app/dados/apagar",
  accountDeleted: "/app/ate-logo",
  payment: (paymentId: string) => `/app/pagamentos/${paymentId}`,
  withdrawal: (paymentId: string) => `/app/pagamentos/${paymentId}/desistir`,
  receipt: (paymentId: string) => `/app/pagamentos/${paymentId}/recibo`,
} as const;

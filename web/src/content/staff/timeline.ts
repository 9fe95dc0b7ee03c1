import type { TimelineKind } from "@app/contract/staff/member-timeline";

/** Texts of the joint timeline. */
export const timelineCopy = {
  title: "Linha do tempo",
  filters: "Filtros da linha do tempo",
  all: "Tudo",
  kinds: {
    answers: "Respostas",
    plan: "Planos",
    diary: "Diário",
    review: "Revisões",
    reply: "Retornos",
    call: "Conversas",
    comment: "Comentários",
    promise: "Promessas",
  } satisfies Partial<Record<TimelineKind, string>>,
  toNow: "Ir para agora",
  now: (day: string) => `agora, ${day}`,
  lanes: { nutri: "Nutrição", treino: "Treino", membro: "Membro", ia: "IA", equipe: "Equipe" },
  commentOf: (name: string) => `Comentário de ${name}`,
  exported: "O membro lê isto se pedir os dados.",
  states: { ok: "no prazo", late: "com atraso", alert: "pede atenção" },
  older: "Ver o que veio antes",
  loadingOlder: "Buscando…",
  olderFailed: "O que veio antes não abriu.",
  start: "O começo do programa.",
  empty: "Nada aconteceu ainda.",
  emptyFiltered: "Nada deste tipo até agora.",
  nothingOwed: "Nada prometido daqui para a frente.",
  loading: "Abrindo a linha do tempo…",
  failed: "A linha do tempo não abriu.",
  retry: "Tentar de novo",
} as const;

import { breakGlassPlace } from "../../staff/break-glass/break-glass-place.ts";
import { type AttentionKey, attentionPlace, openSealedFacts } from "../../staff/queue/attention-row.ts";
import { conflictPlace } from "../../sync/conflict-place.ts";
import { deletedAfter } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";
import { type Keyed, type Opened, type Owned, ofMember } from "./sealed-values.ts";

/** What devices sent, who looked, and calls. */
export const careTables = {
  syncConflicts: {
    title: "Valores de outro aparelho",
    erased: "deleted",
    rows: { order: ["lost_at desc"] },
    sealed: ofMember({
      placeOf: ({ accountId, ...place }: Owned & Parameters<typeof conflictPlace>[1]) =>
        conflictPlace(accountId, place),
      open: (encryption, { accountId, sealed, ...place }: Opened<Owned & Parameters<typeof conflictPlace>[1]>) => ({
        value: JSON.parse(encryption.open(conflictPlace(accountId, place), sealed)),
      }),
    }),
    ends: [deletedAfter("lostValues", "lost_at")],
    about:
      "Quando dois aparelhos seus mudam a mesma anotação, vale a mudança mais nova. A outra fica aqui por 90 dias.",
    columns: {
      kind: "Anotação",
      field: "Campo",
      value: "Valor",
      lostAt: "Substituído em",
      recordId: "Número da anotação",
    },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "O valor acima, cifrado.",
      device: "Número que o aparelho sorteou para si.",
      hlc: "Idem, com a hora do aparelho.",
    },
  },
  syncHeads: {
    title: "Sincronização",
    erased: "deleted",
    rows: {},
    about: "Até onde os seus aparelhos já receberam as suas anotações.",
    columns: { rev: "Mudanças até agora", refusedAt: "Última anotação recusada" },
    withheld: {
      accountId: "É a sua conta.",
      epoch: "Faz os aparelhos começarem de novo.",
      kindRevs: "A última mudança de cada tipo de anotação.",
      kindCounts: "Quantas anotações de cada tipo você guardou, contadas para o limite da conta.",
    },
  },
  healthAccesses: {
    title: "Quem viu seus dados de saúde",
    erased: { retained: "looks" },
    rows: { order: ["at desc"] },
    about: "Cada vez que alguém da equipe, ou o assistente, abriu algo seu. Ninguém apaga esta lista.",
    columns: {
      at: "Quando",
      actorName: "Quem",
      role: "Função",
      subjects: "O quê",
      reason: "Por quê",
      isBreakGlass: "De fora da sua equipe, em emergência",
      seconds: "Por quantos segundos",
    },
    withheld: {
      id: "Número interno.",
      accountId: "É a sua conta.",
      actorId: "Número da pessoa no sistema da equipe; o nome está acima.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  staffAudit: {
    title: "O que a equipe fez na sua ficha",
    erased: { retained: "acts", since: "at", emptied: ["reason"] },
    rows: { order: ["at desc", "id"] },
    about: "Cada ação da equipe na sua ficha. Ninguém apaga esta lista.",
    columns: {
      at: "Quando",
      actorName: "Quem",
      role: "Função",
      action: "Ação",
      isBreakGlass: "De fora da sua equipe, em emergência",
      reason: "Motivo",
    },
    withheld: {
      id: "Número interno.",
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      ip: "O endereço de quem trabalha na equipe.",
      breakGlassId: "Número do acesso de emergência.",
    },
  },
  breakGlass: {
    title: "Acessos de emergência",
    erased: { retained: "looks" },
    rows: { order: ["opened_at desc"] },
    sealed: ofMember({
      placeOf: ({ accountId, id }: Keyed) => breakGlassPlace(accountId, id),
      open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => ({
        reason: encryption.open(breakGlassPlace(accountId, id), sealed),
      }),
    }),
    about: "Quando alguém de fora da sua equipe abriu a sua ficha, só para ler. No nosso banco o motivo fica cifrado.",
    columns: { openedAt: "Aberto em", until: "Até", reason: "Motivo", id: "Número" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está em quem viu seus dados.",
      sealed: "O motivo acima, cifrado.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  staffAssignments: {
    title: "Quem cuida de você",
    erased: "deleted",
    rows: { order: ["since desc"] },
    about: "Quem da equipe ficou responsável por você, e desde quando.",
    columns: { role: "Função", since: "Desde", until: "Até" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe.",
    },
  },
  attention: {
    title: "Sua vez na fila da equipe",
    erased: "deleted",
    rows: { order: ["role"] },
    sealed: ofMember({
      placeOf: (key: AttentionKey) => attentionPlace(key),
      open: (encryption, key: Opened<AttentionKey>) => ({ reported: openSealedFacts(encryption, key) }),
    }),
    about: "O que a equipe tem a fazer por você, por profissão: prazos, níveis e datas. Nunca as suas palavras.",
    columns: {
      role: "Função",
      name: "Nome",
      startedOn: "Começo do programa",
      diet: "Nível da dieta",
      training: "Nível do treino",
      kind: "O que espera",
      score: "Pontos",
      since: "Desde",
      minutes: "Minutos previstos",
      dueAt: "Prazo mais próximo",
      facts: "De que são feitos os pontos",
      reported: "O que você contou, e por que um plano foi retirado",
      claimedName: "Quem assumiu",
      leaseUntil: "Assumido até",
      postponedUntil: "Adiado até",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe.",
      claimedBy: "Idem; o nome está acima.",
      sealed: "O que você contou, cifrado.",
      rescoreAt: "Agenda interna da fila.",
      refreshAt: "Idem.",
    },
  },
  attentionChanges: {
    title: "Mudanças que a fila da equipe ainda vai ler",
    erased: "deleted",
    rows: { order: ["id"] },
    about: "Que algo mudou, e quando. Some em cerca de um minuto.",
    columns: { changedAt: "Quando", dueAt: "Lida a partir de" },
    withheld: { accountId: "É a sua conta.", id: "Número interno." },
  },
  bookings: {
    title: "Conversas marcadas",
    erased: "deleted",
    rows: { order: ["created_at desc"] },
    about: "As conversas que você marcou com a equipe e o que aconteceu com cada uma. Nunca o que foi dito.",
    columns: {
      referenceNumber: "Protocolo",
      professional: "Com quem",
      purpose: "Para quê",
      way: "Como",
      startsAt: "Quando",
      state: "Situação",
      moveReason: "Por que a equipe mudou a hora",
      link: "Endereço do vídeo",
      createdAt: "Marcada em",
      settledAt: "Encerrada em",
      settledBy: "Encerrada por",
    },
    withheld: {
      accountId: "É a sua conta.",
      id: "Evita marcar duas vezes o mesmo toque.",
      movedFrom: "Idem, da conversa que esta substitui.",
      staffId: "Número da pessoa no sistema da equipe.",
      remindAt: "Agenda interna do lembrete.",
    },
  },
} satisfies Record<string, PersonalTable>;

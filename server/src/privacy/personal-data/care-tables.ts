import type { PersonalTable } from "./personal-table.ts";

/** What devices sent, who looked, and calls. */
export const careTables = {
  syncConflicts: {
    title: "Valores de outro aparelho",
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
    about: "Até onde os seus aparelhos já receberam as suas anotações.",
    columns: { rev: "Mudanças até agora", refusedAt: "Última anotação recusada" },
    withheld: {
      accountId: "É a sua conta.",
      epoch: "Faz os aparelhos começarem de novo.",
      kindRevs: "A última mudança de cada tipo de anotação.",
    },
  },
  healthAccesses: {
    title: "Quem viu seus dados de saúde",
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
    about: "Quando alguém de fora da sua equipe abriu a sua ficha, só para ler. No nosso banco o motivo fica cifrado.",
    columns: { openedAt: "Aberto em", until: "Até", reason: "Motivo", id: "Número" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está em quem viu seus dados.",
      sealed: "O motivo acima, cifrado.",
    },
  },
  staffAssignments: {
    title: "Quem cuida de você",
    about: "Quem da equipe ficou responsável por você, e desde quando.",
    columns: { role: "Função", since: "Desde", until: "Até" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe.",
    },
  },
  bookings: {
    title: "Conversas marcadas",
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
      remindAt: "Agenda interna do lembrete.",
    },
  },
} satisfies Record<string, PersonalTable>;

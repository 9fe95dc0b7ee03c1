import type { PersonalTable } from "./personal-table.ts";

/** What professionals wrote in a member's file. */
export const fileTables = {
  readingDecisions: {
    title: "Decisões de quem leu as suas respostas",
    about: "O que uma pessoa da equipe decidiu depois de ler, por quê, e o que ela escreveu para você.",
    columns: {
      decidedAt: "Quando",
      by: "Por quem",
      half: "Sobre",
      decision: "Decisão",
      reason: "Motivo",
      message: "O que escreveu para você",
      reviewBy: "Olha de novo até",
      assessment: "Decisão da tabela que foi lida",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem, o motivo e o texto acima, cifrados.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  callNotes: {
    title: "Anotações de conversas",
    about: "O que a pessoa da equipe anotou de cada conversa com você. No nosso banco fica cifrado.",
    columns: {
      writtenAt: "Quando",
      by: "Por quem",
      minutes: "Minutos",
      text: "Anotação",
      bookingId: "Número da conversa",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem e a anotação acima, cifrados.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  staffComments: {
    title: "Comentários entre os profissionais",
    about: "O que a sua nutricionista e o seu treinador escreveram um ao outro. No nosso banco fica cifrado.",
    columns: { writtenAt: "Quando", by: "Por quem", text: "Comentário", id: "Número" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem e o comentário acima, cifrados.",
    },
  },
} satisfies Record<string, PersonalTable>;

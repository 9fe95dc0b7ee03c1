import { sealedFoodActs } from "../../intake/overrides/food-act.ts";
import { sealedReadings } from "../../intake/readings/reading-decision.ts";
import { sealedReports } from "../../intake/reported/reported-answer.ts";
import { sealedCallNotes, sealedComments } from "../../staff/members/sealed-notes.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember, signature } from "./sealed-values.ts";

/** What professionals wrote in a member's file. */
export const fileTables = {
  readingDecisions: {
    title: "Decisões de quem leu as suas respostas",
    erased: { retained: "professionals" },
    rows: { order: ["decided_at desc"] },
    sealed: ofMember(sealedReadings, ({ by, reason, message }) => ({ by: signature(by), reason, message })),
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
  foodOverrides: {
    title: "Alimentos que a sua nutricionista liberou",
    erased: { retained: "professionals" },
    rows: { order: ["decided_at desc"] },
    sealed: ofMember(sealedFoodActs, ({ by, food, reason, against }) => ({ by: signature(by), food, reason, against })),
    about:
      "O que ela liberou apesar de uma resposta sua, por quê, e o que deixou de liberar. No nosso banco fica cifrado.",
    columns: {
      decidedAt: "Quando",
      by: "Por quem",
      act: "O que fez",
      food: "Alimento",
      reason: "Motivo",
      against: "O que o deixava de fora",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem, o alimento e o motivo acima, cifrados.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  reportedAnswers: {
    title: "O que você contou à equipe",
    erased: { retained: "professionals" },
    rows: { order: ["recorded_at desc"] },
    sealed: ofMember(sealedReports, ({ by, ...report }) => ({ by: signature(by), ...report })),
    about: "Respostas que você contou a alguém da equipe e que essa pessoa registrou. No nosso banco fica cifrado.",
    columns: {
      reportedOn: "Contado em",
      channel: "Por onde",
      by: "A quem",
      text: "O que foi registrado",
      questions: "Perguntas que mudaram",
      recordedAt: "Registrado em",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem e o que foi registrado acima, cifrados.",
      retainedSince: "Vazio enquanto a conta existe.",
    },
  },
  callNotes: {
    title: "Anotações de conversas",
    erased: { retained: "professionals" },
    rows: { order: ["written_at desc"] },
    sealed: ofMember(sealedCallNotes, (note) => note),
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
    erased: "deleted",
    rows: { order: ["written_at desc"] },
    sealed: ofMember(sealedComments, (comment) => comment),
    about: "O que a sua nutricionista e o seu treinador escreveram um ao outro. No nosso banco fica cifrado.",
    columns: { writtenAt: "Quando", by: "Por quem", text: "Comentário", id: "Número" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem e o comentário acima, cifrados.",
    },
  },
} satisfies Record<string, PersonalTable>;

import { foodActPlace, openFoodAct } from "../../intake/overrides/food-act.ts";
import { openReadingDecision, readingDecisionPlace } from "../../intake/readings/reading-decision-place.ts";
import { openReport, reportPlace } from "../../intake/reported/reported-answer.ts";
import { callNotePlace, commentPlace, openCallNote, openComment } from "../../staff/members/note-place.ts";
import type { PersonalTable } from "./personal-table.ts";
import { type Keyed, type Opened, ofMember, signature } from "./sealed-values.ts";

/** What professionals wrote in a member's file. */
export const fileTables = {
  readingDecisions: {
    title: "Decisões de quem leu as suas respostas",
    erased: { retained: "professionals" },
    rows: { order: ["decided_at desc"] },
    sealed: ofMember({
      placeOf: ({ accountId, id }: Keyed) => readingDecisionPlace(accountId, id),
      open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
        const { by, reason, message } = openReadingDecision(encryption, accountId, id, sealed);
        return { by: signature(by), reason, message };
      },
    }),
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
    sealed: ofMember({
      placeOf: ({ accountId, id }: Keyed) => foodActPlace(accountId, id),
      open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
        const { by, food, reason, against } = openFoodAct(encryption, accountId, id, sealed);
        return { by: signature(by), food, reason, against };
      },
    }),
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
    sealed: ofMember({
      placeOf: ({ accountId, id }: Keyed) => reportPlace(accountId, id),
      open(encryption, { accountId, id, sealed }: Opened<Keyed>) {
        const { by, ...report } = openReport(encryption, accountId, id, sealed);
        return { by: signature(by), ...report };
      },
    }),
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
    sealed: ofMember({
      placeOf: ({ accountId, id }: Keyed) => callNotePlace(accountId, id),
      open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => openCallNote(encryption, accountId, id, sealed),
    }),
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
    sealed: ofMember({
      placeOf: ({ accountId, id }: Keyed) => commentPlace(accountId, id),
      open: (encryption, { accountId, id, sealed }: Opened<Keyed>) => openComment(encryption, accountId, id, sealed),
    }),
    about: "O que a sua nutricionista e o seu treinador escreveram um ao outro. No nosso banco fica cifrado.",
    columns: { writtenAt: "Quando", by: "Por quem", text: "Comentário", id: "Número" },
    withheld: {
      accountId: "É a sua conta.",
      staffId: "Número da pessoa no sistema da equipe; o nome está acima.",
      sealed: "Quem e o comentário acima, cifrados.",
    },
  },
} satisfies Record<string, PersonalTable>;

import { sealedReplies, sealedReviews } from "../../reviews/sealed-reviews.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember, signature } from "./sealed-values.ts";

/** Weekly reviews with their replies, and the pauses that hold them back. */
export const reviewTables = {
  weeklyReviews: {
    title: "Revisões da semana",
    erased: "deleted",
    rows: { order: ["sent_at desc"], days: ["week"] },
    sealed: ofMember(sealedReviews, (answers) => ({ answers })),
    about: "O que você respondeu em cada revisão. No nosso banco as respostas ficam cifradas.",
    columns: {
      week: "Semana que começa em",
      answers: "Respostas",
      sentAt: "Recebida em",
      savedAt: "Mudada em",
      score: "Ordem na fila da equipe, de 0 a 100",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      sealed: "As respostas acima, cifradas.",
      weekHlc: "Qual dos seus aparelhos escreveu por último.",
      answersHlc: "Idem.",
      isContested: "Se outro aparelho deu outra resposta; ela está entre os valores de outro aparelho.",
      rev: "Ordem interna das mudanças.",
    },
  },
  reviewReplies: {
    title: "Respostas da equipe às revisões",
    erased: "deleted",
    rows: { order: ["replied_at desc"] },
    sealed: ofMember(sealedReplies, ({ by, text, nextStep }) => ({ by: signature(by), text, nextStep })),
    about: "O que uma pessoa da equipe respondeu a cada revisão. No nosso banco fica cifrado.",
    columns: {
      repliedAt: "Respondida em",
      readAt: "Você abriu em",
      by: "Por quem",
      text: "Resposta",
      nextStep: "Próximo passo",
      id: "Número da revisão",
    },
    withheld: { accountId: "É a sua conta.", sealed: "A resposta acima, cifrada." },
  },
  reviewSchedules: {
    title: "Quando as revisões abrem",
    erased: "deleted",
    rows: {},
    about: "Desde quando uma revisão abre toda semana, e quando abre a próxima.",
    columns: { startsAt: "Desde", nextAt: "Próximo aviso" },
    withheld: { accountId: "É a sua conta." },
  },
  planPauses: {
    title: "Pausas do plano",
    erased: "deleted",
    rows: { order: ["starts_at desc"], days: ["from_day", "to_day", "ended_on"] },
    about: "De quando a quando você pausou o plano, e por quê.",
    columns: {
      fromDay: "De",
      toDay: "Até",
      reason: "Motivo",
      createdAt: "Pedida em",
      startedAt: "Os prazos pararam em",
      endedAt: "Voltaram a correr em",
      endedOn: "De volta no dia",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      timeZone: "O fuso em que os dias acima são contados.",
      startsAt: "O começo do primeiro dia acima.",
      endsAt: "O fim do último dia acima.",
      noticeAt: "Quando sai o aviso da véspera.",
    },
  },
} satisfies Record<string, PersonalTable>;

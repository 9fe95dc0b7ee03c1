import { ownPromiseIds } from "../ownership-store.ts";
import type { PersonalTable } from "./personal-table.ts";

/** What is promised to a member. */
export const promiseTables = {
  promises: {
    title: "Promessas",
    erased: "deleted",
    rows: (db, person) =>
      db.selectFrom("promises").selectAll().where("id", "in", ownPromiseIds(db, person)).orderBy("startsAt", "desc"),
    about: "O que prometemos a você, até quando, e se cumprimos. Nunca o que você respondeu ou sentiu.",
    columns: {
      kind: "Promessa",
      startsAt: "Começou em",
      hours: "Horas prometidas",
      dueAt: "Prometida até",
      state: "Situação",
      fulfilledAt: "Cumprida em",
      voidedAt: "Deixou de valer em",
      breachedAt: "Quebra anotada em",
      creditDays: "Dias de crédito",
      ruleVersion: "Versão da regra",
      referenceNumber: "Protocolo",
      id: "Número",
    },
    withheld: {
      accountId: "É a sua conta.",
      leadId: "Número interno do seu pedido de ligação.",
      subject: "Número interno da ocasião.",
      isPublic: "Se entra nos números públicos, que não têm nome.",
      checkAt: "Agenda interna.",
    },
  },
  onCallAlerts: {
    title: "Avisos ao plantão",
    erased: "deleted",
    rows: { order: ["raised_at desc"] },
    about: "Quando uma pessoa da equipe foi chamada para falar com você. Nunca o que você escreveu.",
    columns: {
      referenceNumber: "Protocolo",
      urgency: "Urgência",
      raisedAt: "Avisado em",
      personBy: "Alguém fala com você até",
      escalatedAt: "Segunda pessoa avisada em",
      pagedAt: "Plantão avisado em",
      acknowledgedAt: "Assumido em",
    },
    withheld: {
      accountId: "É a sua conta.",
      id: "Número interno; o protocolo é o seu.",
      subject: "Número interno da ocasião.",
      escalateAt: "Agenda interna.",
      pageAt: "Agenda interna.",
      isHeld: "Se o aviso de uma conta nova foi junto com outros.",
      acknowledgedBy: "Quem da equipe assumiu, ou que foi pelo link.",
    },
  },
  promisePauses: {
    title: "Pausas das promessas",
    erased: { with: "promises" },
    rows: (db, person) =>
      db
        .selectFrom("promisePauses")
        .selectAll()
        .where("promiseId", "in", ownPromiseIds(db, person))
        .orderBy("startsAt", "desc"),
    about: "Quando o relógio de uma promessa parou, e por quê.",
    columns: {
      promiseId: "Promessa",
      startsAt: "Começou em",
      endsAt: "Terminou em",
      reason: "Motivo",
      actor: "Quem pausou",
      messageSent: "Mensagem enviada antes",
      nudges: "Avisos enviados antes",
      silentDays: "Dias sem resposta antes",
    },
    withheld: { accountId: "É a sua conta." },
  },
  promiseEvents: {
    title: "Histórico das promessas",
    erased: { with: "promises" },
    rows: (db, person) =>
      db
        .selectFrom("promiseEvents")
        .selectAll()
        .where("promiseId", "in", ownPromiseIds(db, person))
        .orderBy("id", "desc"),
    about: "O que aconteceu com cada promessa.",
    columns: { promiseId: "Promessa", at: "Quando", event: "O quê", by: "Por quem" },
    withheld: { id: "Número de ordem da linha.", accountId: "É a sua conta." },
  },
} satisfies Record<string, PersonalTable>;

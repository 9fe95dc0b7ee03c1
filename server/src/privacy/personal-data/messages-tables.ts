import { sql } from "kysely";
import { ownConversions, ownMessages } from "../ownership-store.ts";
import { deletedAfter } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";

/** What was sent, to the member and about them. */
export const messageTables = {
  messages: {
    title: "Mensagens",
    erased: { by: "contacts", leaves: "others' receipts, on an account where they bought" },
    rows: (db, person) => ownMessages(db, person).selectAll("m").orderBy("m.createdAt", "desc"),
    ends: [
      {
        period: "messageVariables",
        due: (since) => sql`created_at <= ${since} and params <> '{}' and status <> 'due'`,
        empties: { params: "'{}'" },
      },
      { period: "messages", due: (since) => sql`created_at <= ${since} and status <> 'due'` },
    ],
    about: "O que escrevemos a você, e ao nosso time sobre você.",
    columns: {
      channel: "Por onde",
      template: "Mensagem",
      recipient: "Para",
      params: "O que foi preenchido",
      status: "Situação",
      createdAt: "Escrita em",
      settledAt: "Encerrada em",
      reference: "Número na operadora",
    },
    withheld: {
      id: "Número interno.",
      accountId: "É a sua conta.",
      dedupeKey: "Evita mandar duas vezes.",
      dueAt: "Agenda interna.",
      attempts: "Idem.",
      channelDown: "Idem.",
      priority: "Idem.",
      noticeSubject: "Idem: avisos do mesmo assunto viram um só.",
      noticeAt: "Idem: são dois avisos por dia no máximo.",
      heldUntil: "Idem: de noite um aviso espera a manhã.",
      lastError: "Resposta técnica da operadora.",
      redactAfterSend: "Só na despedida de quem exclui a conta.",
    },
  },
  conversions: {
    title: "Visitas e ações no site",
    erased: { by: "events", leaves: "what happened and when, without marks" },
    rows: (db, person) => ownConversions(db, person).selectAll("c").orderBy("c.occurredAt", "desc"),
    ends: [
      {
        period: "eventMarks",
        due: (since) => sql`occurred_at <= ${since} and (client_ip is not null or user_agent is not null
          or fbc is not null or fbp is not null or label is not null or hashed_identifiers is not null)`,
        empties: ["client_ip", "user_agent", "fbc", "fbp", "label", "hashed_identifiers"],
      },
      deletedAfter("events", "occurred_at"),
    ],
    about: "O que aconteceu nas páginas. Sem o seu sim para anúncios, nada aqui diz quem foi.",
    columns: {
      id: "Número",
      eventName: "O quê",
      eventId: "Número do evento",
      occurredAt: "Quando",
      allowsAds: "Permitia contar a anunciantes",
      hashedIdentifiers: "Nome e contato, embaralhados",
      source: "Origem",
      label: "Detalhe",
      valueCents: "Valor",
      currency: "Moeda",
      pageUrl: "Página",
      referrerHost: "Site anterior",
      clientIp: "Endereço IP",
      userAgent: "Navegador",
      fbc: "Marca do anúncio (_fbc)",
      fbp: "Marca do navegador (_fbp)",
    },
    withheld: { accountId: "É a sua conta." },
  },
  relays: {
    title: "O que foi contado a anunciantes",
    erased: { by: "events", leaves: "that it was sent; what is due is revoked" },
    rows: (db, person) =>
      db
        .selectFrom("relays")
        .selectAll()
        .where("conversionId", "in", ownConversions(db, person).select("c.id"))
        .orderBy("dueAt", "desc"),
    about: "Cada aviso à Meta sobre as ações acima, e o que não foi porque você disse não.",
    columns: {
      conversionId: "Ação",
      destination: "Para quem",
      status: "Situação",
      dueAt: "Previsto para",
      settledAt: "Encerrado em",
      attempts: "Tentativas",
    },
    withheld: { lastError: "Resposta técnica da plataforma." },
  },
} satisfies Record<string, PersonalTable>;

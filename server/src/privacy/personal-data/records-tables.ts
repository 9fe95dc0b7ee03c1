import { ownLeads, ownPaymentIds } from "../ownership-store.ts";
import { deletedAfter } from "./endings.ts";
import type { PersonalTable } from "./personal-table.ts";

/** What was asked of us, and how we acted on it. */
export const recordTables = {
  auditLog: {
    title: "Registro de movimentações",
    erased: { by: "purchases", leaves: "all of it" },
    rows: (db, person) =>
      db.selectFrom("auditLog").selectAll().where("paymentId", "in", ownPaymentIds(db, person)).orderBy("id", "desc"),
    about: "Quem fez o quê com as suas compras.",
    columns: { at: "Quando", actor: "Quem", action: "O quê", paymentId: "Pagamento", details: "Detalhes" },
    withheld: { id: "Número de ordem da linha." },
  },
  checkoutReminders: {
    title: "Lembretes de compra",
    erased: "deleted",
    // Requested by typing an e-mail: shown once the account has verified it.
    rows: (db, { accountId, verifiedEmail }) =>
      db
        .selectFrom("checkoutReminders")
        .selectAll()
        .where("accountId", "=", accountId)
        .where("email", "=", verifiedEmail),
    ends: [deletedAfter("reminders", "settled_at")],
    about: "Compras pela metade de que você pediu para ser lembrado.",
    columns: {
      email: "Email",
      cycle: "Ciclo",
      method: "Forma",
      offer: "Página de origem",
      isWish: "Pedido sem entrar na conta",
      askedAt: "Pedido em",
      dueAt: "Previsto para",
      outcome: "O que aconteceu",
      settledAt: "Encerrado em",
    },
    withheld: { id: "Dele se calcula o link de retorno.", accountId: "É a sua conta." },
  },
  dataExports: {
    title: "Cópias dos seus dados",
    erased: "deleted",
    rows: {},
    about: "A última cópia como esta que você pediu. O arquivo é apagado quando vence.",
    columns: {
      status: "Situação",
      requestedAt: "Pedida em",
      readyAt: "Pronta em",
      expiresAt: "Pode ser baixada até",
      size: "Tamanho em bytes",
    },
    withheld: {
      id: "Número interno.",
      accountId: "É a sua conta.",
      dueAt: "Agenda interna.",
      attempts: "Idem.",
    },
  },
  leads: {
    title: "Pedidos de contato",
    erased: { by: "contacts", leaves: null },
    rows: (db, person) => ownLeads(db, person).selectAll("l").orderBy("l.createdAt", "desc"),
    ends: [deletedAfter("leads", "created_at")],
    about: "Quando você pediu para o time ligar, o que prometemos e se cumprimos.",
    columns: {
      id: "Número",
      fullName: "Nome informado",
      phone: "Telefone informado",
      email: "Email informado",
      variant: "Página",
      offerCents: "Preço oferecido por mês",
      promise: "Promessa",
      createdAt: "Pedido em",
      dueAt: "Prometido até",
      attempts: "Ligações sem resposta",
      attemptedAt: "Última ligação sem resposta em",
      attemptedBy: "Ligou sem resposta",
      contactedAt: "Atendido em",
      contactedBy: "Atendido por",
      note: "Anotação do atendimento",
      escalatedAt: "Cobrado internamente em",
    },
    withheld: {
      accountId: "É a sua conta.",
      isPromised: "Se o pedido tem promessa.",
      isPrimary: "Qual pedido vale quando há mais de um do mesmo telefone.",
      notification: "Se o time já foi avisado.",
    },
  },
} satisfies Record<string, PersonalTable>;

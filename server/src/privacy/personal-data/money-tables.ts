import { shownStatus } from "../../checkout/payments/payment.ts";
import { isOwnedBy } from "../../checkout/subscriptions/owner.ts";
import { sealedDecisions } from "../../guarantee/decisions/decision.ts";
import { othersPayments, ownPaymentIds } from "../ownership-store.ts";
import type { PersonalTable } from "./personal-table.ts";
import { ofMember } from "./sealed-values.ts";

/** What was paid, refunded and claimed. */
export const moneyTables = {
  payments: {
    title: "Pagamentos",
    erased: { by: "purchases", leaves: "what accounting needs, without contacts and marks" },
    // The second `status` wins: the one shown everywhere else.
    rows: (db, person) =>
      db
        .selectFrom("payments")
        .selectAll()
        .select(shownStatus("payments").as("status"))
        .where(isOwnedBy("payments", person))
        .orderBy("createdAt", "desc"),
    about: "Cada tentativa de compra. Do cartão guardamos só a bandeira e os quatro últimos dígitos.",
    columns: {
      id: "Número",
      via: "Comprado com",
      email: "Email da compra",
      plan: "Plano",
      cycle: "Ciclo",
      amountCents: "Valor",
      method: "Forma",
      installments: "Parcelas",
      status: "Situação",
      gateway: "Processador",
      gatewayId: "Número no processador",
      pixCode: "Código PIX",
      pixExpiresAt: "Código vale até",
      replacedAt: "Substituído em",
      cardBrand: "Bandeira",
      cardLast4: "Final do cartão",
      failure: "Motivo da recusa",
      withdrawalDays: "Dias para desistir",
      guaranteeRule: "Regra da garantia que você viu",
      shownStartAt: "Início da equipe mostrado antes de pagar",
      allowsAds: "Permitia contar a anunciantes",
      clientIp: "Endereço IP",
      userAgent: "Navegador",
      fbc: "Marca do anúncio (_fbc)",
      fbp: "Marca do navegador (_fbp)",
      createdAt: "Iniciado em",
      answeredAt: "Respondido em",
      paidAt: "Pago em",
    },
    withheld: {
      accountId: "É a sua conta.",
      pixImage: "Desenho do código PIX que está acima.",
      requester: "Rede do endereço IP que está acima.",
      idempotencyKey: "Evita cobrar duas vezes o mesmo toque.",
      requestHash: "Idem, embaralhado.",
      dueAt: "Agenda interna de conferência.",
      lookupCount: "Idem.",
    },
  },
  charges: {
    title: "Cobranças no processador",
    erased: { by: "purchases", leaves: "all of it" },
    rows: (db, person) => db.selectFrom("charges").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
    about: "O dinheiro como o processador o vê.",
    columns: {
      gateway: "Processador",
      gatewayChargeId: "Número da cobrança",
      paymentId: "Pagamento",
      installmentPlanId: "Número do parcelamento",
      amountCents: "Valor",
      status: "Situação",
      disposition: "O que fizemos",
      dispute: "Contestação",
      disputeReadAt: "Contestação vista em",
      seenAt: "Visto em",
    },
  },
  subscriptionPeriods: {
    title: "Períodos do plano",
    erased: { by: "purchases", leaves: "all of it, ended" },
    rows: (db, person) =>
      db.selectFrom("subscriptionPeriods").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
    about: "De quando até quando cada compra vale.",
    columns: {
      paymentId: "Pagamento",
      plan: "Plano",
      startsAt: "Começa em",
      endsAt: "Termina em",
      peopleFrom: "A equipe começa em",
      placeWeek: "Semana da sua vaga",
      placeNumber: "Número da sua vaga",
      suspendedAt: "Suspenso em",
      endedAt: "Encerrado em",
      endingNotifiedAt: "Avisamos do fim em",
      questionnaireReminderAt: "Próximo lembrete do seu passo",
      questionnaireReminders: "Lembretes já decididos",
      promisesReviewedAt: "Promessas revistas depois do fim em",
    },
    withheld: { accountId: "É a sua conta." },
  },
  subscriptionCredits: {
    title: "Dias a mais no plano",
    erased: { by: "purchases", leaves: "all of it" },
    rows: (db, person) =>
      db.selectFrom("subscriptionCredits").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
    about: "Dias que um período ganhou porque não cumprimos um prazo.",
    columns: { paymentId: "Pagamento", source: "Por qual promessa", days: "Dias", updatedAt: "Atualizado em" },
  },
  refunds: {
    title: "Devoluções",
    erased: { by: "purchases", leaves: "all of it" },
    rows: (db, person) => db.selectFrom("refunds").selectAll().where("paymentId", "in", ownPaymentIds(db, person)),
    about: "Dinheiro que voltou ou está voltando.",
    columns: {
      referenceNumber: "Protocolo",
      paymentId: "Pagamento",
      gateway: "Processador",
      gatewayChargeId: "Número da cobrança",
      kind: "Motivo",
      amountCents: "Valor",
      byHand: "Enviada pela equipe",
      status: "Situação",
      requestedBy: "Pedido por",
      requestedAt: "Pedido em",
      sentAt: "Enviado em",
      doneAt: "Devolvido em",
    },
    withheld: {
      id: "Número interno; o protocolo é o seu.",
      dueAt: "Agenda interna.",
      attempts: "Idem.",
      lastError: "Resposta técnica do processador.",
    },
  },
  guaranteeClaims: {
    title: "Pedidos de garantia e de devolução",
    erased: "deleted",
    rows: (db, person) =>
      db
        .selectFrom("guaranteeClaims")
        .selectAll()
        .where("accountId", "=", person.accountId)
        .where("paymentId", "in", ownPaymentIds(db, person)),
    about: "O que você pediu e o que respondemos.",
    columns: {
      referenceNumber: "Protocolo",
      paymentId: "Pagamento",
      kind: "O que foi pedido",
      amountCents: "Valor pedido, fora da garantia",
      outcome: "Resposta",
      dueAt: "Resposta prometida até",
      answeredAt: "Respondido em",
      answeredBy: "Respondido por",
      answer: "Motivo da resposta",
      escalatedAt: "Cobrado internamente em",
      claimedAt: "Pedido em",
    },
    withheld: { id: "Número interno; o protocolo é o seu.", accountId: "É a sua conta." },
  },
  guaranteeDecisions: {
    title: "Decisões da garantia",
    erased: "deleted",
    rows: { order: ["decided_at desc"], days: ["day_one", "access_on"] },
    sealed: ofMember(sealedDecisions, (decision) => decision),
    about: "Cada pedido pela regra, o que foi contado e a resposta. No nosso banco fica cifrado.",
    columns: {
      referenceNumber: "Protocolo",
      paymentId: "Pagamento",
      ruleVersion: "Regra",
      decision: "Resposta",
      decidedAt: "Pedido em",
      tookMs: "Milissegundos até a resposta",
      dayOne: "Primeiro dia contado",
      accessOn: "Dia do acesso",
      bundle: "O que foi contado, e a resposta",
      objection: "Por que você não concordou",
      hash: "Código (SHA-256)",
      chosen: "Sua escolha",
      chosenAt: "Escolhido em",
      id: "Número",
    },
    withheld: { accountId: "É a sua conta.", sealed: "O que foi contado, acima, cifrado." },
  },
  gatewayCustomers: {
    title: "Cadastro no processador",
    erased: { by: "purchases", leaves: "with something paid, the CPF or CNPJ" },
    // A document does not say which payment it came with: next to another buyer's purchase it may be theirs.
    rows: (db, person) =>
      db
        .selectFrom("gatewayCustomers")
        .selectAll()
        .where("accountId", "=", person.accountId)
        .where((where) => where.not(where.exists(othersPayments(db, person)))),
    about: "O CPF ou CNPJ que você informou ao pagar com cartão.",
    columns: { gateway: "Processador", document: "CPF ou CNPJ", customerId: "Número do cadastro" },
    withheld: { accountId: "É a sua conta." },
  },
} satisfies Record<string, PersonalTable>;

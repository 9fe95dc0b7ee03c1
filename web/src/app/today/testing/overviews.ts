import type { AccountOverview } from "@app/contract/account";

// Answers of the server for tests of the screen.

const DAY_MS = 86_400_000;
const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

export const anOverview = (changes: Partial<AccountOverview> = {}): AccountOverview => ({
  person: { _id: "p", fullName: "Bia Souza", email: "bia@example.com", emailVerified: true },
  state: "active",
  plan: {
    paymentId: "c",
    title: "Plano Completo, anual",
    cycle: "annual",
    startsAt: daysFromNow(-0.05),
    endsAt: daysFromNow(365),
    day: 1,
    days: 365,
    daysLeft: 365,
    endedAt: null,
    ending: null,
    amountCents: 199900,
    method: "pix",
    installments: 1,
    cardBrand: null,
    cardLast4: null,
  },
  next: null,
  refundOptions: {
    withdrawal: { state: "open", until: daysFromNow(7), daysLeft: 7 },
    guarantee: { state: "open", until: daysFromNow(45), daysLeft: 45 },
  },
  promises: [
    {
      key: "access",
      title: "Acesso ao Plano Completo",
      text: "Liberado assim que o pagamento entrou.",
      state: "kept",
      at: daysFromNow(-0.05),
      dueBy: null,
    },
    {
      key: "questionnaire",
      title: "Anamnese",
      text: "É a sua vez: o plano sai das suas respostas.",
      state: "waits-for-you",
      at: null,
      dueBy: null,
    },
  ],
  openPix: null,
  ...changes,
});

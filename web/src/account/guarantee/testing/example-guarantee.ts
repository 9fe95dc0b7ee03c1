import type { GuaranteeDecision, GuaranteeLine, GuaranteeMeter, GuaranteeView } from "@app/contract/guarantee";

const line = (
  code: GuaranteeLine["code"],
  have: number | null,
  need: number,
  others: Partial<GuaranteeLine> = {},
): GuaranteeLine => ({
  code,
  ok: have !== null && (code === "G1" ? have <= need : have >= need),
  waived: false,
  have,
  need,
  weeks: null,
  needWeeks: null,
  ...others,
});

/** The member of the comps, on day 19. */
export const exampleLines = (): GuaranteeLine[] => [
  line("G1", 0, 7),
  line("G2", 13, 18),
  line("G3", 5, 5),
  line("G4", 2, 3),
  line("G5", 9, 6, { weeks: 3, needWeeks: 3 }),
];

export const exampleMeter = (changes: Partial<GuaranteeMeter> = {}): GuaranteeMeter => ({
  day: 19,
  of: 30,
  daysLeft: 11,
  from: "2026-11-01",
  requestUntil: "2026-12-15",
  pausedDays: 0,
  lines: exampleLines(),
  hidden: false,
  wereLate: false,
  backDated: { diary: 0, measures: 0 },
  plannedSessions: 8,
  ...changes,
});

export const examplePreview = {
  amountCents: 239_988,
  way: "no cartão final 4207, com todas as parcelas",
  sentBy: "2026-11-20T12:00:00.000Z",
  returnedBy: "2026-12-04T12:00:00.000Z",
};

export const examplePurchase = (changes: Partial<NonNullable<GuaranteeView["purchase"]>> = {}) => ({
  paymentId: "00000000-0000-4000-8000-0000000000a1",
  paidAt: "2026-11-01T12:00:00.000Z",
  preview: examplePreview,
  ruleVersion: "g2",
  refundUsed: false,
  ...changes,
});

export const exampleRefund = (): NonNullable<GuaranteeDecision["refund"]> => ({
  referenceNumber: "G-4K7P-19",
  kind: "guarantee",
  title: "Garantia",
  amountCents: 239_988,
  state: "asked",
  requestedAt: "2026-12-01T13:02:00.000Z",
  steps: [
    {
      key: "asked",
      title: "Pedido recebido",
      text: "Vale a partir deste momento. Você não precisa fazer mais nada.",
      state: "done",
      at: "2026-12-01T13:02:00.000Z",
      dueBy: null,
    },
    {
      key: "sent",
      title: "Enviado ao processador",
      text: "A ordem de devolução sai sozinha, em instantes.",
      state: "now",
      at: null,
      dueBy: "2026-12-02T13:02:00.000Z",
    },
    {
      key: "returned",
      title: "Crédito na fatura",
      text: "O banco mostra em até 10 dias úteis; conforme o fechamento, nesta fatura ou na seguinte.",
      state: "later",
      at: null,
      dueBy: "2026-12-15T13:02:00.000Z",
    },
  ],
});

export const exampleDecision = (changes: Partial<GuaranteeDecision> = {}): GuaranteeDecision => ({
  _id: "00000000-0000-4000-8000-0000000000d1",
  referenceNumber: "G-4K7P-19",
  at: "2026-12-01T13:02:00.000Z",
  decision: "granted",
  reason: "SEM_RESULTADO",
  ruleVersion: "g2",
  tookMs: 1_390,
  lines: [
    line("G1", 0, 7),
    line("G2", 22, 18),
    line("G3", 9, 8),
    line("G4", 4, 3),
    line("G5", 14, 6, { weeks: 4, needWeeks: 3 }),
  ],
  reasons: [],
  opensOn: null,
  choices: [],
  chosen: null,
  refund: null,
  review: null,
  offer: null,
  hash: "ab".repeat(32),
  ...changes,
});

const reason = (
  code: string,
  have: number,
  need: number,
  others: Partial<GuaranteeDecision["reasons"][number]> = {},
): GuaranteeDecision["reasons"][number] => ({
  code,
  have,
  need,
  missing: need - have,
  from: "2026-11-01",
  to: "2026-11-30",
  lastOn: "2026-11-21",
  gap: null,
  weeks: null,
  needWeeks: null,
  ...others,
});

/** 11 days of diary, 5 of 12 sessions. */
export const refusedDecision = (changes: Partial<GuaranteeDecision> = {}): GuaranteeDecision =>
  exampleDecision({
    decision: "refused",
    reason: "NAO_SEGUIU",
    tookMs: 1_100,
    lines: [
      line("G1", 1, 7),
      line("G2", 11, 18),
      line("G3", 5, 8),
      line("G4", 3, 3),
      line("G5", 8, 6, { weeks: 4, needWeeks: 3 }),
    ],
    reasons: [reason("G2", 11, 18, { gap: { from: "2026-11-09", to: "2026-11-18" } }), reason("G3", 5, 8)],
    ...changes,
  });

/** Followed, with a waist that came down. */
export const withResult = (): GuaranteeDecision =>
  exampleDecision({
    decision: "refused",
    reason: "COM_RESULTADO",
    reasons: [reason("CINTURA", 2.4, 2, { missing: null, lastOn: "2026-11-30" })],
  });

/** Of the clock's moment. */
export const openReview = (): NonNullable<GuaranteeDecision["review"]> => ({
  askedAt: new Date().toISOString(),
  answerBy: new Date(Date.now() + 72 * 3_600_000).toISOString(),
  outcome: null,
  answer: null,
});

/** Free days, as they are offered with a refusal of 1 December. */
export const exampleOffer = (): NonNullable<GuaranteeDecision["offer"]> => ({
  days: 30,
  acceptBy: "2026-12-31T13:02:00.000Z",
  acceptedAt: null,
  accessUntil: null,
});

import * as z from "zod/mini";
import { CYCLES, type Cycle, cycles, PAYMENT_METHODS, PAYMENT_STATUSES } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { VARIANTS } from "./landings.ts";
import { Consent, Id } from "./values.ts";

const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));
const optionalText = (maxLength: number) => z.optional(text(maxLength));

export const cycleOfWire = (wire: string): Cycle | undefined => CYCLES.find((cycle) => cycles[cycle].wire === wire);

/** Held in memory on its way to the gateway; never stored or logged. */
const CreditCardData = z.object({
  holderName: text(100).check(z.trim(), z.minLength(3, "Nome no cartão é obrigatório")),
  number: z.string().check(z.regex(/^\d{16}$/, "Número do cartão inválido")),
  expiryMonth: z.string().check(z.regex(/^(0[1-9]|1[0-2])$/, "Mês inválido")),
  expiryYear: z.string().check(z.regex(/^\d{4}$/, "Ano inválido")),
  ccv: z.string().check(z.regex(/^\d{3,4}$/, "CCV inválido")),
});
export type CreditCardData = z.infer<typeof CreditCardData>;

/** PIX needs only the e-mail and the browser's data; a card needs every field. */
const CustomerData = z.object({
  name: optionalText(120),
  email: optionalText(254),
  cpfCnpj: optionalText(20),
  postalCode: optionalText(12),
  addressNumber: optionalText(20),
  addressComplement: optionalText(120),
  phone: optionalText(40),
  clientIpAddress: optionalText(100),
  clientUserAgent: optionalText(1000),
  fbEventId: optionalText(100),
});

export const PaymentSubmission = z.object({
  email: z.email("Email inválido").check(z.maxLength(254, "Email inválido")),
  plan: z.enum(["completo", "elite"], "Plano desconhecido"),
  cycle: z.enum(["30-days", "180-days", "365-days"], "Ciclo desconhecido"),
  paymentMethod: z.enum(PAYMENT_METHODS, "Forma de pagamento desconhecida"),
  installments: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  creditCardData: z.optional(CreditCardData),
  customerData: z.optional(CustomerData),
  /** The landing page whose advertised price applies. */
  offer: z.optional(z.enum(VARIANTS)),
  /** Set by a buyer with an active plan who confirms that the new period follows it. */
  confirmExtension: z.optional(z.boolean()),
  /** The start date that the page showed; asked for while places are counted. */
  shownStartOn: z.optional(z.iso.date()),
  consent: z.optional(Consent),
});
export type PaymentSubmission = z.infer<typeof PaymentSubmission>;

export const PaymentView = z.object({
  _id: Id,
  gatewayId: z.nullable(z.string()),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  amountCents: z.int(),
  pixCode: z.nullable(z.string()),
  pixCopyPaste: z.nullable(z.string()),
  qrCodeImage: z.nullable(z.string()),
  pixQrCode: z.nullable(z.string()),
  pixExpiresAt: z.nullable(z.iso.datetime()),
  /**
   * While places are counted. Of an open payment: when people start at the latest. Of a paid one: when they start, null
   * when at once.
   */
  startsOn: z.optional(z.nullable(z.iso.date())),
});
export type PaymentView = z.infer<typeof PaymentView>;

export const payByEmail = {
  method: "POST",
  path: "/v1/public/payment/by-email",
  summary: "Pays for the account behind an email; usable once the buyer has followed the link in the receipt",
  schema: { body: PaymentSubmission, response: { 200: envelopeOf(PaymentView) } },
} as const;

export const paySignedIn = {
  method: "POST",
  path: "/v1/auth/payment",
  summary: "Pays for the account signed in",
  schema: { body: PaymentSubmission, response: { 200: envelopeOf(PaymentView) } },
} as const;

const params = z.object({ paymentId: z.string().check(z.maxLength(100)) });

export const pixOf = {
  method: "GET",
  path: "/v1/public/payment/:paymentId/pix",
  summary: "The PIX code and picture of a payment",
  schema: { params, response: { 200: envelopeOf(PaymentView) } },
} as const;

export const lookUpPayment = {
  method: "GET",
  path: "/v1/public/payment-lookup/:paymentId",
  summary: "A payment's status; makes no gateway call",
  schema: {
    params,
    response: {
      200: envelopeOf(
        z.object({
          _id: Id,
          paymentStatus: z.enum(PAYMENT_STATUSES),
          startsOn: z.optional(z.nullable(z.iso.date())),
        }),
      ),
    },
  },
} as const;

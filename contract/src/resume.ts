import * as z from "zod/mini";
import { CYCLES, PAYMENT_METHODS } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { VARIANTS } from "./landings.ts";
import { Done } from "./values.ts";

// Resuming an abandoned checkout. Separate from account.ts, so that `/pagamento` loads little.

const Terms = {
  cycle: z.enum(CYCLES, "Ciclo desconhecido"),
  method: z.enum(PAYMENT_METHODS, "Forma de pagamento desconhecida"),
};

/**
 * Sent when the payment step's box "lembrar por email" (never preselected) is ticked or unticked, and again when cycle
 * or method change while it is ticked. Shown only when the buyer's e-mail is known. The answer is always the same.
 */
export const setReminderPreference = {
  method: "POST",
  path: "/v1/public/checkout/reminders",
  summary: "One email with a link back to the payment step, if the purchase is not finished within the hour",
  schema: {
    body: z.object({
      ...Terms,
      email: z.email("Email inválido").check(z.maxLength(254, "Email inválido")),
      offer: z.optional(z.enum(VARIANTS)),
      wanted: z.boolean(),
    }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

/** The checkout behind the link's token. `bought`: paid in the meantime, redirect to `/app`. */
export const Resumed = z.object({
  ...Terms,
  state: z.enum(["open", "bought"]),
  email: z.string(),
  offer: z.nullable(z.enum(VARIANTS)),
});
export type Resumed = z.infer<typeof Resumed>;

/** The e-mail links to `/pagamento?retomar=<token>`. An unknown or old token is a 404 `resume-expired`: start over. */
export const resumeCheckout = {
  method: "GET",
  path: "/v1/public/checkout/resume/:token",
  summary: "The payment step behind a signed link: plan, cycle, method and the email to continue with",
  schema: { params: z.object({ token: z.string().check(z.maxLength(200)) }), response: { 200: envelopeOf(Resumed) } },
} as const;

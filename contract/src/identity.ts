import * as z from "zod/mini";
import { DIAL_CODES, LEAD_NAME_MIN, PASSWORD_MAX, PASSWORD_MIN } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { Consent, Id, OptionalEmail } from "./values.ts";

const claim = (most: number) => z.optional(z.string().check(z.maxLength(most)));

/** What a landing form knows about how its visitor arrived. */
const ConversionParams = z.object({
  eventId: claim(100),
  queryParams: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000)))),
  currentUrl: claim(4000),
  referrer: claim(4000),
  hashed: z.optional(z.record(z.enum(["em", "ph", "fn", "ln", "country"]), z.nullish(z.string()))),
});

const PASSWORD_SHORT = "A senha deve ter pelo menos 6 caracteres";

export const Password = z
  .string(PASSWORD_SHORT)
  .check(
    z.minLength(PASSWORD_MIN, PASSWORD_SHORT),
    z.maxLength(PASSWORD_MAX, "A senha pode ter no máximo 128 caracteres"),
  );

/** One payload for its three callers: sign-up modal, landing form, checkout. Each form has its own stricter rules. */
export const Registration = z.object({
  fullName: z
    .string("Nome é obrigatório")
    .check(z.trim(), z.minLength(LEAD_NAME_MIN, "Nome é obrigatório"), z.maxLength(120, "Nome muito longo")),
  phone: z.string("Telefone inválido").check(z.maxLength(40, "Telefone inválido")),
  countryCode: z._default(z.enum(DIAL_CODES, "País não atendido"), "+55"),
  email: OptionalEmail,
  password: Password,
  subscriptionPlan: z.optional(z.literal("free", "O cadastro é sempre no plano grátis")),
  clientIpAddress: claim(100),
  clientUserAgent: claim(1000),
  fbEventId: claim(100),
  conversionParams: z.optional(ConversionParams),
  consent: z.optional(Consent),
});
export type Registration = z.infer<typeof Registration>;

export const Registered = z.object({ user: z.object({ _id: Id }) });
export type Registered = z.infer<typeof Registered>;

export const register = {
  method: "POST",
  path: "/v1/public/register",
  summary: "Creates a free account",
  schema: { body: Registration, response: { 200: envelopeOf(Registered) } },
} as const;

import * as z from "zod/mini";
import { DIAL_CODES, LEAD_NAME_MIN, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_TOO_SHORT, PLANS } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { Cents, Consent, Done, Id, OptionalEmail } from "./values.ts";

const optionalText = (maxLength: number) => z.optional(z.string().check(z.maxLength(maxLength)));

export const Password = z
  .string(PASSWORD_TOO_SHORT)
  .check(
    z.minLength(PASSWORD_MIN, PASSWORD_TOO_SHORT),
    z.maxLength(PASSWORD_MAX, `A senha pode ter no máximo ${PASSWORD_MAX} caracteres`),
  );

/** An e-mail or a phone, as typed to sign in. */
const Username = z.string("Informe seu email ou telefone").check(z.trim(), z.minLength(3), z.maxLength(254));

// ── Registration ────────────────────────────────────────────────────────────

/** A landing form's attribution data about its visitor. */
const ConversionParams = z.object({
  eventId: optionalText(100),
  queryParams: z.optional(z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(2000)))),
  currentUrl: optionalText(4000),
  referrer: optionalText(4000),
  hashed: z.optional(z.record(z.string(), z.nullish(z.string()))),
});

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
  clientIpAddress: optionalText(100),
  clientUserAgent: optionalText(1000),
  fbEventId: optionalText(100),
  conversionParams: z.optional(ConversionParams),
  consent: z.optional(Consent),
});
export type Registration = z.infer<typeof Registration>;

/** `call`: the deadline of the team's call to a visitor who requested one on a landing page. */
/** The browser stores the token in the password slot of `auth`. The member's password is never stored. */
export const SessionOpened = z.object({ username: z.string(), token: z.string(), expiresAt: z.iso.datetime() });
export type SessionOpened = z.infer<typeof SessionOpened>;

export const Registered = z.object({
  user: z.object({ _id: Id }),
  /** Whoever has just chosen a password is not asked for it again. */
  session: SessionOpened,
  call: z.optional(z.object({ promisedBy: z.iso.datetime() })),
});
export type Registered = z.infer<typeof Registered>;

export const register = {
  method: "POST",
  path: "/v1/public/register",
  summary: "Creates a free account",
  schema: { body: Registration, response: { 200: envelopeOf(Registered) } },
} as const;

// ── Account lookup ──────────────────────────────────────────────────────────

export const checkEmail = {
  method: "POST",
  path: "/v1/public/user/check-email",
  summary: "Whether an email has an account; unknown and incomplete addresses both return null",
  schema: {
    body: z.object({ email: z.string("Email inválido").check(z.maxLength(254)) }),
    response: { 200: envelopeOf(z.nullable(z.object({ _id: Id }))) },
  },
} as const;

export const checkId = {
  method: "POST",
  path: "/v1/public/user/check-id",
  summary: "The account behind a link from the sales team; null when there is none",
  schema: {
    body: z.object({ userId: z.string().check(z.maxLength(100)) }),
    response: { 200: envelopeOf(z.nullable(z.object({ _id: Id, email: z.nullable(z.string()) }))) },
  },
} as const;

/** The browser stores it as `user`. */
export const Me = z.object({
  _id: Id,
  fullName: z.string(),
  email: z.nullable(z.string()),
  emailVerified: z.boolean(),
  phone: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  countryCode: z.string(),
  plan: z.enum(PLANS),
  validUntil: z.nullable(z.iso.datetime()),
  /** The lowest monthly price a page offered this member; null when none did. */
  offerMonthlyCents: z.nullable(Cents),
});
export type Me = z.infer<typeof Me>;

export const me = {
  method: "GET",
  path: "/v1/auth/me",
  summary: "The signed-in account",
  schema: { response: { 200: envelopeOf(Me) } },
} as const;

// ── Account recovery ────────────────────────────────────────────────────────

export const requestPasswordReset = {
  method: "POST",
  path: "/v1/public/password-resets",
  summary: "Sends a link and a code if there is an account; the answer is the same if there is none",
  schema: { body: z.object({ username: Username }), response: { 200: envelopeOf(Done) } },
} as const;

/** By the link's token, or by the code sent with it. */
const VerificationAnswer = { token: optionalText(200), username: z.optional(Username), code: optionalText(10) };

export const resetPassword = {
  method: "POST",
  path: "/v1/public/password-resets/confirm",
  summary: "Sets a new password by link or code; every device is signed out and this one signed in",
  schema: {
    body: z.object({ ...VerificationAnswer, newPassword: Password }),
    response: { 200: envelopeOf(SessionOpened) },
  },
} as const;

export const CHANNELS = ["email", "phone"] as const;

/** The outcome of a verification by link or code. */
export const Verified = z.object({
  outcome: z.enum(["verified", "released"]),
  channel: z.enum(CHANNELS),
  address: z.string(),
  /** True when the verification invalidated the old password: the member must set a new one. */
  needsPassword: z.boolean(),
  session: z.nullable(SessionOpened),
});
export type Verified = z.infer<typeof Verified>;

export const confirmVerification = {
  method: "POST",
  path: "/v1/public/verifications/confirm",
  summary: "Verifies a contact by link or code; with the current password, everything else stays as it was",
  schema: {
    body: z.object({ ...VerificationAnswer, password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX))) }),
    response: { 200: envelopeOf(Verified) },
  },
} as const;

export const clientIp = {
  method: "GET",
  path: "/v1/public/client-ip",
  summary: "The client's IP as the server sees it",
} as const;

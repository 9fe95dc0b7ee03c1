import * as z from "zod/mini";
import { DIAL_CODES, NAME_MIN, PASSWORD_MAX } from "./catalogue.ts";
import { envelopeOf } from "./envelope.ts";
import { CHANNELS, Password, SessionOpened } from "./identity.ts";
import { Done, Id } from "./values.ts";

// A member's access to their own account: devices, password, contacts, name.

// ── Devices ─────────────────────────────────────────────────────────────────

export const openSession = {
  method: "POST",
  path: "/v1/auth/sessions",
  summary: "Exchanges a password (Basic) for a session token",
  schema: { response: { 200: envelopeOf(SessionOpened) } },
} as const;

const SessionView = z.object({
  _id: Id,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** Readable, derived from the user agent: "Moto G, Chrome". */
  device: z.nullable(z.string()),
  current: z.boolean(),
});

export const listSessions = {
  method: "GET",
  path: "/v1/auth/sessions",
  summary: "The devices signed in",
  schema: { response: { 200: envelopeOf(z.array(SessionView)) } },
} as const;

export const closeSession = {
  method: "DELETE",
  path: "/v1/auth/sessions/:sessionId",
  summary: "Signs one device out",
  schema: { params: z.object({ sessionId: Id }), response: { 200: envelopeOf(Done) } },
} as const;

export const closeAllSessions = {
  method: "DELETE",
  path: "/v1/auth/sessions",
  summary: "Signs every device out, this one included",
  schema: { response: { 200: envelopeOf(Done) } },
} as const;

// ── Password ────────────────────────────────────────────────────────────────

export const changePassword = {
  method: "POST",
  path: "/v1/auth/password",
  summary: "Changes the password; every device is signed out and this one signed in anew",
  schema: {
    body: z.object({ currentPassword: z.string().check(z.maxLength(PASSWORD_MAX)), newPassword: Password }),
    response: { 200: envelopeOf(SessionOpened) },
  },
} as const;

export const setPassword = {
  method: "POST",
  path: "/v1/auth/password/first",
  summary: "Sets a password on an account that has none",
  schema: { body: z.object({ newPassword: Password }), response: { 200: envelopeOf(SessionOpened) } },
} as const;

// ── Contacts and name ───────────────────────────────────────────────────────

export const sendVerification = {
  method: "POST",
  path: "/v1/auth/verifications",
  summary: "Sends a link and a code to the account's own email or phone",
  schema: { body: z.object({ channel: z.enum(CHANNELS) }), response: { 200: envelopeOf(Done) } },
} as const;

export const EmailChange = z.object({
  email: z.email("Email inválido").check(z.maxLength(254, "Email inválido")),
  password: z.string().check(z.maxLength(PASSWORD_MAX)),
});

export const changeEmail = {
  method: "POST",
  path: "/v1/auth/email",
  summary: "Requests another email; it takes effect once verified",
  schema: {
    body: EmailChange,
    response: { 200: envelopeOf(Done) },
  },
} as const;

export const changePhone = {
  method: "POST",
  path: "/v1/auth/phone",
  summary: "Requests another phone; it takes effect once the code sent to it by WhatsApp is confirmed",
  schema: {
    body: z.object({
      phone: z.string("Telefone inválido").check(z.maxLength(40, "Telefone inválido")),
      countryCode: z._default(z.enum(DIAL_CODES, "País não atendido"), "+55"),
      password: z.string().check(z.maxLength(PASSWORD_MAX)),
    }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

/** Needs a session, so the code alone identifies the contact. Other devices are signed out. */
export const confirmContact = {
  method: "POST",
  path: "/v1/auth/verifications/confirm",
  summary: "Verifies the account's current or new contact by the code sent to it; this device is signed in anew",
  schema: {
    body: z.object({ channel: z.enum(CHANNELS), code: z.string().check(z.trim(), z.maxLength(10)) }),
    response: { 200: envelopeOf(z.object({ address: z.string(), session: SessionOpened })) },
  },
} as const;

export const NameCorrection = z.object({
  fullName: z
    .string("Nome é obrigatório")
    .check(z.trim(), z.minLength(NAME_MIN, "Nome é obrigatório"), z.maxLength(120, "Nome muito longo")),
});

export const correctName = {
  method: "POST",
  path: "/v1/auth/name",
  summary: "Corrects the signed-in member's name",
  schema: {
    body: NameCorrection,
    response: { 200: envelopeOf(z.object({ fullName: z.string() })) },
  },
} as const;

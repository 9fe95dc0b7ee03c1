import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";

// The team's own accounts, apart from the members'. A session is a cookie that only /v1/staff receives; a second factor is
// mandatory. WebAuthn's own structures pass through as the browser's library makes and reads them.

export const STAFF_ROLES = ["nutri", "treinador", "vendas", "admin"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

const At = z.iso.datetime();
const Email = z.email().check(z.maxLength(254), z.trim(), z.toLowerCase());
const Token = z.string().check(z.minLength(20), z.maxLength(100));
const SixDigits = z.string().check(z.regex(/^\d{6}$/));
const Password = z.string().check(z.minLength(12, "A senha da equipe tem pelo menos 12 caracteres"), z.maxLength(200));
const WebAuthn = z.record(z.string(), z.unknown());

export const StaffMe = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** "CRN-3 00000"; null for who has none. */
  registration: z.nullable(z.object({ council: z.string(), number: z.string(), expiresOn: z.iso.date() })),
  /** False without a registration in force, or without the e-Nutricionista flag. */
  maySign: z.boolean(),
  /** `enrolment`: came in by a recovery code, and may only enrol a new factor. */
  scope: z.enum(["full", "enrolment"]),
  expiresAt: At,
  /** Until when the last second factor is fresh enough to sign. */
  confirmedUntil: z.nullable(At),
  /**
   * What this person has not sent yet is sealed with the first one on their device, and opened with any: 32 bytes in hex.
   * None before a factor is enrolled.
   */
  draftKeys: z.array(z.string()),
});
export type StaffMe = z.infer<typeof StaffMe>;

/** A WebAuthn ceremony that has begun: its options for the browser, and its id for the answer. */
const Ceremony = z.object({ ceremonyId: Id, options: WebAuthn });
export type Ceremony = z.infer<typeof Ceremony>;

const passkeyAnswer = z.object({ ceremonyId: Id, response: WebAuthn });
const newTotp = z.object({ password: Password, secret: z.string().check(z.maxLength(64)), code: SixDigits });
const newFactor = z.union([
  z.object({ kind: z.literal("passkey"), ...passkeyAnswer.shape }),
  z.object({ kind: z.literal("totp"), ...newTotp.shape }),
]);
export type NewFactor = z.infer<typeof newFactor>;

/** Shown once; each works once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const lookAtInvitation = {
  method: "POST",
  path: "/v1/staff/invitations/look",
  summary: "Whom an invitation is for, by the one-time token of its link",
  schema: {
    body: z.object({ token: Token }),
    response: {
      200: envelopeOf(z.object({ email: z.string(), name: z.string(), role: z.enum(STAFF_ROLES), expiresAt: At })),
    },
  },
} as const;

export const beginInvitedPasskey = {
  method: "POST",
  path: "/v1/staff/invitations/passkey",
  summary: "Begins to enrol a passkey for an invitation",
  schema: { body: z.object({ token: Token }), response: { 200: envelopeOf(Ceremony) } },
} as const;

const TotpSecret = z.object({ secret: z.string(), uri: z.string() });

export const beginInvitedTotp = {
  method: "POST",
  path: "/v1/staff/invitations/totp",
  summary: "A new secret for one-time codes, for an invitation",
  schema: { body: z.object({ token: Token }), response: { 200: envelopeOf(TotpSecret) } },
} as const;

/** Enrols the first factor, opens a session and uses the invitation up. */
export const acceptInvitation = {
  method: "POST",
  path: "/v1/staff/invitations/accept",
  summary: "Accepts an invitation with a first factor",
  schema: {
    body: z.object({ token: Token, factor: newFactor }),
    response: { 200: envelopeOf(RecoveryCodes) },
  },
} as const;

export const beginSignIn = {
  method: "POST",
  path: "/v1/staff/sign-in/passkey/begin",
  summary: "Begins a sign-in by passkey; the browser offers the keys it has",
  schema: { response: { 200: envelopeOf(Ceremony) } },
} as const;

export const signInByPasskey = {
  method: "POST",
  path: "/v1/staff/sign-in/passkey",
  summary: "Signs in by passkey",
  schema: { body: passkeyAnswer, response: { 200: envelopeOf(StaffMe) } },
} as const;

export const signInByCode = {
  method: "POST",
  path: "/v1/staff/sign-in/code",
  summary: "Signs in by password and one-time code; a code works once",
  schema: {
    body: z.object({ email: Email, password: z.string().check(z.maxLength(200)), code: SixDigits }),
    response: { 200: envelopeOf(StaffMe) },
  },
} as const;

/** Opens a session that may only enrol a new factor, ends all others, and notifies the person and the administrators. */
export const signInByRecoveryCode = {
  method: "POST",
  path: "/v1/staff/sign-in/recovery",
  summary: "Signs in by a recovery code, to enrol a new factor",
  schema: {
    body: z.object({ email: Email, code: z.string().check(z.maxLength(40)) }),
    response: { 200: envelopeOf(StaffMe) },
  },
} as const;

export const getStaffMe = {
  method: "GET",
  path: "/v1/staff/me",
  summary: "Who is signed in to the team's area",
  schema: { response: { 200: envelopeOf(StaffMe) } },
} as const;

export const staffSignOut = {
  method: "DELETE",
  path: "/v1/staff/session",
  summary: "Ends the session",
  schema: { response: { 200: envelopeOf(z.object({ done: z.literal(true) })) } },
} as const;

const Factor = z.object({
  _id: Id,
  kind: z.enum(["passkey", "totp"]),
  /** "Chrome, Linux" at its enrolment. */
  device: z.nullable(z.string()),
  createdAt: At,
  lastUsedAt: z.nullable(At),
});

const StaffDevice = z.object({
  _id: Id,
  isCurrent: z.boolean(),
  device: z.nullable(z.string()),
  ip: z.string(),
  createdAt: At,
  lastUsedAt: At,
});

/** Everything about one's own ways in. */
export const StaffAccess = z.object({
  factors: z.array(Factor),
  sessions: z.array(StaffDevice),
  recoveryCodesLeft: z.int(),
});
export type StaffAccess = z.infer<typeof StaffAccess>;

export const getStaffAccess = {
  method: "GET",
  path: "/v1/staff/access",
  summary: "One's own factors, sessions and recovery codes left",
  schema: { response: { 200: envelopeOf(StaffAccess) } },
} as const;

export const endStaffSession = {
  method: "DELETE",
  path: "/v1/staff/sessions/:sessionId",
  summary: "Ends one of one's own sessions",
  schema: { params: z.object({ sessionId: Id }), response: { 200: envelopeOf(StaffAccess) } },
} as const;

export const beginPasskey = {
  method: "POST",
  path: "/v1/staff/factors/passkey",
  summary: "Begins to enrol a passkey",
  schema: { response: { 200: envelopeOf(Ceremony) } },
} as const;

export const beginTotp = {
  method: "POST",
  path: "/v1/staff/factors/totp",
  summary: "A new secret for one-time codes",
  schema: { response: { 200: envelopeOf(TotpSecret) } },
} as const;

/** After a recovery it opens the session's full scope; new recovery codes replace the old ones. */
export const addFactor = {
  method: "POST",
  path: "/v1/staff/factors",
  summary: "Enrols a factor",
  schema: {
    body: newFactor,
    response: { 200: envelopeOf(z.object({ ...StaffAccess.shape, ...RecoveryCodes.shape })) },
  },
} as const;

/** The last one stays: an account without a factor could not sign in. Needs a fresh second factor. */
export const removeFactor = {
  method: "DELETE",
  path: "/v1/staff/factors/:factorId",
  summary: "Removes a factor",
  schema: { params: z.object({ factorId: Id }), response: { 200: envelopeOf(StaffAccess) } },
} as const;

export const beginConfirmation = {
  method: "POST",
  path: "/v1/staff/confirmation/begin",
  summary: "Begins to confirm by passkey",
  schema: { response: { 200: envelopeOf(Ceremony) } },
} as const;

/** Before signing: a second factor again. */
export const confirmFactor = {
  method: "POST",
  path: "/v1/staff/confirmation",
  summary: "Confirms the session by a second factor",
  schema: {
    body: z.union([
      z.object({ kind: z.literal("passkey"), ...passkeyAnswer.shape }),
      z.object({ kind: z.literal("totp"), code: SixDigits }),
    ]),
    response: { 200: envelopeOf(z.object({ confirmedUntil: At })) },
  },
} as const;

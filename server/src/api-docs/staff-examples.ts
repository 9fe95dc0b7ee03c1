import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
const until = "2026-11-16T13:10:00.000Z";
const token = "k3Jr8vXw2QpLz7NsT5uYbE9aHd1GfM4c";
const me = {
  _id: ID,
  name: "Helena Prado",
  email: "helena@example.com",
  role: "nutri",
  registration: { council: "CRN-3", number: "00000", expiresOn: "2027-12-31" },
  maySign: true,
  scope: "full",
  expiresAt: "2026-11-17T01:05:00.000Z",
  confirmedUntil: until,
  draftKeys: ["5f0c3a9e7b1d482604f6a8c2e0d9b7351f3e5d7c9b1a08264c6e8f0a2b4d6e81"],
};
const ceremony = { ceremonyId: ID, options: { challenge: "p8Zq…", rpId: "prumo.example" } };
const registered = { id: "Yk1…", rawId: "Yk1…", type: "public-key", response: { clientDataJSON: "eyJ0…" } };
const answer = { ceremonyId: ID, response: registered };
const totp = { secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP", uri: "otpauth://totp/Prumo…" };
const newTotp = { kind: "totp", password: "jabuticaba no pé", secret: totp.secret, code: "482913" };
const recoveryCodes = ["7KQ2-M9XV-4TAB-CDEF", "N3PZ-8WHR-6YJS-2LGK"];
const access = {
  factors: [{ _id: ID, kind: "passkey", device: "Linux, Chrome", createdAt: at, lastUsedAt: at }],
  sessions: [{ _id: ID, isCurrent: true, device: "Linux, Chrome", ip: "203.0.113.7", createdAt: at, lastUsedAt: at }],
  recoveryCodesLeft: 10,
};

/** Examples of the ways into the team's area. */
export const staffExamples: Examples = {
  "POST /v1/staff/invitations/look": {
    body: { token },
    return: { email: me.email, name: me.name, role: "nutri", expiresAt: "2026-11-19T13:05:00.000Z" },
  },
  "POST /v1/staff/invitations/passkey": { body: { token }, return: ceremony },
  "POST /v1/staff/invitations/totp": { body: { token }, return: totp },
  "POST /v1/staff/invitations/accept": { body: { token, factor: newTotp }, return: { recoveryCodes } },
  "POST /v1/staff/sign-in/passkey/begin": { return: ceremony },
  "POST /v1/staff/sign-in/passkey": { body: answer, return: me },
  "POST /v1/staff/sign-in/code": {
    body: { email: me.email, password: newTotp.password, code: "482913" },
    return: me,
  },
  "POST /v1/staff/sign-in/recovery": {
    body: { email: me.email, code: "7KQ2-M9XV-4TAB-CDEF" },
    return: { ...me, scope: "enrolment", confirmedUntil: null },
  },
  "GET /v1/staff/me": { return: me },
  "DELETE /v1/staff/session": { return: { done: true } },
  "GET /v1/staff/access": { return: access },
  "DELETE /v1/staff/sessions/:sessionId": { return: access },
  "POST /v1/staff/factors/passkey": { return: ceremony },
  "POST /v1/staff/factors/totp": { return: totp },
  "POST /v1/staff/factors": { body: newTotp, return: { ...access, recoveryCodes } },
  "DELETE /v1/staff/factors/:factorId": { return: access },
  "POST /v1/staff/confirmation/begin": { return: ceremony },
  "POST /v1/staff/confirmation": { body: { kind: "totp", code: "482913" }, return: { confirmedUntil: until } },
};

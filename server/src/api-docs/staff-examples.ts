import type { StaffReview } from "@app/contract/staff/reviews";
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

const registration = { council: "CRN-3", number: "00000", expiresOn: "2027-12-31" };
const person = { _id: ID, name: "Helena Prado", email: "helena@example.com", role: "nutri", registration };

/** The administrator's view of the team, emergency access and the audit log. */
export const staffTeamExamples: Examples = {
  "GET /v1/staff/team": { return: { people: [{ ...person, members: 84, lastSeenAt: at, dismissedAt: null }] } },
  "GET /v1/staff/audit": {
    return: {
      rows: [
        {
          _id: ID,
          at,
          name: "Helena Prado",
          role: "nutri",
          text: "abriu uma ficha em emergência",
          memberId: ID,
          isBreakGlass: true,
          reason: "A nutricionista dela está de férias, e ela ligou.",
        },
      ],
      next: null,
    },
  },
  "POST /v1/staff/team/:staffId/dismissal": {
    body: { reason: "Saiu da empresa nesta semana." },
    return: { people: [{ ...person, members: 0, lastSeenAt: at, dismissedAt: at }] },
  },
  "POST /v1/staff/members/:memberId/break-glass": {
    body: { reason: "A nutricionista dela está de férias, e ela ligou." },
    return: { until: at },
  },
};

const dueAt = "2026-11-16T16:05:00.000Z";
const item = {
  memberId: ID,
  name: "Bia Rocha",
  day: 5,
  week: 1,
  diet: "A",
  training: "B",
  kind: "plan",
  why: "Plano definitivo vence hoje",
  what: "Revisar e assinar",
  minutes: 12,
  score: 350,
  parts: [{ part: "D", points: 350, text: "prazo em 3\u00a0h" }],
  since: at,
  promises: [{ kind: "definitive-plan", text: "Plano definitivo", startsAt: at, dueAt, state: "running", left: 0.025 }],
  claim: { staffId: ID, name: "Helena Prado", until: dueAt, isMine: true },
  postponedUntil: null,
};
const queue = { rev: "41", asOf: at, items: [item], minutes: 12, doneToday: 3 };

/** The queue of a professional. */
export const staffQueueExamples: Examples = {
  "GET /v1/staff/queue": { return: queue },
  "POST /v1/staff/queue/:memberId/claim": { body: {}, return: queue },
  "DELETE /v1/staff/queue/:memberId/claim": { return: { ...queue, items: [{ ...item, claim: null }] } },
  "POST /v1/staff/queue/:memberId/postponement": { body: { until: null }, return: queue },
};

const answers = {
  dietDays: 5,
  workouts: 2,
  hunger: 3,
  energy: 3,
  sleep: 4,
  mood: 3,
  obstacle: "tempo",
  change: "Menos pressa no jantar.",
} as const;
const written = {
  text: "Você seguiu cinco dias numa semana apertada. O jantar de quinta foi o mais difícil.",
  nextStep: "Deixe o jantar de quinta pronto na quarta.",
};
const reply = {
  at: "2026-11-16T13:05:00.000Z",
  by: { name: "Helena Prado", role: "nutri", registration: "CRN-3 00000" },
  ...written,
} as const;
const review: StaffReview = {
  memberId: "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c",
  name: "Bia Rocha",
  week: "2026-11-09",
  sentAt: "2026-11-15T13:05:00.000Z",
  answers,
  score: 66,
  before: null,
  days: [{ day: "2026-11-09", meals: 4, isComplete: true, kcal: 1_730, workouts: 1, kg: 81.4 }],
  plannedWorkouts: 3,
  targetKcal: 1_750,
  lastReply: null,
  reply: null,
  replyBy: "2026-11-17T13:05:00.000Z",
  mayAnswer: true,
};

/** A weekly review as the professional answers it. */
export const staffReviewExamples: Examples = {
  "GET /v1/staff/members/:memberId/reviews/:week": { return: review },
  "POST /v1/staff/members/:memberId/reviews/:week/reply": {
    body: written,
    return: { ...review, reply, replyBy: null, mayAnswer: false },
  },
};

import type { Examples } from "../platform/http/openapi.ts";

const ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
const at = "2026-11-16T13:05:00.000Z";
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

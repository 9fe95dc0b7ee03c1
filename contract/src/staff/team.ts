import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";
import { STAFF_ROLES } from "./identity.ts";

// The administrator's view of the team, emergency access and the audit log.

const At = z.iso.datetime();
export const MIN_STAFF_REASON = 10;
export const MAX_STAFF_REASON = 500;
export const MAX_STAFF_TEXT = 2_000;
export const StaffReason = z
  .string()
  .check(z.trim(), z.minLength(MIN_STAFF_REASON, "Escreva o motivo em uma frase"), z.maxLength(MAX_STAFF_REASON));
export const StaffText = z.string().check(z.trim(), z.minLength(1, "Escreva o texto"), z.maxLength(MAX_STAFF_TEXT));

const TeamMember = z.object({
  _id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  registration: z.nullable(z.object({ council: z.string(), number: z.string(), expiresOn: z.iso.date() })),
  members: z.int(),
  lastSeenAt: z.nullable(At),
  dismissedAt: z.nullable(At),
});
export const Team = z.object({ people: z.array(TeamMember) });
export type Team = z.infer<typeof Team>;

export const getTeam = {
  method: "GET",
  path: "/v1/staff/team",
  summary: "The team's people, for the administrator",
  schema: { response: { 200: envelopeOf(Team) } },
} as const;

/** Ends every session at once; members are assigned to colleagues by capacity. */
export const dismissStaff = {
  method: "POST",
  path: "/v1/staff/team/:staffId/dismissal",
  summary: "Dismisses a person of the team",
  schema: {
    params: z.object({ staffId: Id }),
    body: z.object({ reason: StaffReason }),
    response: { 200: envelopeOf(Team) },
  },
} as const;

/** For an hour, for reading alone; the member reads of it, the administrators are notified at once. */
export const breakGlass = {
  method: "POST",
  path: "/v1/staff/members/:memberId/break-glass",
  summary: "Opens the file of a member of someone else, in an emergency, with a reason",
  schema: {
    params: z.object({ memberId: Id }),
    body: z.object({ reason: StaffReason }),
    response: { 200: envelopeOf(z.object({ until: At })) },
  },
} as const;

const AuditRow = z.object({
  _id: Id,
  at: At,
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  /** Portuguese, ready for display. */
  text: z.string(),
  /** Reference of the member, never the name: the log is about the team. */
  memberId: z.nullable(Id),
  isBreakGlass: z.boolean(),
  reason: z.nullable(z.string()),
});
export const StaffAudit = z.object({ rows: z.array(AuditRow), next: z.nullable(z.string()) });
export type StaffAudit = z.infer<typeof StaffAudit>;

export const getStaffAudit = {
  method: "GET",
  path: "/v1/staff/audit",
  summary: "What the team did, newest first, for the administrator",
  schema: {
    querystring: z.object({
      before: z.optional(z.string().check(z.maxLength(100))),
      only: z.optional(z.literal("break-glass")),
    }),
    response: { 200: envelopeOf(StaffAudit) },
  },
} as const;

import * as z from "zod/mini";
import { CALL_PURPOSES, CALL_WAYS, MOVE_REASONS, PROFESSIONALS } from "../bookings.ts";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";

// The agenda of calls of one professional. Times are instants.

const At = z.iso.datetime();

const AgendaCall = z.object({
  bookingId: Id,
  memberId: Id,
  name: z.string(),
  professional: z.enum(PROFESSIONALS),
  /** Whose call it is; null of the reader's own. */
  heldBy: z.nullable(z.string()),
  /** The file of another's member stays closed. */
  isOwnMember: z.boolean(),
  purpose: z.enum(CALL_PURPOSES),
  way: z.enum(CALL_WAYS),
  startsAt: At,
  endsAt: At,
  state: z.enum(["booked", "proposed", "lapsed", "moved-by-member", "moved-by-team", "cancelled", "missed", "done"]),
  link: z.nullable(z.string()),
  /** To call; null unless the member chose the phone. */
  phone: z.nullable(z.string()),
  /** The member's own hour where it differs: an IANA zone. */
  timeZone: z.nullable(z.string()),
  /** From when "não apareceu" may be noted. */
  missableFrom: At,
});
export type AgendaCall = z.infer<typeof AgendaCall>;

export const StaffAgenda = z.object({
  asOf: At,
  calls: z.array(AgendaCall),
  /** The reader's own open slots. */
  free: z.array(At),
  absences: z.array(z.object({ _id: Id, from: At, until: At })),
  /** Owed, without an hour: promised human reading or call. */
  unbooked: z.array(z.object({ memberId: Id, name: z.string(), dueAt: At })),
});
export type StaffAgenda = z.infer<typeof StaffAgenda>;

export const getStaffAgenda = {
  method: "GET",
  path: "/v1/staff/agenda",
  summary: "The calls of the signed-in professional and of their members in one week",
  schema: {
    querystring: z.object({ week: z.optional(z.iso.date()) }),
    response: { 200: envelopeOf(StaffAgenda) },
  },
} as const;

const params = z.object({ bookingId: Id });
const response = { 200: envelopeOf(StaffAgenda) };

export const settleCall = {
  method: "POST",
  path: "/v1/staff/agenda/:bookingId/result",
  summary: "Notes that a call took place, or that the member did not answer",
  schema: { params, body: z.object({ result: z.enum(["done", "missed"]) }), response },
} as const;

export const proposeHour = {
  method: "POST",
  path: "/v1/staff/agenda/:bookingId/move",
  summary: "Proposes another hour; it needs the member's yes, and stops no promise",
  schema: { params, body: z.object({ startsAt: At, reason: z.enum(MOVE_REASONS) }), response },
} as const;

export const setCallLink = {
  method: "POST",
  path: "/v1/staff/agenda/:bookingId/link",
  summary: "The address of a call by video",
  schema: {
    params,
    body: z.object({ link: z.url({ protocol: /^https$/ }).check(z.maxLength(500)) }),
    response,
  },
} as const;

/** Closes slots at once; the key is the client's. */
export const addAbsence = {
  method: "POST",
  path: "/v1/staff/agenda/absences",
  summary: "Marks hours in which the professional is away",
  schema: { body: z.object({ key: Id, from: At, until: At }), response },
} as const;

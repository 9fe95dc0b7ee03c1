import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Id } from "./values.ts";

// The call of 15 to 20 minutes before a plan is signed. Times are instants: the browser shows them in the member's zone.

const At = z.iso.datetime();

export const PROFESSIONALS = ["nutritionist", "trainer"] as const;
export type ProfessionalKey = (typeof PROFESSIONALS)[number];

/** `remote-care`: the member wants to talk before agreeing to remote care, and nothing is generated until then. */
export const CALL_PURPOSES = ["plan", "remote-care"] as const;
export type CallPurpose = (typeof CALL_PURPOSES)[number];

export const CALL_WAYS = ["video", "phone"] as const;
export type CallWay = (typeof CALL_WAYS)[number];

/** Why the team moved a call. */
export const MOVE_REASONS = ["urgency", "illness", "technical", "schedule"] as const;
export type MoveReason = (typeof MOVE_REASONS)[number];

/** `proposed`: the team moved it, and the new hour needs the member's yes. */
export const OPEN_BOOKING_STATES = ["booked", "proposed"] as const;

/**
 * `open`: a slot may be booked · `done`: the call took place · `without-call`: missed twice, the professional signs with
 * a written reason · `not-included`: not a part of the member's plan.
 */
export const CALL_OFFERS = ["open", "done", "without-call", "not-included"] as const;

const Booking = z.object({
  _id: Id,
  referenceNumber: z.string(),
  state: z.enum(OPEN_BOOKING_STATES),
  way: z.enum(CALL_WAYS),
  startsAt: At,
  endsAt: At,
  bookedAt: At,
  /** Until when the member may move it. */
  movableUntil: At,
  /** Of a call by video, once the professional has opened one. */
  link: z.nullable(z.url()),
  /** The hour before, when the team moved it. */
  movedFrom: z.nullable(z.object({ startsAt: At, bookedAt: At, movedAt: At, reason: z.enum(MOVE_REASONS) })),
});
export type Booking = z.infer<typeof Booking>;

/** With whom: the member's own professional, or a colleague of theirs. */
const CallPerson = z.object({ name: z.string(), registration: z.nullable(z.string()), isColleague: z.boolean() });
export type CallPerson = z.infer<typeof CallPerson>;

/** `isWithColleague`: the member's own professional is not free then, a colleague is. */
const Slot = z.object({ startsAt: At, taken: z.boolean(), isWithColleague: z.boolean() });
export type Slot = z.infer<typeof Slot>;

export const BookingsView = z.object({
  offer: z.enum(CALL_OFFERS),
  purpose: z.enum(CALL_PURPOSES),
  professional: z.enum(PROFESSIONALS),
  /** Who has the booked call, otherwise who would have it; null while that depends on the hour. */
  person: z.nullable(CallPerson),
  /** The open booking; it stays until the team notes what came of it. */
  booking: z.nullable(Booking),
  /** When the newest missed call would have been; null with a booking, or when none was missed. */
  missedAt: z.nullable(At),
  /** In order; empty unless a slot may be booked, or the booking moved. */
  slots: z.array(Slot),
  /** The last digits of the phone that a call goes to; null without one. */
  phoneEnding: z.nullable(z.string()),
});
export type BookingsView = z.infer<typeof BookingsView>;

/**
 * `key` is random and the client's own: the same request twice is one booking. `withColleague` is the member's yes to a
 * colleague of their own professional: without it such a slot is refused.
 */
const choice = z.object({
  key: Id,
  startsAt: At,
  way: z.enum(CALL_WAYS),
  withColleague: z.optional(z.boolean()),
});
export type CallChoice = z.infer<typeof choice>;

const params = z.object({ bookingId: Id });
const response = { 200: envelopeOf(BookingsView) };

export const getBookings = {
  method: "GET",
  path: "/v1/account/bookings",
  summary: "The signed-in member's call, and the slots that may be booked",
  schema: { response },
} as const;

/** A slot that is no longer free is refused as `slot-taken`. */
export const bookCall = {
  method: "POST",
  path: "/v1/account/bookings",
  summary: "Books a call",
  schema: { body: choice, response },
} as const;

/** Until two hours before; a call that the team moved may be moved until it begins. */
export const moveCall = {
  method: "POST",
  path: "/v1/account/bookings/:bookingId/move",
  summary: "Moves a call to another slot",
  schema: { params, body: choice, response },
} as const;

export const acceptCall = {
  method: "POST",
  path: "/v1/account/bookings/:bookingId/accept",
  summary: "Accepts the hour that the team proposed",
  schema: { params, response },
} as const;

export const cancelCall = {
  method: "DELETE",
  path: "/v1/account/bookings/:bookingId",
  summary: "Cancels a call that has not begun; twice is once",
  schema: { params, response },
} as const;

import type { CallPurpose, CallWay, MoveReason, ProfessionalKey } from "@app/contract/bookings";
import { CALL_MS, movableUntil, NOTICE_MS, remindAt, slotsOf } from "@app/engine/bookings/slots";
import { addMs } from "../platform/time.ts";
import { promiseHours as hours } from "../promises/promise-hours.ts";

/** `proposed`, `lapsed` and `moved-by-team` come from a move by the team. */
export type BookingState =
  | "booked"
  | "proposed"
  | "lapsed"
  | "moved-by-member"
  | "moved-by-team"
  | "cancelled"
  | "missed"
  | "done";

export type Booking = {
  accountId: string;
  id: string;
  referenceNumber: string;
  professional: ProfessionalKey;
  /** Whose hour it is. */
  staffId: string;
  purpose: CallPurpose;
  way: CallWay;
  startsAt: Date;
  state: BookingState;
  movedFrom: string | null;
  moveReason: MoveReason | null;
  link: string | null;
  createdAt: Date;
};

/** The questionnaire's call is with the nutritionist, who brings what concerns training to the trainer. */
export const PROFESSIONAL: ProfessionalKey = "nutritionist";
/** After a second one the professional signs without a call, with a written reason. */
export const MAX_MISSED = 2;
/** The professional waits and calls once before a call counts as missed. */
export const MISSED_AFTER_MS = 10 * 60_000;

export const offeredSlots = (now: Date): Date[] => slotsOf(hours, now.getTime()).map((ms) => new Date(ms));

export const isOffered = (startsAt: Date, now: Date): boolean =>
  slotsOf(hours, now.getTime()).includes(startsAt.getTime());

export const endOf = ({ startsAt }: Pick<Booking, "startsAt">): Date => addMs(startsAt, CALL_MS);

export const lastMove = ({ startsAt }: Pick<Booking, "startsAt">): Date => new Date(movableUntil(startsAt.getTime()));

/** The day before, where the member is; null when that is so soon that the confirmation has just been read. */
export function reminderOf(startsAt: Date, now: Date, timeZone: string | null): Date | null {
  const at = remindAt(timeZone ?? hours.timeZone, startsAt.getTime());
  return at > now.getTime() + NOTICE_MS ? new Date(at) : null;
}

/** A proposal that nobody answered ends when its call would begin. */
export const isOpen = ({ state, startsAt }: Pick<Booking, "state" | "startsAt">, now: Date): boolean =>
  state === "booked" || (state === "proposed" && startsAt > now);

/** A call may be moved until two hours before; one that the team moved, until it begins. */
export const isMovable = (booking: Pick<Booking, "state" | "startsAt">, now: Date): boolean =>
  isOpen(booking, now) && now <= (booking.state === "proposed" ? booking.startsAt : lastMove(booking));

import { localTimeOf } from "../promises/local-time.ts";

/** By the member's own clock: no notice from the evening to the morning. */
export const QUIET = { fromHour: 21, untilHour: 8 } as const;
export const NOTICES_A_DAY = 2;
/** After a notice, what else happens of its subject is collapsed into one. */
export const SUBJECT_REST_MS = 3 * 3_600_000;

/** A notice that was sent, or is about to be: in milliseconds since 1970. */
export type TakenSlot = { readonly subject: string; readonly at: number };
export type Hold = "quiet-hours" | "daily-limit" | "same-subject";

const QUARTER_MS = 900_000;
/** Zones change their clocks, and days and hours begin, at quarters of an hour. */
const nextQuarter = (at: number): number => (Math.floor(at / QUARTER_MS) + 1) * QUARTER_MS;

export function isQuiet(timeZone: string, at: number): boolean {
  const { seconds } = localTimeOf(timeZone, at);
  return seconds < QUIET.untilHour * 3_600 || seconds >= QUIET.fromHour * 3_600;
}

/** The moment itself by day, otherwise the next morning. */
export function nextDaytime(timeZone: string, at: number): number {
  let moment = at;
  while (isQuiet(timeZone, moment)) moment = nextQuarter(moment);
  return moment;
}

type Notice = { readonly timeZone: string; readonly subject: string; readonly taken: readonly TakenSlot[] };

/** Why a notice may not be sent at a moment; null when it may. */
export function holdOf({ timeZone, subject, taken }: Notice, at: number): Hold | null {
  if (isQuiet(timeZone, at)) return "quiet-hours";
  const { day } = localTimeOf(timeZone, at);
  if (taken.filter((slot) => localTimeOf(timeZone, slot.at).day === day).length >= NOTICES_A_DAY) return "daily-limit";
  return taken.some((slot) => slot.subject === subject && at < slot.at + SUBJECT_REST_MS) ? "same-subject" : null;
}

/** The first moment from now on at which a notice may be sent. */
export function noticeAt(notice: Notice, now: number): number {
  let at = now;
  while (holdOf(notice, at)) at = nextQuarter(at);
  return at;
}

/**
 * Of the waiting subjects, the oldest first, those that may be sent now: one that has waited longer is given the free slot
 * first, but one that rests takes none from the others.
 */
export function sendableNow(
  { timeZone, subjects, taken }: Omit<Notice, "subject"> & { readonly subjects: readonly string[] },
  now: number,
): string[] {
  const slots = [...taken];
  return subjects.filter((subject) => {
    const isFree = holdOf({ timeZone, subject, taken: slots }, now) === null;
    if (isFree) slots.push({ subject, at: now });
    return isFree;
  });
}

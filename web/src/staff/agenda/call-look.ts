import type { AgendaCall } from "@app/contract/staff/agenda";
import { formatHour } from "../time/moments.ts";

export type CallLook = "booked" | "past" | "failed";

const FAILED: ReadonlySet<string> = new Set(["missed", "lapsed", "cancelled", "moved-by-member", "moved-by-team"]);

/** How a call is drawn: still to come, over, or it did not take place. */
export function callLook({ state, endsAt }: AgendaCall, now: number): CallLook {
  if (FAILED.has(state)) return "failed";
  return state === "done" || Date.parse(endsAt) <= now ? "past" : "booked";
}

/** A result can still be noted. */
export const isOpen = ({ state }: AgendaCall): boolean => state === "booked" || state === "proposed";

export const minutesOf = ({ startsAt, endsAt }: AgendaCall): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** The member's own hour, where it differs: "18h00". */
export const hourThere = ({ startsAt, timeZone }: AgendaCall): string | undefined =>
  timeZone === null ? undefined : formatHour(startsAt, timeZone);

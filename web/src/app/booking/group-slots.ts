import type { Slot } from "@app/contract/bookings";
import { addDays } from "../../ui/navigation/calendar-days.ts";
import { dayIn, hourIn } from "./member-time.ts";

export type BookingDay = { day: string; slots: Slot[]; free: number };
export type Turn = "morning" | "afternoon" | "evening";

/** Every day from the first slot to the last, on the member's calendar: one without slots is closed. */
export function daysOf(slots: readonly Slot[], zone: string): BookingDay[] {
  const byDay = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = dayIn(zone, slot.startsAt);
    byDay.set(day, [...(byDay.get(day) ?? []), slot]);
  }
  const known = [...byDay.keys()].sort();
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return [];
  const days: BookingDay[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const ofDay = byDay.get(day) ?? [];
    days.push({ day, slots: ofDay, free: ofDay.filter(({ taken }) => !taken).length });
  }
  return days;
}

const NOON = 12;
const EVENING = 17;

/** A day's slots by part of the day, empty parts left out. */
export function turnsOf(slots: readonly Slot[], zone: string): { turn: Turn; slots: Slot[] }[] {
  const turnAt = ({ startsAt }: Slot): Turn => {
    const hour = hourIn(zone, startsAt);
    return hour < NOON ? "morning" : hour < EVENING ? "afternoon" : "evening";
  };
  return (["morning", "afternoon", "evening"] as const)
    .map((turn) => ({ turn, slots: slots.filter((slot) => turnAt(slot) === turn) }))
    .filter((group) => group.slots.length > 0);
}

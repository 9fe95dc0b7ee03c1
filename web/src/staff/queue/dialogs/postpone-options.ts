import { brand } from "@app/contract/brand";
import { nextOpening } from "@app/engine/promises/service-clock";
import { addDays, dateOf, startOfDate } from "../../time/dates.ts";

const HOUR_MS = 60 * 60_000;

export type PostponeOption = { name: "hour" | "threeHours" | "nextMorning"; until: number };

/** Until when a task may be put off: never past the nearest promise. */
export function postponeOptions(now: number, dueAt: number | undefined): PostponeOption[] {
  const options: PostponeOption[] = [
    { name: "hour", until: now + HOUR_MS },
    { name: "threeHours", until: now + 3 * HOUR_MS },
    { name: "nextMorning", until: nextMorning(now) },
  ];
  return options.filter(({ until }) => dueAt === undefined || until < dueAt);
}

/** Only the server knows the days on which the team is closed: a task may come back on one. */
const HOURS = { ...brand.serviceHours, closedOn: [] };

/** When the team's next day begins. */
const nextMorning = (now: number): number => nextOpening(HOURS, startOfDate(addDays(dateOf(now), 1)));

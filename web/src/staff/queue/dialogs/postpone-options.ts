import { addDays, dateOf, startOfDate } from "../../time/moments.ts";

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

const SATURDAY = 6;
const OPENS_AT = { weekday: 8, saturday: 9 };

/** When the team's next day begins; there is none on Sundays. */
function nextMorning(now: number): number {
  const tomorrow = addDays(dateOf(now), 1);
  const weekday = new Date(`${tomorrow}T00:00:00Z`).getUTCDay();
  const date = weekday === 0 ? addDays(tomorrow, 1) : tomorrow;
  return startOfDate(date) + (weekday === SATURDAY ? OPENS_AT.saturday : OPENS_AT.weekday) * HOUR_MS;
}

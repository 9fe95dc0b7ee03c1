import { brand } from "@app/contract/brand";

const DAY_MS = 24 * 60 * 60_000;
const weekday = new Intl.DateTimeFormat("en", { timeZone: brand.serviceHours.timeZone, weekday: "short" });

/** Adds working days. Holidays differ between cities and count as working days. */
export function addBusinessDays(from: Date, days: number): Date {
  let at = from;
  for (let left = days; left > 0; ) {
    at = new Date(at.getTime() + DAY_MS);
    if (!weekday.format(at).startsWith("S")) left -= 1;
  }
  return at;
}

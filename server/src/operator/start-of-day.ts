/** The last midnight in the time zone. Brazil has no daylight saving time, so a day has 24 hours. */
export function startOfDay(timeZone: string, at: Date): Date {
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", minute: "numeric", second: "numeric" });
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(at).split(":").map(Number);
  return new Date(at.getTime() - (hours * 3_600 + minutes * 60 + seconds) * 1_000 - at.getMilliseconds());
}

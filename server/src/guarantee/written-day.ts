/** "2026-11-30" as it is written in Portuguese. */
export const writtenDay = (day: string): string => day.split("-").toReversed().join("/");

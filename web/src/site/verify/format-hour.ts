const BRASILIA_MS = -3 * 60 * 60_000;

/** "10h12" in Brasília, whose offset has been fixed since 2019. */
export const formatHour = (moment: string): string =>
  new Date(Date.parse(moment) + BRASILIA_MS).toISOString().slice(11, 16).replace(/^0/, "").replace(":", "h");

const BRASILIA_MS = -3 * 60 * 60_000;

/** DD/MM/AAAA of a moment in Brasília, which has kept one offset since 2019. A formatter of the platform costs a phone far more. */
export const formatDate = (moment: string): string =>
  new Date(Date.parse(moment) + BRASILIA_MS).toISOString().slice(0, 10).split("-").reverse().join("/");

/** The player of a session; the short version is said in the address, so that a reload keeps it. */
export const workoutPath = (session: string, isShort = false): string =>
  `/app/treino/${session}${isShort ? "?versao=curta" : ""}`;

export const isShortIn = (search: string): boolean => new URLSearchParams(search).get("versao") === "curta";

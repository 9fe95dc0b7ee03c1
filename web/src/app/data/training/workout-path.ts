/** The player of a session. The short version is part of the address, so that a reload keeps it. */
export const workoutPath = (session: string, isShort: boolean): string =>
  `/app/treino/${session}${isShort ? "?curta" : ""}`;

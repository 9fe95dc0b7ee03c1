const name = new Intl.DateTimeFormat("pt-BR", { weekday: "long", day: "numeric", month: "numeric", timeZone: "UTC" });

/** "quinta, 19/11". */
export const dayName = (day: string): string => name.format(new Date(`${day}T12:00:00Z`)).replace("-feira", "");

const hour = new Intl.DateTimeFormat("pt-BR", { timeZone: "America/Sao_Paulo", hour: "2-digit", minute: "2-digit" });

/** "14h30" in Brasília. */
export const formatHour = (moment: string): string => hour.format(new Date(moment)).replace(":", "h");

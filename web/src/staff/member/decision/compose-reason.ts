/** "Conversa, Exame: gota controlada, 14 meses sem crise." */
export const composeReason = (basis: readonly string[], text: string): string =>
  basis.length > 0 ? `${basis.join(", ")}: ${text.trim()}` : text.trim();

const TAX_YEARS = 5;

/** Five years from the first day of the following year (CTN, art. 173, I); a day in São Paulo begins at 03:00 UTC. */
export const retainPurchasesUntil = (at: Date): Date =>
  new Date(Date.UTC(at.getUTCFullYear() + 1 + TAX_YEARS, 0, 1, 3));

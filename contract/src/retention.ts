/**
 * How long what we hold stays, written once: the retention sweep deletes by it, the privacy page says it, and a test
 * holds docs/privacy.md to both. Purchases follow the tax law, and access logs are the proxy's: both are said there.
 */
export const RETENTION = {
  /** A copy of somebody's data, ready to be fetched. */
  export: { hours: 48 },
  /** What an event knows of a browser: IP, browser, advertising marks, hashes. */
  eventMarks: { days: 90 },
  /** The event itself, and what was told about it to whom. */
  events: { months: 13 },
  /** What was filled into a message's variables. */
  messageVariables: { days: 90 },
  /** That it was sent: template, address, time. */
  messages: { months: 12 },
  /** Links and codes that verify an address, after they expire. */
  verifications: { days: 30 },
  /** A device's session with its IP, after it expires (Marco Civil, art. 15). */
  sessions: { months: 6 },
  /** What the gateway told us, once it is handled. */
  webhookEvents: { days: 90 },
  /** A wish to be reminded of a purchase, once it is settled. */
  reminders: { days: 90 },
  /** Somebody who asked for a call. */
  leads: { months: 12 },
} as const;

export type Retained = keyof typeof RETENTION;
type Period = { hours?: number; days?: number; months?: number };

/** What is older than this has had its time. */
export function retainedSince(what: Retained, now: Date): Date {
  const { hours = 0, days = 0, months = 0 }: Period = RETENTION[what];
  const since = new Date(now.getTime() - (days * 24 + hours) * 60 * 60_000);
  since.setUTCMonth(since.getUTCMonth() - months);
  return since;
}

/** "13 meses", "90 dias", "48 horas". */
export function formatRetention(what: Retained): string {
  const { hours, days, months }: Period = RETENTION[what];
  if (months) return `${months} meses`;
  return days ? `${days} dias` : `${hours} horas`;
}

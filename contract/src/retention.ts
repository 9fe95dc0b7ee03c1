/**
 * The retention periods: the retention sweep deletes by them, the privacy page shows them, and a test checks
 * docs/privacy.md against both. Purchases follow tax law, and access logs are the proxy's: docs/privacy.md has both.
 */
export const RETENTION = {
  /** An export of personal data, ready for download. */
  export: { hours: 48 },
  /** An event's browser data: IP, user agent, advertising ids, hashes. */
  eventMarks: { days: 90 },
  /** The event itself, and its disclosures. */
  events: { months: 13 },
  /** The values of a message's template variables. */
  messageVariables: { days: 90 },
  /** The record of a sent message: template, recipient, time. */
  messages: { months: 12 },
  /** Links and codes that verify a contact, after they expire. */
  verifications: { days: 30 },
  /** A device's session with its IP, after it expires (Marco Civil, art. 15). */
  sessions: { months: 6 },
  /** The gateway's events, once handled. */
  webhookEvents: { days: 90 },
  /** Reminders of an abandoned purchase, once closed. */
  reminders: { days: 90 },
  /** Visitors who requested a call. */
  leads: { months: 12 },
  /** What a member asked the assistant, with its answers. */
  assistantMessages: { months: 12 },
  /** A value of the diary or the questionnaire that lost against another device's. */
  lostValues: { days: 90 },
  /** The values of a diary entry or an answer, after the member deleted it. */
  deletedEntries: { days: 90 },
  /** What the assistant remembers of a member, after it was last written. */
  memories: { months: 12 },
  /** How often a member asked the assistant on a day, and what that cost. */
  assistantUsage: { months: 13 },
  /** What stays of a deleted account's care: who looked at health data, and safety levels (Lei 13.787/2018, art. 6º). */
  careRecords: { years: 20 },
  /** What the team did: in members' files, and with their own accounts. */
  staffAudit: { years: 5 },
} as const;

export type Retained = keyof typeof RETENTION;
type Period = { hours?: number; days?: number; months?: number; years?: number };

/** Rows older than this are past their retention. */
export function retainedSince(what: Retained, now: Date): Date {
  const { hours = 0, days = 0, months = 0, years = 0 }: Period = RETENTION[what];
  const since = new Date(now.getTime() - (days * 24 + hours) * 60 * 60_000);
  since.setUTCMonth(since.getUTCMonth() - months - 12 * years);
  return since;
}

/** "20 anos", "13 meses", "90 dias", "48 horas". */
export function formatRetention(what: Retained): string {
  const { hours, days, months, years }: Period = RETENTION[what];
  if (years) return `${years} anos`;
  if (months) return `${months} meses`;
  return days ? `${days} dias` : `${hours} horas`;
}

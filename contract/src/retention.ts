/**
 * How long what we hold stays, written once: the retention sweep deletes by it, the privacy page says it, and a test
 * holds docs/privacy.md to it. Access logs of the proxy are in deploy/; purchases follow the tax law (privacy/kept.ts).
 */
export const RETENTION = {
  /** A copy of somebody's data, ready to be fetched. */
  exportHours: 48,
} as const;

import type { Conversion } from "./store.ts";

/** Maximum size of an event: longer than anything our pages send, short enough that a flood fills no disk. */
const MAX_LENGTHS = {
  eventId: 108,
  label: 100,
  pageUrl: 300,
  referrerHost: 100,
  userAgent: 200,
  fbc: 255,
  fbp: 100,
  currency: 3,
} satisfies Partial<Record<keyof Conversion, number>>;

export function truncateFields<Event extends Conversion>(event: Event): Event {
  const cut = { ...event };
  for (const [field, maxLength] of Object.entries(MAX_LENGTHS) as [keyof typeof MAX_LENGTHS, number][]) {
    const value = event[field];
    if (value !== null && value.length > maxLength) Object.assign(cut, { [field]: value.slice(0, maxLength) });
  }
  return cut;
}

import type { EventName } from "@app/contract/catalogue";

/** Attributes that make clicks on an element this event, for the page's one click listener (analytics.tsx). */
export const trackProps = (event: EventName, label?: string) => ({
  "data-track": event,
  ...(label ? { "data-track-label": label } : {}),
});

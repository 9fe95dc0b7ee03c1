import type { EventName } from "@app/contract/catalogue";

/** Marks an element: pressing it is this event. One listener for the whole page reads the marks (analytics.tsx). */
export const trackProps = (event: EventName, label?: string) => ({
  "data-track": event,
  ...(label ? { "data-track-label": label } : {}),
});

const STOPS = "[data-event], [data-now]";

export const isStop = (target: EventTarget): boolean => target instanceof Element && target.matches(STOPS);

/** Focuses the next or the previous event of the timeline. From elsewhere: the nearest one below or above the bob. */
export function moveFocus(timeline: HTMLElement | null, step: 1 | -1): void {
  if (!timeline) return;
  const stops = [...timeline.querySelectorAll<HTMLElement>(STOPS)];
  const focused = stops.findIndex((stop) => stop.contains(document.activeElement));
  const from = focused === -1 ? stops.findIndex((stop) => "now" in stop.dataset) : focused;
  const next = stops[from + step] ?? stops[from];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: "nearest" });
}

/** Where the timeline's column scrolls by itself, it opens at now: the past is above it. */
export function startAtNow(bob: HTMLElement | null): void {
  const column = bob?.closest<HTMLElement>("[data-column]");
  if (!bob || !column || column.scrollHeight <= column.clientHeight) return;
  column.scrollTo({ top: bob.offsetTop - column.clientHeight * 0.6, behavior: "instant" });
}

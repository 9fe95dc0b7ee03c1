/** Signals hydration to the inline bootstrap, which then replays the queued events. */
export function markReady(): void {
  document.documentElement.dataset["ready"] = "";
}

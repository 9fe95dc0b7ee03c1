/** The app opens without internet too, if only to say so. A browser that cannot or will not simply goes on. */
export function startWorker(): void {
  if (import.meta.env.DEV) return;
  const start = () =>
    void navigator.serviceWorker?.register("/app-worker.js", { scope: "/app" }).catch(() => undefined);
  // What the worker fetches waits for what the screen needs.
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

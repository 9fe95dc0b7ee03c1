/** Registers the service worker for the offline page. Browsers without support are ignored. */
export function startWorker(): void {
  if (import.meta.env.DEV) return;
  const start = () =>
    void navigator.serviceWorker?.register("/app-worker.js", { scope: "/app" }).catch(() => undefined);
  // After `load`, so that the worker's precache does not compete with the screen's requests.
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

import { getStoredUser } from "../../identity/session/stored-user.ts";
import { whenIdle } from "../../ui/core/when-idle.ts";
import { watchForUpdate } from "./app-update.ts";

/** Registers the service worker, for members: a visitor at the sign-in page does not pay for the app's files. */
export function startWorker(): void {
  if (import.meta.env.DEV || !getStoredUser()) return;
  // After `load` and when idle, so that the precache does not compete with the screen's requests.
  const start = () => void whenIdle(() => void register());
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** Browsers without support, or that refuse, are ignored. */
async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const registration = await workers?.register("/app-worker.js", { scope: "/app" }).catch(() => undefined);
  if (!registration) return;
  watchForUpdate(registration);
  await workers.ready;
  // A worker that waits is of the newer build.
  const newest = () => registration.waiting ?? registration.active;
  if (!savesData()) whenIdle(() => newest()?.postMessage({ type: "cache-rest" }));
}

/** The browser's data saver: screens are then cached as they are used. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

import { hasUnfinishedWork } from "./unfinished-work.ts";

const ANSWER_MS = 2_000;
const CHECK_MS = 60 * 60 * 1000;

/** Whether a build newer than the open page is installed on this device. */
let isAvailable = false;
const listeners = new Set<() => void>();

export const hasUpdate = (): boolean => isAvailable;

export function subscribeToUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The build that wrote this document. */
const pageBuild = (): string | undefined => document.querySelector<HTMLElement>("script[data-build]")?.dataset["build"];

/**
 * Compares a waiting worker's build with this page's. A page that came from the network is often newer than its worker,
 * and of the waiting one's build: then there is nothing to offer.
 */
export function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const compare = async () => {
    const { waiting, active } = registration;
    if (!waiting || !active || (await buildOf(waiting)) === pageBuild()) return;
    isAvailable = true;
    for (const listener of listeners) listener();
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", () => void compare());
  });
  void compare();
  checkWhenSeen(registration);
}

/** An installed app may stay open for weeks: the browser itself looks for a new worker only when a document loads. */
function checkWhenSeen(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < CHECK_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/** Undefined when the worker does not answer. */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }) => resolve(String(data)));
    port1.start();
    setTimeout(resolve, ANSWER_MS, undefined);
    worker.postMessage({ type: "version" }, [port2]);
  });
}

/**
 * Loads the new build's document; false when something on this page is unfinished. The new worker goes on waiting until
 * every screen is closed: one that takes over while a document loads can leave that document without an answer.
 */
export async function applyUpdate(): Promise<boolean> {
  if (!isAvailable || (await hasUnfinishedWork())) return false;
  location.reload();
  return true;
}

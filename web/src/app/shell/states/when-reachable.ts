import { useEffect, useEffectEvent } from "react";

const FIRST_MS = 1_000;
const MAX_MS = 30_000;
const TIMEOUT_MS = 5_000;

/** Exponential back-off with jitter of a half, so that clients do not all retry at the same instant. */
export function backOffMs(failures: number, random: number): number {
  const ceilingMs = Math.min(MAX_MS, FIRST_MS * 2 ** failures);
  return (ceilingMs * (1 + random)) / 2;
}

/**
 * Calls once our server answers again. It does not wait for an `online` event: the browser fires none if it never
 * considered itself offline, as behind a captive portal or with our server down. Returns how to stop.
 */
export function whenReachable(onReachable: () => void): () => void {
  let failures = 0;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    clearTimeout(timer);
    attempts += 1;
  };
  const retryLater = () => {
    timer = setTimeout(() => void retry(), backOffMs(failures, Math.random()));
    failures += 1;
  };
  const retry = async () => {
    cancel();
    const current = attempts;
    const isBack = await isServerReachable();
    // A newer attempt has started, the page is hidden, or the caller has stopped.
    if (current !== attempts) return;
    if (!isBack) return retryLater();
    stop();
    onReachable();
  };
  const retryNow = () => {
    failures = 0;
    if (document.visibilityState === "visible") void retry();
    else cancel();
  };
  const stop = () => {
    cancel();
    document.removeEventListener("visibilitychange", retryNow);
    removeEventListener("online", retryNow);
  };

  document.addEventListener("visibilitychange", retryNow);
  addEventListener("online", retryNow);
  if (document.visibilityState === "visible") retryLater();
  return stop;
}

/** A captive portal answers 200 to anything: the body shows whether it was our server. */
async function isServerReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch("/v1/health", { cache: "no-store", credentials: "omit", redirect: "error", signal });
    const body: unknown = await response.json();
    return response.ok && typeof body === "object" && body !== null && "status" in body && body.status === "ok";
  } catch {
    return false;
  }
}

/** For a screen that could not reach the server: calls each time it answers again. */
export function useWhenReachable(isUnreachable: boolean, onReachable: () => void): void {
  const handle = useEffectEvent(onReachable);
  useEffect(() => (isUnreachable ? whenReachable(() => handle()) : undefined), [isUnreachable]);
}

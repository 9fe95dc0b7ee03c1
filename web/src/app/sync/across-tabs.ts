/** A frozen tab may hold the lock for ever. */
const MAX_WAIT_MS = 20_000;

/**
 * One flush at a time on this device. Only a courtesy, which saves requests: a store accepts a page of changes only at
 * the cursor it was asked for, so two flushes at once (a browser without Web Locks, a frozen tab) lose nothing.
 */
export async function withDeviceLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!("locks" in navigator)) return run();
  let isHeld = false;
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, () => {
      isHeld = true;
      return run();
    });
  } catch (error) {
    if (isHeld) throw error;
    return run();
  }
}

/** What tabs of one account broadcast: records changed, the device copy was made or removed, the consent withdrawn. */
export type TabMessage = "changed" | "copy-made" | "copy-removed" | "withdrawn";

export function openTabChannel(name: string, onMessage: (message: TabMessage) => void) {
  if (!("BroadcastChannel" in globalThis)) return { post: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    post: (message: TabMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

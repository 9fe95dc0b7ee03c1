import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { App } from "./app.ts";

/** Where this process listens: a Unix socket behind the local proxy, or a TCP address. */
export type ListenAddress = { socket: string } | { host: string; port: number };

/** Longer than the proxy keeps an idle connection (keepalive_timeout in deploy/nginx) and than any request takes. */
const MAX_DRAIN_MS = 10_000;
const POLL_MS = 50;

/** Returns the function that closes gracefully: every request that was accepted is answered first. */
export async function listen(app: App, address: ListenAddress, drain: () => void): Promise<() => Promise<void>> {
  if ("socket" in address) {
    // A process that was killed left its socket file behind.
    await rm(address.socket, { force: true });
    await app.listen({ path: address.socket });
  } else await app.listen(address);

  return async () => {
    drain();
    if ("socket" in address) {
      // Unlinking the socket stops new connections; those already open, even in the backlog, are still served.
      await rm(address.socket, { force: true });
      await untilDrained(app);
    }
    await app.close();
  };
}

/**
 * The proxy closes its idle connections. If we closed them, a request could already be on its way, and the proxy
 * does not resend a POST.
 */
async function untilDrained(app: App): Promise<void> {
  let idlePolls = 0;
  for (const deadline = Date.now() + MAX_DRAIN_MS; idlePolls < 3 && Date.now() < deadline; await pause(POLL_MS))
    idlePolls = (await connectionsOf(app)) === 0 ? idlePolls + 1 : 0;
}

const connectionsOf = (app: App): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)));

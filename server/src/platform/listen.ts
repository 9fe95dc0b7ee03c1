import { rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { App } from "./http.ts";

/** Where this process is asked: a socket file of this machine behind our own proxy, or an address. */
export type ListenAddress = { socket: string } | { host: string; port: number };

/** More than the proxy keeps an idle connection (keepalive_timeout in deploy/nginx), and than any call takes. */
const MAX_DRAIN_MS = 10_000;
const POLL_MS = 50;

/** Opens the door. What it gives back closes it, so that nobody who came through is left without an answer. */
export async function listen(app: App, address: ListenAddress, drain: () => void): Promise<() => Promise<void>> {
  if ("socket" in address) {
    // One that was killed has left its file behind.
    await rm(address.socket, { force: true });
    await app.listen({ path: address.socket });
  } else await app.listen(address);

  return async () => {
    drain();
    if ("socket" in address) {
      // The name goes first: nobody new finds us, while whoever is connected, even unheard yet, is still let in.
      await rm(address.socket, { force: true });
      await untilDrained(app);
    }
    await app.close();
  };
}

/**
 * Idle connections are left to the proxy. Were we to hang up, a request could be on its way already, and a POST that
 * may have arrived is never sent again.
 */
async function untilDrained(app: App): Promise<void> {
  let quiet = 0;
  for (const deadline = Date.now() + MAX_DRAIN_MS; quiet < 3 && Date.now() < deadline; await pause(POLL_MS))
    quiet = (await connectionsOf(app)) === 0 ? quiet + 1 : 0;
}

const connectionsOf = (app: App): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count ?? 0)));

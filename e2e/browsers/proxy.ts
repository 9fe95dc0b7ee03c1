import { connect, createServer, type Socket } from "node:net";
import { HOST } from "../../scripts/lib/ports.ts";

export type Proxy = { url: string; cut: () => void; restore: () => void; close: () => Promise<void> };

/**
 * Stands between the browser and the site. Cut, it resets every open and every new connection: the only way to take the
 * network away, service worker included, that all three browsers have in common.
 */
export async function startProxy({ from, to }: { from: number; to: number }): Promise<Proxy> {
  let isCut = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (isCut) return void client.resetAndDestroy();
    const site = connect(to, HOST);
    for (const [socket, other] of [[client, site] as const, [site, client] as const]) {
      open.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.pipe(site).pipe(client);
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(from, HOST, resolve));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: `http://${HOST}:${from}`,
    cut,
    restore: () => {
      isCut = false;
    },
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

import { connect, createServer, type Socket } from "node:net";
import { HOST } from "../../../scripts/lib/ports.ts";

/** A TCP proxy to the database that delays every answer. */
export async function startLatencyProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delayMs = 0;
  const server = createServer((near) => {
    const far = connect({ host: target.hostname, port: Number(target.port) });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => {
      if (delayMs === 0) near.write(chunk);
      else setTimeout(() => near.writable && near.write(chunk), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    slow: (ms: number) => void (delayMs = ms),
    close(): void {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

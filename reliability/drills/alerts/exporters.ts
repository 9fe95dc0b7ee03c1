import { statfsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import type { TLSSocket } from "node:tls";
import { freePort, HOST } from "../../../scripts/lib/ports.ts";

/**
 * A substitute for Prometheus' blackbox and node exporters, which are not installed here. It exports two metrics of each
 * under the same names, from a TLS request, its certificate and the file system.
 */
export async function startExporters({ page, name, disk }: { page: number; name: string; disk: string | undefined }) {
  const pages = await serve(async () => {
    const { isUp, expiresAt } = await probe(page, name);
    const labels = `{target="https://${name}/"}`;
    const expiry = expiresAt ? [`probe_ssl_earliest_cert_expiry${labels} ${expiresAt}`] : [];
    return [`probe_success${labels} ${isUp ? 1 : 0}`, ...expiry];
  });
  const node = await serve(async () => {
    if (!disk) return [];
    const { bavail, blocks, bsize } = statfsSync(disk);
    const labels = '{mountpoint="/drill",fstype="ext4",device="loop"}';
    return [
      `node_filesystem_avail_bytes${labels} ${bavail * bsize}`,
      `node_filesystem_size_bytes${labels} ${blocks * bsize}`,
    ];
  });
  return {
    pages: pages.port,
    node: node.port,
    close() {
      pages.server.close();
      node.server.close();
    },
  };
}

async function serve(read: () => Promise<string[]>): Promise<{ port: number; server: Server }> {
  const port = await freePort();
  const server = createServer((_request, reply) => {
    void read().then((lines) => reply.end(`${lines.join("\n")}\n`));
  });
  await new Promise<void>((ready) => server.listen(port, HOST, ready));
  return { port, server };
}

const probe = (port: number, name: string) =>
  new Promise<{ isUp: boolean; expiresAt?: number }>((resolve) => {
    const outgoing = request(
      {
        host: HOST,
        port,
        servername: name,
        headers: { host: name },
        rejectUnauthorized: false,
        agent: false,
        timeout: 1_800,
      },
      (reply) => {
        const { valid_to: until } = (reply.socket as TLSSocket).getPeerCertificate();
        reply.resume();
        resolve({ isUp: (reply.statusCode ?? 500) < 400, expiresAt: Date.parse(until) / 1_000 });
      },
    );
    outgoing.on("timeout", () => outgoing.destroy());
    outgoing.on("error", () => resolve({ isUp: false }));
    outgoing.end();
  });

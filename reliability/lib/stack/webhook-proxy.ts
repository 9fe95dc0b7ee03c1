import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { HOST } from "../../../scripts/lib/ports.ts";
import type { ManagedProcess } from "../processes/managed-process.ts";

export type Delivery = { eventId: string | undefined; status: number };

/** Forwards webhooks to a node that is up, as the proxy in production does, and records the answers. */
export async function startWebhookProxy(nodes: readonly ManagedProcess[]) {
  const deliveries: Delivery[] = [];
  let turn = 0;

  async function forward(body: Buffer, headers: Record<string, string>): Promise<number> {
    turn += 1;
    const order = [nodes[turn % nodes.length], nodes[(turn + 1) % nodes.length]];
    for (const node of order) {
      if (!node?.isUp()) continue;
      try {
        const signal = AbortSignal.timeout(10_000);
        const url = `${node.url}/v1/webhooks/asaas`;
        const reply = await fetch(url, { method: "POST", body: new Uint8Array(body), headers, signal });
        await reply.arrayBuffer();
        return reply.status;
      } catch (error) {
        const code = ((error as Error).cause as { code?: string } | undefined)?.code;
        if (code !== "ECONNREFUSED") return 502;
      }
    }
    return 502;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => void answer(Buffer.concat(chunks), request, response));
  });
  async function answer(body: Buffer, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { "content-type": type = "application/json", "asaas-access-token": token } = headers;
    const sent = { "content-type": type, ...(typeof token === "string" && { "asaas-access-token": token }) };
    const status = await forward(body, sent);
    deliveries.push({ eventId: idIn(body), status });
    response.writeHead(status).end();
  }
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;

  return {
    url: `http://${HOST}:${port}/`,
    /** The deliveries since the last call. */
    takeDeliveries: (): Delivery[] => deliveries.splice(0),
    deliveries: (): readonly Delivery[] => deliveries,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type WebhookProxy = Awaited<ReturnType<typeof startWebhookProxy>>;

function idIn(body: Buffer): string | undefined {
  try {
    const { id } = JSON.parse(body.toString()) as { id?: unknown };
    return typeof id === "string" ? id : undefined;
  } catch {
    return undefined;
  }
}

import { connect, type Socket } from "node:net";
import type { ManagedProcess } from "../../../lib/processes/managed-process.ts";
import { eventually } from "../../../lib/shopper/buying.ts";
import type { Front } from "../../harness/front.ts";
import { sendRaw, statusesIn } from "../../harness/raw.ts";
import { range } from "../scenario.ts";

const PATH = "/v1/public/user/check-email";

/** The head of a request, up to its body. */
export const head = (more: string): string =>
  `POST ${PATH} HTTP/1.1\r\nhost: prumo.example\r\nconnection: close\r\ncontent-type: application/json\r\n${more}\r\n\r\n`;

/** A Slowloris client: sends one byte a second and never completes its request. */
function openSlowClient(
  url: string,
  text: string,
): { hasEnded: () => boolean; seconds: () => number; stop: () => void } {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect({ host: hostname, port: Number(port) });
  const since = Date.now();
  let endedAt: number | undefined;
  let at = 0;
  const step = () => {
    if (socket.writable) socket.write(text[at++ % text.length] ?? "a");
  };
  socket.on("connect", () => socket.write(text.startsWith("a") ? head("content-length: 200000") : "POST "));
  const timer = setInterval(step, 1_000);
  socket.on("error", () => undefined).on("data", () => undefined);
  socket.on("close", () => {
    endedAt = Date.now();
    clearInterval(timer);
  });
  return {
    hasEnded: () => endedAt !== undefined,
    seconds: () => ((endedAt ?? Date.now()) - since) / 1_000,
    stop() {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

export type SlowClient = ReturnType<typeof openSlowClient> & { name: string };

/** As in scripts/lib/nginx-config.ts. */
const MAX_OPEN = 50;

/** One address uses up its connections with slow bodies; other addresses, and its own pages, are still served. */
export async function manySlowBodies(front: Front): Promise<string[]> {
  const { hostname, port } = new URL(front.url);
  let refused = 0;
  const sockets = range(MAX_OPEN + 60).map(() => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on("error", () => undefined).on("connect", () => socket.write(`${head("content-length: 200000")}{`));
    socket.on("data", (chunk) => {
      if (statusesIn(chunk.toString("latin1"))[0] === 429) refused += 1;
    });
    return socket;
  });
  const violations: string[] = [];
  if (!(await eventually(() => refused >= 50, 8_000)))
    violations.push(`I10: only ${refused} of ${sockets.length} slow bodies were refused`);
  const health = "GET /v1/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
  const elsewhere = statusesIn((await sendRaw(front.url, health, 4_000, "127.0.0.9")).text)[0];
  if (elsewhere !== 200) violations.push(`I10: another address got ${elsewhere}`);
  const page = statusesIn((await sendRaw(front.url, health.replace("/v1/health", "/lp"), 4_000)).text)[0];
  if (page !== 200) violations.push(`I10: a page got ${page}`);
  for (const socket of sockets) socket.destroy();
  return violations;
}

/** Slow headers and slow bodies, alternately at Node and through nginx. */
export function slowloris(front: Front, node: ManagedProcess, count: number): SlowClient[] {
  const kinds = [
    { name: "node header", url: node.url, text: "X" },
    { name: "node body", url: node.url, text: "a" },
    { name: "nginx header", url: front.url, text: "X" },
    { name: "nginx body", url: front.url, text: "a" },
  ];
  return range(count).flatMap((index) => {
    const kind = kinds[index % kinds.length];
    return kind ? [{ ...openSlowClient(kind.url, kind.text), name: kind.name }] : [];
  });
}

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answers } from "./backend.ts";
import { spawnChild, stopChild } from "./child-process.ts";
import { nginxCommand } from "./nginx.ts";
import { writeNginxConfig } from "./nginx-config.ts";
import { freePort, HOST } from "./ports.ts";

const dir = mkdtempSync(join(tmpdir(), "nginx-limits-"));
/** As in nginx-config.ts, with IP_LIMIT_FACTOR at 1. */
const [RATE, BURST, OPEN, STREAMS] = [100, 200, 50, 200];
const MINUTES_OF_FLOOD = 10;
const MAX_LOGGED_BYTES = 100_000_000;
const agent = new Agent({ keepAlive: true, maxSockets: 500 });
let url: string;
let api: Server;
let nginx: ReturnType<typeof spawnChild>;
let errorLog = "";
/** By client IP: how many lines its flood may log, given how long it lasted. */
const maxLines = new Map<string, number>();
const linesIn = (ms: number): number => BURST + 1 + RATE * (Math.ceil(ms / 1_000) + 1);

const values = (port: number, apiPort: number) => ({
  SITE_DIR: join(dir, "site"),
  RUN_DIR: dir,
  LOG_DIR: join(dir, "log"),
  API: `${HOST}:${apiPort}`,
  SERVER: "plain" as const,
  LISTEN: `${HOST}:${port}`,
  NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
});

beforeAll(async () => {
  mkdirSync(join(dir, "site/client"), { recursive: true });
  mkdirSync(join(dir, "log"));
  writeFileSync(join(dir, "site/client/index.html"), "<p>index</p>");
  writeFileSync(join(dir, "site/headers.conf"), "");
  api = createServer((incoming, response) => incoming.resume().on("end", () => response.end("{}")));
  const [apiPort, port] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => api.listen(apiPort, HOST, resolve));
  url = `http://${HOST}:${port}`;
  const config = writeNginxConfig(join(dir, "conf"), values(port, apiPort));
  // As behind a CDN: one machine plays clients of any IP.
  const server = join(dir, "conf/server-plain.conf");
  const trusting = `set_real_ip_from ${HOST}; real_ip_header X-Test-Client;`;
  writeFileSync(server, `${trusting}\n${readFileSync(server, "utf8")}`);
  nginx = spawnChild(nginxCommand(dir, config));
  nginx.stderr?.on("data", (chunk: Buffer) => (errorLog += chunk.toString()));
  await vi.waitUntil(answers(url), { timeout: 5_000 });
});

afterAll(async () => {
  agent.destroy();
  await stopChild(nginx, "SIGTERM", 3_000);
  api.close();
  rmSync(dir, { recursive: true });
});

type Answer = { status: number; retryAfter: string | undefined; body: string };

const ask = (path: string, ip: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const options = { agent, hostname, port, path, headers: { "x-test-client": ip, ...headers } };
    request(options, (reply) => {
      let body = "";
      reply
        .on("data", (chunk: Buffer) => (body += chunk.toString()))
        .on("end", () => resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers["retry-after"], body }));
    })
      .on("error", reject)
      .end();
  });

const concurrently = (count: number, call: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const rejected = (replies: Answer[]): Answer[] => replies.filter(({ status }) => status === 429);

/** So many clients at once, each with one call after another. */
async function withClients(clients: number, each: number, path: string, ip: string): Promise<Answer[]> {
  const replies: Answer[] = [];
  const client = async () => {
    for (let index = 0; index < each; index += 1) replies.push(await ask(path, ip));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return replies;
}

test("a flood from one client IP is rejected with the API's envelope, and another client is served", async () => {
  const since = Date.now();
  const flood = concurrently(600, () => ask("/v1/echo", "203.0.113.1"));
  const other = await ask("/v1/echo", "203.0.113.2");
  const limited = rejected(await flood);
  maxLines.set("203.0.113.1", linesIn(Date.now() - since));
  expect(other.status).toBe(200);
  expect(limited.length).toBeGreaterThan(250);
  expect(limited[0]?.retryAfter).toBe("5");
  expect(JSON.parse(limited[0]?.body ?? "")).toMatchObject({ return: null, code: 429, error: "rate-limited" });
});

test("an IPv6 client is its whole /64, and its neighbour's /64 is another client", async () => {
  const flood = await concurrently(600, (index) => ask("/v1/echo", `2001:db8:0:a::${(index + 1).toString(16)}`));
  expect(rejected(flood).length).toBeGreaterThan(250);
  expect((await ask("/v1/echo", "2001:db8:0:b::1")).status).toBe(200);
});

test("many clients behind one IP that wait for their responses are throttled and never rejected", async () => {
  const replies = await withClients(10, 30, "/v1/echo", "203.0.113.3");
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 300 }, () => 200));
});

test("a burst of webhooks is delayed instead of rejected: the gateway would pause its queue", async () => {
  const replies = await concurrently(450, () => ask("/v1/webhooks/asaas", "203.0.113.4"));
  expect(rejected(replies)).toEqual([]);
});

/** Calls that stay open, and what nginx answers to those that it rejects. */
function openCalls(count: number, path: string, ip: string) {
  const { hostname, port } = new URL(url);
  const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nx-test-client: ${ip}\r\ncontent-length: 9\r\n\r\n{`;
  const responses: string[] = [];
  const sockets = Array.from({ length: count }, () => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(head));
    return socket.on("data", (chunk) => responses.push(String(chunk)));
  });
  return { responses, close: () => sockets.forEach((socket) => socket.destroy()) };
}

test("the number of open calls per client IP is limited", async () => {
  const { responses, close } = openCalls(OPEN + 20, "/v1/echo", "203.0.113.5");
  await vi.waitUntil(() => responses.length >= 20, { timeout: 10_000 });
  close();
  expect(responses).toHaveLength(20);
  expect(responses[0]).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 5\r\n.*"rate-limited"/s);
});

test("streams are limited apart: as many as an IP may have leave room for its calls", async () => {
  const { responses, close } = openCalls(STREAMS + 20, "/v1/account/assistant/messages", "203.0.113.8");
  await vi.waitUntil(() => responses.length >= 20, { timeout: 10_000 });
  const call = await ask("/v1/echo", "203.0.113.8");
  close();
  expect(responses).toHaveLength(20);
  expect(responses[0]).toMatch(/^HTTP\/1\.1 429 .*"rate-limited"/s);
  expect(call.status).toBe(200);
});

test("IP_LIMIT_FACTOR raises every limit, up to nginx's maximum", () => {
  const raised = join(dir, "raised");
  const config = writeNginxConfig(raised, { ...values(1, 2), IP_LIMIT_FACTOR: "100000" });
  execFileSync(nginxCommand(dir, config)[0] ?? "", ["-t", "-q", "-e", "stderr", "-c", config]);
  expect(readFileSync(config, "utf8")).toContain("rate=10000000r/s");
  expect(readFileSync(join(raised, "site.conf"), "utf8")).toContain("limit_conn open_calls 65535;");
});

/** Stops nginx, which flushes its log: must be the last test. */
test("pages are never rejected, and ten minutes of flood leave less than 100 MB of log", async () => {
  const since = Date.now();
  const pages = await withClients(20, 200, "/", "203.0.113.6");
  maxLines.set("203.0.113.6", linesIn(Date.now() - since));
  await ask(`/${'"'.repeat(3_000)}`, "203.0.113.7", { "user-agent": '"'.repeat(3_000) });
  await stopChild(nginx, "SIGQUIT", 5_000);
  expect(rejected(pages)).toEqual([]);

  const lines = readFileSync(join(dir, "log/access.log"), "utf8").trim().split("\n");
  const parsed = lines.map((line) => JSON.parse(line) as { ip: string; weight: number });
  for (const [ip, max] of maxLines) {
    const unsampled = parsed.filter((line) => line.ip === ip && line.weight === 1).length;
    expect(unsampled).toBeGreaterThanOrEqual(BURST);
    expect(unsampled).toBeLessThanOrEqual(max);
  }
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)));
  expect(longest).toBeGreaterThan(500);
  expect((BURST + RATE * 60 * MINUTES_OF_FLOOD) * longest).toBeLessThan(MAX_LOGGED_BYTES);
  expect(errorLog).not.toContain("limiting");
});

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
const [RATE, BURST, OPEN] = [100, 200, 50];
const MINUTES_OF_FLOOD = 10;
const MAX_LOGGED_BYTES = 100_000_000;
const agent = new Agent({ keepAlive: true, maxSockets: 500 });
let url: string;
let api: Server;
let nginx: ReturnType<typeof spawnChild>;
let complaints = "";
/** How many lines a flood may leave that went on for so long, by its client. */
const mostLines = new Map<string, number>();
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
  api = createServer((asked, answer) => asked.resume().on("end", () => answer.end("{}")));
  const [apiPort, port] = [await freePort(), await freePort()];
  await new Promise<void>((resolve) => api.listen(apiPort, HOST, resolve));
  url = `http://${HOST}:${port}`;
  const config = writeNginxConfig(join(dir, "conf"), values(port, apiPort));
  // As behind a CDN: one machine plays clients of any address.
  const server = join(dir, "conf/server-plain.conf");
  const trusting = `set_real_ip_from ${HOST}; real_ip_header X-Test-Client;`;
  writeFileSync(server, `${trusting}\n${readFileSync(server, "utf8")}`);
  nginx = spawnChild(nginxCommand(dir, config));
  nginx.stderr?.on("data", (chunk: Buffer) => (complaints += chunk.toString()));
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

const atOnce = (count: number, one: (index: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));
const refused = (replies: Answer[]): Answer[] => replies.filter(({ status }) => status === 429);

/** One call after another on each of so many lines. */
async function inLines(lines: number, each: number, path: string, ip: string): Promise<Answer[]> {
  const replies: Answer[] = [];
  const line = async () => {
    for (let index = 0; index < each; index += 1) replies.push(await ask(path, ip));
  };
  await Promise.all(Array.from({ length: lines }, line));
  return replies;
}

test("a flood from one client IP is refused in the API's shape, and another client is served", async () => {
  const since = Date.now();
  const flood = atOnce(600, () => ask("/v1/echo", "203.0.113.1"));
  const other = await ask("/v1/echo", "203.0.113.2");
  const turnedAway = refused(await flood);
  mostLines.set("203.0.113.1", linesIn(Date.now() - since));
  expect(other.status).toBe(200);
  expect(turnedAway.length).toBeGreaterThan(250);
  expect(turnedAway[0]?.retryAfter).toBe("5");
  expect(JSON.parse(turnedAway[0]?.body ?? "")).toMatchObject({ return: null, code: 429, error: "rate-limited" });
});

test("an IPv6 client is its whole /64, and its neighbour's /64 is another client", async () => {
  const flood = await atOnce(600, (index) => ask("/v1/echo", `2001:db8:0:a::${(index + 1).toString(16)}`));
  expect(refused(flood).length).toBeGreaterThan(250);
  expect((await ask("/v1/echo", "2001:db8:0:b::1")).status).toBe(200);
});

test("many people behind one address who wait for their answers are slowed down and never refused", async () => {
  const replies = await inLines(10, 30, "/v1/echo", "203.0.113.3");
  expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 300 }, () => 200));
});

test("a burst of webhooks waits instead of being refused: the gateway would pause for good", async () => {
  const replies = await atOnce(450, () => ask("/v1/webhooks/asaas", "203.0.113.4"));
  expect(refused(replies)).toEqual([]);
});

test("one client IP holds so many calls open and no more", async () => {
  const { hostname, port } = new URL(url);
  const head = "POST /v1/echo HTTP/1.1\r\nhost: x\r\nx-test-client: 203.0.113.5\r\ncontent-length: 9\r\n\r\n{";
  const heard: string[] = [];
  const sockets = Array.from({ length: OPEN + 20 }, () => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(head));
    return socket.on("data", (chunk) => heard.push(String(chunk)));
  });
  await vi.waitUntil(() => heard.length >= 20, { timeout: 10_000 });
  for (const socket of sockets) socket.destroy();
  expect(heard).toHaveLength(20);
  expect(heard[0]).toMatch(/^HTTP\/1\.1 429 .*Retry-After: 5\r\n.*"rate-limited"/s);
});

test("IP_LIMIT_FACTOR raises every metric, as far as nginx can count", () => {
  const raised = join(dir, "raised");
  const config = writeNginxConfig(raised, { ...values(1, 2), IP_LIMIT_FACTOR: "100000" });
  execFileSync(nginxCommand(dir, config)[0] ?? "", ["-t", "-q", "-e", "stderr", "-c", config]);
  expect(readFileSync(config, "utf8")).toContain("rate=10000000r/s");
  expect(readFileSync(join(raised, "site.conf"), "utf8")).toContain("limit_conn open_calls 65535;");
});

/** Stops nginx, which writes what it still holds: the last test. */
test("pages are never refused, and ten minutes of flood leave less than 100 MB of log", async () => {
  const since = Date.now();
  const pages = await inLines(20, 200, "/", "203.0.113.6");
  mostLines.set("203.0.113.6", linesIn(Date.now() - since));
  await ask(`/${'"'.repeat(3_000)}`, "203.0.113.7", { "user-agent": '"'.repeat(3_000) });
  await stopChild(nginx, "SIGQUIT", 5_000);
  expect(refused(pages)).toEqual([]);

  const lines = readFileSync(join(dir, "log/access.log"), "utf8").trim().split("\n");
  const parsed = lines.map((line) => JSON.parse(line) as { ip: string; weight: number });
  for (const [ip, most] of mostLines) {
    const whole = parsed.filter((line) => line.ip === ip && line.weight === 1).length;
    expect(whole).toBeGreaterThanOrEqual(BURST);
    expect(whole).toBeLessThanOrEqual(most);
  }
  const longest = Math.max(...lines.map((line) => Buffer.byteLength(line)));
  expect(longest).toBeGreaterThan(500);
  expect((BURST + RATE * 60 * MINUTES_OF_FLOOD) * longest).toBeLessThan(MAX_LOGGED_BYTES);
  expect(complaints).not.toContain("limiting");
});

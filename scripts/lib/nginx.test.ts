import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { pagesConf } from "../../web/build-steps/pages/pages-conf.ts";
import { pages } from "../../web/src/pages.ts";
import { answers } from "./backend.ts";
import { spawnChild, stopChild } from "./child-process.ts";
import { FOREIGN_URLS, staysOnOurSite } from "./foreign-urls.ts";
import { nginxCommand } from "./nginx.ts";
import { writeNginxConfig } from "./nginx-config.ts";
import { freePort, HOST } from "./ports.ts";

const dir = mkdtempSync(join(tmpdir(), "nginx-"));
const USER_ID = "3f1c9a52-7c0e-4b8e-9a51-0b8b6f1d2e3c";
let url: string;
let api: Server;
/** Requests that reached the API, by path. */
const requests = new Map<string, number>();
let nginx: ReturnType<typeof spawnChild>;
let errorLog = "";

const STREAM = "/v1/account/assistant/messages";
const SENTENCES = ["event: sentence\ndata: um\n\n", "event: sentence\ndata: dois\n\n", "event: end\ndata: {}\n\n"];
/** Sends the next event of the open stream. */
let sendNext = (): void => undefined;

function startStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  const left = [...SENTENCES];
  sendNext = () => {
    response.write(left.shift());
    if (left.length === 0) response.end();
  };
  sendNext();
}

/** An API that echoes the request. */
const echo = () =>
  createServer((incoming, response) => {
    requests.set(incoming.url ?? "", (requests.get(incoming.url ?? "") ?? 0) + 1);
    incoming.resume().on("end", () => {
      if (incoming.url?.startsWith("/v1/cut")) return response.destroy();
      if (incoming.url === STREAM) return startStream(response);
      response.setHeader("content-type", "application/json").setHeader("x-content-type-options", "nosniff");
      return response.end(JSON.stringify({ url: incoming.url, headers: incoming.headers }));
    });
  });

function put(path: string, content: string): void {
  const file = join(dir, "site", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  if (path.endsWith(".html") || path.endsWith(".js")) writeFileSync(`${file}.gz`, gzipSync(content));
}

beforeAll(async () => {
  for (const page of ["index", "lp/index", "404", "__spa-fallback"]) put(`client/${page}.html`, `<p>${page}</p>`);
  put("client/assets/app-1a2b3c.js", "console.log(1)");
  put("client/mark.svg", "<svg/>");
  put("client/app-worker.js", "addEventListener");
  put("headers.conf", `add_header Content-Security-Policy "default-src 'self'" always;\n`);
  // One page with an exact location, the home page found by try_files, and the app rendered by the browser.
  const listed = pages.filter(({ path, area }) => path === "/lp" || area === "app" || area === "checkout");
  put(
    "pages.conf",
    pagesConf(
      listed.map((page) => (page.area === "app" ? { ...page, prerender: false } : page)),
      "",
    ),
  );
  api = echo();
  const apiPort = await freePort();
  await new Promise<void>((resolve) => api.listen(apiPort, HOST, resolve));
  const port = await freePort();
  url = `http://${HOST}:${port}`;
  const config = writeNginxConfig(join(dir, "conf"), {
    SITE_DIR: join(dir, "site"),
    RUN_DIR: dir,
    // Two nodes, one of which is stopped.
    API: `unix:${join(dir, "gone.socket")} ${HOST}:${apiPort}`,
    SERVER: "plain",
    LISTEN: `${HOST}:${port}`,
    NGINX_USER: process.getuid?.() === 0 ? "root" : undefined,
  });
  nginx = spawnChild(nginxCommand(dir, config));
  nginx.stderr?.on("data", (chunk) => (errorLog += String(chunk)));
  await vi.waitUntil(answers(url), { timeout: 5_000 });
});

afterAll(async () => {
  await stopChild(nginx, "SIGTERM", 3_000);
  api.close();
  rmSync(dir, { recursive: true });
});

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };
/** Sends the path exactly as written, and follows no redirect. */
const ask = (path: string, headers: Record<string, string> = {}, method = "GET", body = ""): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = request({ hostname, port, path, method, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () => {
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks).toString() });
        });
    });
    outgoing.on("error", reject).end(body);
  });

const CACHEABLE = "public, max-age=60, stale-while-revalidate=86400";

describe("pages", () => {
  test.each([
    ["/", "<p>index</p>"],
    ["/lp?utm_source=x", "<p>lp/index</p>"],
    ["/app", "<p>__spa-fallback</p>"],
    ["/app/treino/hoje", "<p>__spa-fallback</p>"],
    ["/app/dados", "<p>__spa-fallback</p>"],
    [`/pagamento/${USER_ID}`, "<p>__spa-fallback</p>"],
  ])("%s answers 200 without a redirect, cacheable and with an ETag", async (path, body) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body });
    expect(answer.headers).toMatchObject({ "cache-control": CACHEABLE, "content-type": "text/html; charset=utf-8" });
    expect(answer.headers["etag"]).toBeDefined();
  });

  test.each([
    "/nada-aqui",
    "/nao-encontrada",
    "/um/dois",
    "/apple",
    "/index.html",
    "/lp/index.html",
    "/404.html",
    "/index.html.gz",
    "/assets",
  ])("%s answers 404 with the not-found page", async (path) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 404, body: "<p>404</p>" });
    expect(answer.headers["cache-control"]).toBe("public, max-age=10");
  });

  test("a trailing slash redirects to the path without it", async () => {
    const answer = await ask("/lp/?utm_source=x");
    expect(answer.status).toBe(308);
    expect(answer.headers["location"]).toBe("/lp?utm_source=x");
  });

  test.each([...FOREIGN_URLS, "/%0d%0aX-Bad:1"])(
    "%j causes no open redirect and no header injection, with a trailing slash or as a form's target",
    async (foreign) => {
      // The other characters cannot be in a request line.
      const path = Buffer.from(foreign.replace(/[\r\n\t ]/g, "")).toString("latin1");
      for (const [method, target] of [
        ["GET", `${path}/`],
        ["POST", path],
      ] as const) {
        const [head = ""] = (await sendRaw(`${method} ${target} HTTP/1.1`, ["content-length: 0"])).split("\r\n\r\n");
        const locations = [...head.matchAll(/^location: (.*)$/gim)].map(([, to = ""]) => to.trim());
        expect(locations.length).toBeLessThan(2);
        expect(locations.filter((location) => !staysOnOurSite(location))).toEqual([]);
        expect(head).not.toMatch(/^x-bad:/im);
      }
    },
  );

  test("a form submitted before hydration is redirected to its page", async () => {
    const answer = await ask("/lp?utm_source=x", {}, "POST", "senha=segredo");
    expect(answer.status).toBe(303);
    expect(answer.headers).toMatchObject({ location: "/lp", "cache-control": "no-store" });
  });
});

test("assets are served compressed and cached for a year; a missing one is not", async () => {
  const asset = await ask("/assets/app-1a2b3c.js", { "accept-encoding": "gzip" });
  expect(asset.headers).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect((await ask("/assets/app-gone.js")).headers["cache-control"]).toBe("public, max-age=10");
  expect((await ask("/mark.svg")).headers["cache-control"]).toBe("public, max-age=86400");
});

test("the service worker is revalidated at every visit", async () => {
  expect((await ask("/app-worker.js")).headers["cache-control"]).toBe("no-cache");
});

test.each(["/", "/app", "/lp/", "/nada-aqui", "/assets/app-1a2b3c.js", "/v1/cut"])(
  "%s carries the security headers once",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers["content-security-policy"]).toBe("default-src 'self'");
    expect(headers["server"]).toBe("nginx");
  },
);

describe("/v1", () => {
  test("reaches the API with the real client IP, whatever the client sent, and a request id", async () => {
    const spoofed = { "x-forwarded-for": "6.6.6.6", "x-real-ip": "6.6.6.6", forwarded: "for=6.6.6.6" };
    const answer = await ask("/v1/echo/?a=1", { ...spoofed, "x-request-id": "spoofed" });
    const { url: path, headers } = JSON.parse(answer.body) as { url: string; headers: Record<string, string> };
    expect(path).toBe("/v1/echo/?a=1");
    expect(headers).toMatchObject({ "x-forwarded-for": HOST, "x-forwarded-proto": "http" });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(headers)).not.toContain("6.6.6.6");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  });

  test("a stopped node fails no request, not even a POST", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask("/v1/echo", {}, "POST", "{}")));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  });

  test("a POST that may have arrived is never retried", async () => {
    expect((await ask("/v1/cut?once", {}, "POST", "{}")).status).toBe(503);
    expect(requests.get("/v1/cut?once")).toBe(1);
  });

  test("without a response from the API, answers with its error envelope", async () => {
    const answer = await ask("/v1/cut");
    expect(answer.status).toBe(503);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(JSON.parse(answer.body)).toMatchObject({ return: null, code: 503, error: "unavailable" });
  });

  test("rejects a body over 256 kB with the API's error envelope", async () => {
    const answer = await ask("/v1/echo", {}, "POST", "x".repeat(300_000));
    expect(answer.status).toBe(413);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 413, error: "too-large" });
    expect((await ask("/v1/echo", {}, "POST", "x".repeat(200_000))).status).toBe(200);
  });
});

describe("an answer of the assistant", () => {
  test("reaches the browser event by event, as each comes, and uncompressed", async () => {
    const reply = await fetch(url + STREAM, { method: "POST", body: "{}", headers: { "accept-encoding": "gzip, br" } });
    expect(reply.headers.get("content-encoding")).toBeNull();
    expect(reply.headers.get("content-type")).toBe("text/event-stream");
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    // The API sends the next one only after the one before was read here.
    for (const sentence of SENTENCES) {
      expect(await reader.read()).toEqual({ done: false, value: sentence });
      if (sentence !== SENTENCES.at(-1)) sendNext();
    }
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });

  test("may be silent for longer than any other call", () => {
    const [, block = ""] = readFileSync(join(dir, "conf/site.conf"), "utf8").split(`location = ${STREAM} {`);
    const [, seconds] = /proxy_read_timeout (\d+)s;/.exec(block.split("}")[0] ?? "") ?? [];
    // A model may take a minute in all.
    expect(Number(seconds)).toBeGreaterThanOrEqual(75);
  });
});

/** Sends the request line and the headers byte for byte, and reads until nginx closes. */
const sendRaw = (line: string, headers: string[]): Promise<string> => {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(
    Buffer.from([line, "host: evil.example", ...headers, "connection: close", "", ""].join("\r\n"), "latin1"),
  );
  return text(socket).catch(() => "");
};

const FORGED = '{"status":200,"path":"zqforged"}';
const LOG_INJECTIONS = [
  `a\n${FORGED}\n`,
  `a\r\n${FORGED}\r\n`,
  `a\u2028${FORGED}\u2029`,
  "\u001b[2J\u001b[31mzqforged\u001b[0m",
  "\u001b]0;zqforged\u0007",
  "\u009b31mzqforged",
  "\b\b\b\bzqforged\u0008",
  `"}\n${FORGED}`,
  '\\"}\\nzqforged',
  "\u0000zqforged",
  "\u202ezqforged",
  "${jndi:ldap://127.0.0.1/zqforged}",
  "%s%s%n%d%o zqforged",
];

test("no header and no path forges a log line, and control characters reach no log", async () => {
  for (const payload of LOG_INJECTIONS) {
    const bytes = Buffer.from(payload).toString("latin1");
    const oneLine = bytes.replace(/[\r\n]/g, " ");
    const names = ["referer", "x-request-id", "x-forwarded-for", "origin"];
    const headers = [`user-agent: ${bytes}`, ...names.map((name) => `${name}: ${oneLine}`)];
    const path = oneLine.replace(/[\s\p{Cc}]/gu, "");
    for (const target of [`/v1/echo?${path}`, `/v1/cut?${path}`, `/${path}`])
      await sendRaw(`GET ${target} HTTP/1.1`, headers);
  }
  // nginx would copy it unescaped into its error log when the API fails, so the request is rejected.
  expect(await sendRaw("GET /v1/cut HTTP/1.1", ["referer: \u001b[2J\u009b31m"])).toContain("400 Bad Request");
  await ask("/v1/cut");
  await ask("/marca");
  const read = () => readFileSync(join(dir, "access.log"), "utf8");
  await expect.poll(read, { timeout: 10_000 }).toContain("/marca");
  expect(read()).not.toMatch(/[^\P{Cc}\n]/u);
  const lines = read().trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).not.toContain("zqforged");
  expect(errorLog).toContain("/v1/cut");
  expect(errorLog).not.toMatch(/[^\P{Cc}\n]/u);
});

test("the log is JSON without query strings and without account ids", async () => {
  await ask(`/pagamento/${USER_ID}?plano=completo&segredo=1`);
  await ask(`/v1/public/user/check-id/${USER_ID}/more?token=segredo`);
  const read = () => readFileSync(join(dir, "access.log"), "utf8");
  await expect.poll(read, { timeout: 10_000 }).toContain("/v1/public/user/check-id/:id/more");
  const paths = read()
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { path: string }).path);
  expect(paths).toContain("/pagamento/:userId");
  expect(read()).not.toMatch(/segredo|3f1c9a52/);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tally } from "../../../lib/shopper/concurrency.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import { type Front, frontOf } from "../../harness/front.ts";
import { sendRaw } from "../../harness/raw.ts";
import { range, type Scenario } from "../scenario.ts";

const EVIL = "zqevil.example";
/** Requests whose end two parsers may see in different places (CL.TE, TE.CL and variants), so that one is smuggled. */
const smuggled = "GET /v1/zqsmuggled HTTP/1.1\r\nhost: prumo.example\r\nx: ";
const requestSmuggling: ((path: string) => string)[] = [
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${smuggled.length + 5}\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n5c\r\n${smuggled}\r\n0\r\n\r\n`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ntransfer-encoding: x\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: xchunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding : chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding:\tchunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: identity, chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx: y\ntransfer-encoding: chunked\r\ncontent-length: 3\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: +${smuggled.length}\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0x10\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0;a=\r\n\n\r\n${smuggled}`,
  (path) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nfffffffffffffff1\r\n${smuggled}\r\n0\r\n\r\n`,
  (path) => `GET ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: ${smuggled.length}\r\n\r\n${smuggled}`,
  (path) =>
    `POST ${path}?a=b HTTP/1.1\r\nX: y\r\n host: z\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  (path) => `POST ${path} HTTP/1.1\r\nhost: x\r\nhost: ${EVIL}\r\ncontent-length: 0\r\n\r\n`,
  (path) => `POST http://${EVIL}${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
  (path) => `POST ${path} HTTP/1.0\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
];

/** Headers that some proxies and caches trust without reason. */
const UNTRUSTED_HEADERS: Record<string, string> = {
  "x-forwarded-host": EVIL,
  "x-forwarded-server": EVIL,
  "x-host": EVIL,
  "x-original-url": "/app",
  "x-rewrite-url": "/app",
  "x-forwarded-proto": "gopher",
  "x-forwarded-scheme": EVIL,
  "x-forwarded-port": "66666",
  "x-forwarded-prefix": `/${EVIL}`,
  forwarded: `host=${EVIL}`,
  "x-http-method-override": "DELETE",
  "x-real-ip": "6.6.6.6",
  "cf-connecting-ip": "6.6.6.6",
  "true-client-ip": "6.6.6.6",
  range: "bytes=0-0,5-5",
  "accept-encoding": "zqevil",
};
const DIFFERS = /^(date|x-request-id|content-length|content-range|content-type|etag|last-modified|accept-ranges): /i;

/** Requests that the API answered minus those that nginx forwarded: more than zero means a smuggled request. */
async function smuggledRequests(harness: Harness, { accessLog }: Front): Promise<number> {
  // nginx flushes its access log within a second.
  await pause(1_200);
  const answered = readFileSync(join(harness.logDir, "api-guarded.log"), "utf8").split('"answered"').length;
  return answered - accessLog().split(/"apiSeconds":"\d/).length;
}

export const headerInjection: Scenario = {
  number: 51,
  fault: "Forged Host and proxy headers, cache poisoning, request smuggling",
  injected: `${requestSmuggling.length} request-smuggling variants between nginx and Node, over raw sockets; ${Object.keys(UNTRUSTED_HEADERS).length} headers that some caches and proxies trust, on pages and calls`,
  invariants: "no smuggled request reaches the API; pages and answers stay byte-identical",
  trial: "a request",
  batch: 1_000,
  short: 70,
  async run(harness, driver, trials) {
    const front = await frontOf(harness);
    const violations: string[] = [];
    const { counts, add } = tally("poisoned");
    const pages = ["/", "/lp", "/login", "/app", "/nada-aqui", "/v1/health"];
    const clean = new Map<string, string>();
    for (const page of pages) clean.set(page, await readPage(front, page, {}));
    if (!clean.get("/")?.includes("HTTP/1.1 200")) violations.push("nothing was injected: there is no page to poison");
    const before = await smuggledRequests(harness, front);
    for (const trial of range(trials)) {
      if (trial % 2 === 0) {
        const write = requestSmuggling[(trial / 2) % requestSmuggling.length];
        if (!write) continue;
        const path = driver.random.oneOf(["/v1/public/user/check-email", "/lp", "/v1/public/csp-reports"]);
        // The next request on the same connection stands for the victim's.
        const bytes = `${write(path)}\r\n\r\nGET /v1/health HTTP/1.1\r\nhost: victim\r\nconnection: close\r\n\r\n`;
        const { text } = await sendRaw(front.url, Buffer.from(bytes, "latin1"), 2_500);
        if (text.includes("zqsmuggled")) violations.push("a smuggled path was answered");
        add("smuggling tried");
        continue;
      }
      const [name = "", value = ""] =
        Object.entries(UNTRUSTED_HEADERS)[((trial - 1) / 2) % Object.keys(UNTRUSTED_HEADERS).length] ?? [];
      const page = driver.random.oneOf(pages);
      const poisoned = await readPage(front, page, { [name]: value, host: trial % 4 === 1 ? EVIL : "prumo.example" });
      const isChanged = name !== "range" && poisoned !== clean.get(page);
      if (poisoned.includes("zqevil")) violations.push(`${page} repeats ${name}`);
      if (isChanged) violations.push(`${page} changes with ${name}: ${difference(clean.get(page) ?? "", poisoned)}`);
      if (isChanged || poisoned.includes("zqevil")) add("poisoned");
      add("poisoning tried");
    }
    const reached = (await smuggledRequests(harness, front)) - before;
    if (reached > 0) violations.push(`${reached} smuggled requests reached the API`);
    return {
      trials,
      buyers: [],
      violations,
      figures: { counts: { "smuggled requests at the API": reached, ...counts } },
    };
  },
};

/** Status, headers and body of a page, without the headers that vary per request. */
async function readPage(front: Front, page: string, headers: Record<string, string>): Promise<string> {
  const { host = "prumo.example", ...rest } = headers;
  const lines = [
    `GET ${page} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(rest).map(([name, value]) => `${name}: ${value}`),
    "connection: close",
  ];
  const { text } = await sendRaw(front.url, `${lines.join("\r\n")}\r\n\r\n`, 4_000);
  const [head = "", body = ""] = text.split("\r\n\r\n", 2);
  return `${head
    .split("\r\n")
    .filter((line) => !DIFFERS.test(line))
    .toSorted()
    .join("\n")}\n\n${body}`;
}

const difference = (expected: string, actual: string): string => {
  const lines = new Set(expected.split("\n"));
  return actual
    .split("\n")
    .filter((line) => !lines.has(line))
    .join(" | ")
    .slice(0, 160);
};

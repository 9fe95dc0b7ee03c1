import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { tally } from "../../../lib/shopper/concurrency.ts";
import { frontOf } from "../../harness/front.ts";
import { inProcessApiOf } from "../../harness/in-process-api.ts";
import { sendRaw } from "../../harness/raw.ts";
import { range, type Scenario } from "../scenario.ts";
import { headerPlacesOf, placesOf } from "./calls.ts";

const MARK = "zqforged";
const FORGED = `{"level":30,"msg":"${MARK}","name":"api"}`;
const CORPUS = [
  `a\n${FORGED}\n`,
  `a\r\n${FORGED}\r\n`,
  `a\u2028${FORGED}\u2029`,
  `\u001b[2J\u001b[31m${MARK}\u001b[0m`,
  `\u001b]0;${MARK}\u0007`,
  `\u009b31m${MARK}`,
  `\b\b\b\b${MARK}\u0008`,
  `"}\n${FORGED}`,
  `\\"}\\n${MARK}`,
  `\u0000${MARK}`,
  `\u202e${MARK}`,
  "${jndi:ldap://127.0.0.1/zqforged}",
  "%s%s%n%d%o zqforged",
];
/** Control characters that a terminal or a line-based parser would interpret. */
const RAW_CONTROL = /[^\P{Cc}\t\n]/u;

export function brokenLinesIn(name: string, text: string): string[] {
  const violations: string[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (RAW_CONTROL.test(line))
      violations.push(`${name}: a control character in ${JSON.stringify(line.slice(0, 120))}`);
    try {
      const event = JSON.parse(line) as { msg?: unknown };
      if (event.msg === MARK) violations.push(`${name}: a forged line`);
    } catch {
      violations.push(`${name}: no JSON in ${JSON.stringify(line.slice(0, 120))}`);
    }
  }
  return violations;
}

export const logInjection: Scenario = {
  number: 52,
  fault: "Log injection: line breaks and terminal escapes",
  injected:
    "forged lines, ANSI escapes and control characters in every field, path and header: in process, over raw sockets at Node and through nginx, and while nginx cannot reach the API",
  invariants: "one event is one line of JSON; no control character in any log",
  trial: "a request",
  batch: 1_500,
  short: 24,
  async run(harness, driver, trials) {
    const inProcess = await inProcessApiOf(harness);
    const front = await frontOf(harness);
    const who = await driver.buyer("email");
    const places = inProcess.routes.flatMap((route) => [...placesOf(route), ...headerPlacesOf(route)]);
    const chosen = driver.random.shuffled(places);
    const { counts, add } = tally();
    const violations: string[] = [];
    inProcess.takeLines();
    for (const trial of range(trials)) {
      const payload = CORPUS[trial % CORPUS.length] ?? "";
      const place = chosen[trial % chosen.length];
      if (!place) continue;
      const { url, body, headers } = place.put(payload);
      const session = await inProcess.sessionFor(who);
      if (trial % 4 !== 3) {
        const options = { method: place.call.method, url, headers: { ...session, ...headers } };
        await inProcess.app.inject(body ? { ...options, payload: body } : options);
        continue;
      }
      const to = trial % 8 === 3 ? front.node.url : front.url;
      await sendRaw(to, rawRequest(place.call.method, url, payload, body), 3_000);
    }
    for (const line of inProcess.takeLines()) {
      add("lines read");
      violations.push(...brokenLinesIn("in process", line));
    }
    violations.push(...(await whileApiIsDown()));
    await pause(1_100);
    for (const name of ["api-guarded.log"])
      violations.push(...read(name, readFileSync(join(harness.logDir, name), "utf8")));
    violations.push(...read("access.log", front.accessLog()));
    const errorLog = readFileSync(join(harness.logDir, "nginx.log"), "utf8");
    add("nginx error lines", errorLog.split("\n").length - 1);
    if (RAW_CONTROL.test(errorLog)) violations.push("nginx.log: a control character");
    return { trials, buyers: [who], violations, figures: { counts: { "broken lines": violations.length, ...counts } } };

    function read(name: string, text: string): string[] {
      add("lines read", text.split("\n").length - 1);
      return brokenLinesIn(name, text);
    }

    /** nginx's error log is plain text and quotes the client's request when the API is down. */
    async function whileApiIsDown(): Promise<string[]> {
      await front.node.kill();
      for (const payload of CORPUS)
        await sendRaw(front.url, rawRequest("GET", "/v1/health", payload, undefined), 3_000);
      await front.node.start();
      return [];
    }
  },
};

/** The payload in every header, byte for byte; a refusal by the server is fine. */
function rawRequest(method: string, url: string, payload: string, body: object | undefined): Buffer {
  const text = body ? JSON.stringify(body) : "";
  const oneLine = payload.replace(/[\r\n]/g, " ");
  const lines = [
    `${method} ${url.replace(/[\s\p{Cc}]/gu, "")} HTTP/1.1`,
    "host: prumo.example",
    `user-agent: ${payload}`,
    `referer: ${oneLine}`,
    `x-request-id: ${oneLine}`,
    `x-forwarded-for: ${oneLine}`,
    `origin: ${oneLine}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
    "connection: close",
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

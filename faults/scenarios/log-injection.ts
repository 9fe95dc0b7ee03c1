import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { frontOf } from "../harness/front.ts";
import { inProcessApiOf } from "../harness/in-process-api.ts";
import { sendRaw } from "../harness/raw.ts";
import { headerPlacesOf, placesOf } from "./calls.ts";
import { tally } from "./concurrency.ts";
import { range, type Scenario } from "./scenario.ts";

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
/** Control characters that a terminal or a reader of lines would act on. */
const RAW_CONTROL = /[^\P{Cc}\t\n]/u;

export function brokenLinesIn(name: string, text: string): string[] {
  const found: string[] = [];
  for (const line of text.split("\n")) {
    if (line === "") continue;
    if (RAW_CONTROL.test(line)) found.push(`${name}: a control character in ${JSON.stringify(line.slice(0, 120))}`);
    try {
      const event = JSON.parse(line) as { msg?: unknown };
      if (event.msg === MARK) found.push(`${name}: a forged line`);
    } catch {
      found.push(`${name}: no JSON in ${JSON.stringify(line.slice(0, 120))}`);
    }
  }
  return found;
}

export const logInjection: Scenario = {
  number: 52,
  fault: "Line breaks and terminal escapes for the log",
  injected:
    "forged lines, ANSI escapes and control characters in every field, address and header: inProcess, over raw sockets at Node and through nginx, and while nginx cannot reach the API",
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
      const words = CORPUS[trial % CORPUS.length] ?? "";
      const place = chosen[trial % chosen.length];
      if (!place) continue;
      const { url, body, headers } = place.put(words);
      const session = await inProcess.sessionFor(who);
      if (trial % 4 !== 3) {
        const asked = { method: place.call.method, url, headers: { ...session, ...headers } };
        await inProcess.app.inject(body ? { ...asked, payload: body } : asked);
        continue;
      }
      const to = trial % 8 === 3 ? front.node.url : front.url;
      await sendRaw(to, rawRequest(place.call.method, url, words, body), 3_000);
    }
    for (const line of inProcess.takeLines()) {
      add("lines read");
      violations.push(...brokenLinesIn("inside", line));
    }
    violations.push(...(await whileApiIsGone()));
    await pause(1_100);
    for (const name of ["api-guarded.log"])
      violations.push(...read(name, readFileSync(join(harness.logDir, name), "utf8")));
    violations.push(...read("access.log", front.accessLog()));
    const complaints = readFileSync(join(harness.logDir, "nginx.log"), "utf8");
    add("nginx complaints", complaints.split("\n").length - 1);
    if (RAW_CONTROL.test(complaints)) violations.push("nginx.log: a control character");
    return { trials, buyers: [who], violations, figures: { counts: { "broken lines": violations.length, ...counts } } };

    function read(name: string, text: string): string[] {
      add("lines read", text.split("\n").length - 1);
      return brokenLinesIn(name, text);
    }

    /** nginx complains in plain text when the API is gone, and quotes the visitor. */
    async function whileApiIsGone(): Promise<string[]> {
      await front.node.kill();
      for (const words of CORPUS) await sendRaw(front.url, rawRequest("GET", "/v1/health", words, undefined), 3_000);
      await front.node.start();
      return [];
    }
  },
};

/** With the words in every header, byte for byte: some servers refuse them, and that is an answer too. */
function rawRequest(method: string, url: string, words: string, body: object | undefined): Buffer {
  const text = body ? JSON.stringify(body) : "";
  const oneLine = words.replace(/[\r\n]/g, " ");
  const lines = [
    `${method} ${url.replace(/[\s\p{Cc}]/gu, "")} HTTP/1.1`,
    "host: prumo.example",
    `user-agent: ${words}`,
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

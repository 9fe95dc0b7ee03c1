import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { createApp } from "../app.ts";
import { atEveryHeader, atEveryPoint, injectionPointsOf, sendAll } from "../testing/hostile-requests.ts";
import { test as base } from "../testing/http.ts";
import { recordLog } from "../testing/recorded-log.ts";
import { routesOf } from "../testing/routes.ts";

const MARK = "zqforged";
const FORGED = `{"level":30,"msg":"${MARK}","name":"api"}`;
const PAYLOADS = [
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
  `\${jndi:ldap://127.0.0.1/${MARK}}`,
  `%s%s%n%d%o ${MARK}`,
];

const test = base.extend("logged", async ({ deps }, { onCleanup }) => {
  const { log, lines } = recordLog();
  const { app } = await createApp({ ...deps, log });
  onCleanup(() => app.close());
  return { app, lines };
});

test("no field, path, query or header of any route forges a log line or reaches a terminal", async ({
  logged: { app, lines },
  deps,
}) => {
  const routes = await routesOf(app);
  const requests = [
    // Bodies are never logged: a few payloads at each point.
    ...routes.flatMap(injectionPointsOf).flatMap((point, index) =>
      atEveryPoint(
        PAYLOADS.filter((_, place) => place % 4 === index % 4),
        [point],
      ),
    ),
    ...atEveryHeader(
      PAYLOADS,
      routes.filter(({ path }) => /register|sessions$|payment\/by-email|track/.test(path)),
    ),
  ];
  await sendAll(app, deps, requests);
  expect(lines.length).toBeGreaterThan(requests.length);
  expect(brokenIn(lines)).toEqual([]);
});

test("nor does any byte that Node's HTTP parser reads from a socket", async ({ logged: { app, lines } }) => {
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  for (const payload of PAYLOADS)
    for (const method of ["GET", "POST"]) {
      const socket = connect({ host: "127.0.0.1", port: Number(port) });
      socket.end(rawRequest(method, payload));
      await text(socket).catch(() => "");
    }
  expect(lines.length).toBeGreaterThan(0);
  expect(brokenIn(lines)).toEqual([]);
});

/** One event is one line of JSON without control characters. */
function brokenIn(lines: string[]): string[] {
  return lines.filter((line) => {
    if (/[^\P{Cc}\t]/u.test(line)) return true;
    try {
      return (JSON.parse(line) as { msg?: unknown }).msg === MARK;
    } catch {
      return true;
    }
  });
}

/** The payload in every header, byte for byte; a refusal is fine. */
function rawRequest(method: string, payload: string): Buffer {
  const oneLine = payload.replace(/[\r\n]/g, " ");
  const body = JSON.stringify({ email: payload });
  const lines = [
    `${method} /v1/public/user/check-email?${payload.replace(/[\s\p{Cc}]/gu, "")} HTTP/1.1`,
    "host: prumo.example",
    `user-agent: ${payload}`,
    ...["referer", "x-request-id", "x-forwarded-for", "origin"].map((name) => `${name}: ${oneLine}`),
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

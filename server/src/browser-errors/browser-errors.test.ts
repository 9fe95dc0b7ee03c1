import { Writable } from "node:stream";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { createHttpApp } from "../platform/http/app.ts";
import { createLogger } from "../platform/observability/log.ts";
import { createSharedLimits } from "../platform/resilience/shared-limits.ts";
import { browserErrorsRoutes } from "./routes.ts";

const error = { build: "1a2b3c4d", route: "app/diary/day.route", name: "TypeError" };

async function anApp({ now = Date.now } = {}) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const registry = new Registry();
  const app = await createHttpApp({ log: createLogger("warn", "api", sink) });
  browserErrorsRoutes(app, { limits: createSharedLimits(1_000), now }, { registry });
  const send = (payload: object) => app.inject({ method: "POST", url: "/v1/public/browser-errors", payload });
  return { send, lines, registry };
}

test("an error of a page becomes one log line with build, route and class, and a count", async () => {
  const { send, lines, registry } = await anApp();
  expect((await send(error)).statusCode).toBe(200);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({ msg: "browser error", browserError: error });
  expect(await registry.metrics()).toContain('browser_errors_total{area="app",name="TypeError"} 1');
});

test.each([
  ["a message", { ...error, message: "kg 82,4" }],
  ["an address with an id", { ...error, route: "/app/diario/2026-11-12?kg=82" }],
  ["a sentence for a class", { ...error, name: "Ana pesa 82" }],
])("%s is not logged", async (_, payload) => {
  const { send, lines } = await anApp();
  await send(payload);
  expect(lines.join("")).not.toMatch(/kg|Ana/);
});

test("whatever names are sent, the labels are few", async () => {
  const { send, registry } = await anApp();
  for (const name of ["Aaa", "Bbb"]) await send({ ...error, route: `${name.toLowerCase()}/x.route`, name });
  expect(await registry.metrics()).toContain('browser_errors_total{area="other",name="other"} 2');
});

test("a flood is counted in full and logged at sixty lines a minute", async () => {
  let at = 0;
  const { send, lines, registry } = await anApp({ now: () => at });
  for (let sent = 0; sent < 100; sent += 1) await send(error);
  expect(lines).toHaveLength(60);
  expect(await registry.metrics()).toContain("} 100");
  at += 60_000;
  await send(error);
  expect(lines).toHaveLength(61);
});

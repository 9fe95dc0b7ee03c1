import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSimulatorApp } from "./simulator-app.ts";

let taken = 0;
const openExample = () => {
  const simulatorApp = createSimulatorApp({
    outage: () => ({ status: 503, body: { word: "outage" } }),
    refusal: () => ({ status: 400, body: { word: "refusal" } }),
    ledger: () => ({ taken }),
    reset: () => {
      taken = 0;
    },
  });
  simulatorApp.app.post("/take", () => ({ taken: ++taken }));
  return simulatorApp;
};

let simulatorApp: ReturnType<typeof openExample>;
let url: string;
beforeEach(async () => {
  taken = 0;
  simulatorApp = openExample();
  url = await simulatorApp.start();
});
afterEach(() => simulatorApp.stop());

const post = (path: string, body: object = {}) =>
  fetch(url + path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const take = () => post("/take");

test("is down or refuses as the vendor does, for the given number of calls", async () => {
  await post("/_sim/faults", { mode: "down", times: 2 });
  expect([(await take()).status, (await take()).status, (await take()).status]).toEqual([503, 503, 200]);
  await post("/_sim/faults", { mode: "reject" });
  expect(await (await take()).json()).toEqual({ word: "refusal" });
  expect(taken).toBe(1);
});

test("handles the call and drops the answer", async () => {
  simulatorApp.setFaults({ mode: "drop-answer", times: 1 });
  await expect(take()).rejects.toThrow("fetch failed");
  expect(taken).toBe(1);
  expect((await take()).status).toBe(200);
});

test("answers slowly", async () => {
  simulatorApp.setFaults({ mode: "slow", delayMs: 80, times: 1 });
  const since = performance.now();
  expect((await take()).status).toBe(200);
  expect(performance.now() - since).toBeGreaterThan(75);
});

test("keeps a ledger until a reset", async () => {
  await take();
  const ledger = await (await fetch(`${url}/_sim/ledger`)).json();
  expect(ledger).toMatchObject({ taken: 1, calls: [{ method: "POST", path: "/take", status: 200, fault: "ok" }] });
  await post("/_sim/reset");
  expect(await (await fetch(`${url}/_sim/ledger`)).json()).toEqual({ taken: 0, calls: [] });
});

test("refuses an unknown fault", async () => {
  expect((await post("/_sim/faults", { mode: "explode" })).status).toBe(400);
});

test("stores a bounded number of calls", async () => {
  for (let i = 0; i < 1_005; i++) await simulatorApp.app.inject({ method: "POST", url: "/take" });
  expect(simulatorApp.calls()).toHaveLength(1_000);
  expect(simulatorApp.callCount()).toBe(1_005);
});

test("does not start in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(openExample).toThrow("production");
  vi.unstubAllEnvs();
});

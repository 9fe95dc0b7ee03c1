import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { test as base, expect } from "vitest";
import { asaasClient, type Lane } from "./asaas-client.ts";

const test = base.extend("stage", async ({}, { onCleanup }) => {
  const simulator = createAsaasSimulator();
  const url = await simulator.start();
  onCleanup(() => simulator.stop());
  let elapsed = 0;
  const client = asaasClient({ url, apiKey: "$aact_hmlg_key", now: () => new Date(), elapsedMs: () => elapsed });
  const call = async (lane: Lane = "settling") =>
    (await client.call({ lane, method: "GET", path: "/v3/payments?limit=1", timeoutMs: 10_000 })).kind;
  return {
    call,
    together: (count: number) => Promise.all(Array.from({ length: count }, () => call())),
    reached: () => simulator.calls().length,
    setFaults: simulator.setFaults,
    advance: (ms: number) => void (elapsed += ms),
  };
});

/** What each sort of trouble leaves behind: five in a row open the circuit, unless the gateway is well after all. */
const troubles = [
  { mode: "down", opens: true },
  { mode: "broken-answer", opens: true },
  { mode: "drop-answer", opens: true },
  { mode: "reject", opens: false },
  { mode: "rate-limit", opens: false },
] as const;

test.for(troubles)("five times $mode: the circuit opens: $opens", async ({ mode, opens }, { stage }) => {
  stage.setFaults({ mode, times: 5, resetSeconds: 1 });
  for (let count = 0; count < 5; count += 1) {
    await stage.call();
    // Past what a refusal for too many calls asks for, and less than a cooldown.
    stage.advance(2_900);
  }
  expect(await stage.call()).toBe(opens ? "unavailable" : "ok");
});

test("after the cooldown one call probes the gateway, and the others go on when it has answered", async ({ stage }) => {
  stage.setFaults({ mode: "down", times: 5 });
  await stage.together(5);
  expect(await stage.together(10)).toEqual(Array.from({ length: 10 }, () => "unavailable"));

  stage.advance(15_000);
  const before = stage.reached();
  expect((await stage.together(10)).filter((kind) => kind === "ok")).toHaveLength(1);
  expect(stage.reached() - before).toBe(1);
  expect(await stage.together(10)).toEqual(Array.from({ length: 10 }, () => "ok"));
});

test("a call that the quota holds back is no probe", async ({ stage }) => {
  stage.setFaults({ mode: "rate-limit", times: 1, resetSeconds: 60 });
  expect(await stage.call("buying")).toBe("unavailable");
  stage.setFaults({ mode: "down", times: 5 });
  await stage.together(5);
  stage.advance(15_000);
  await stage.call("buying");
  expect(await stage.call("settling")).toBe("ok");
});

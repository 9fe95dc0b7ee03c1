import { createAsaasSimulator } from "@app/simulators/asaas/simulator";
import { test as base, expect } from "vitest";
import { asaasClient, type Lane } from "./asaas-client.ts";

const test = base.extend("client", async ({}, { onCleanup }) => {
  const simulator = createAsaasSimulator();
  const url = await simulator.start();
  onCleanup(() => simulator.stop());
  let elapsed = 0;
  const subject = asaasClient({ url, apiKey: "$aact_hmlg_key", now: () => new Date(), elapsedMs: () => elapsed });
  const call = async (lane: Lane = "settling") =>
    (await subject.call({ lane, method: "GET", path: "/v3/payments?limit=1", timeoutMs: 10_000 })).kind;
  return {
    call,
    callAtOnce: (count: number) => Promise.all(Array.from({ length: count }, () => call())),
    callCount: () => simulator.calls().length,
    setFaults: simulator.setFaults,
    advance: (ms: number) => void (elapsed += ms),
  };
});

/** Five failures in a row open the circuit; a refusal shows a healthy gateway, and does not count. */
const faults = [
  { mode: "down", opens: true },
  { mode: "broken-answer", opens: true },
  { mode: "drop-answer", opens: true },
  { mode: "reject", opens: false },
  { mode: "rate-limit", opens: false },
] as const;

test.for(faults)("five times $mode: the circuit opens: $opens", async ({ mode, opens }, { client }) => {
  client.setFaults({ mode, times: 5, resetSeconds: 1 });
  for (let count = 0; count < 5; count += 1) {
    await client.call();
    // Longer than the 429's reset, and shorter than a cooldown.
    client.advance(2_900);
  }
  expect(await client.call()).toBe(opens ? "unavailable" : "ok");
});

test("after the cooldown the half-open circuit lets one call probe, and closes when it succeeds", async ({
  client,
}) => {
  client.setFaults({ mode: "down", times: 5 });
  await client.callAtOnce(5);
  expect(await client.callAtOnce(10)).toEqual(Array.from({ length: 10 }, () => "unavailable"));

  client.advance(15_000);
  const before = client.callCount();
  expect((await client.callAtOnce(10)).filter((kind) => kind === "ok")).toHaveLength(1);
  expect(client.callCount() - before).toBe(1);
  expect(await client.callAtOnce(10)).toEqual(Array.from({ length: 10 }, () => "ok"));
});

test("a call that the rate limit blocks is no probe", async ({ client }) => {
  client.setFaults({ mode: "rate-limit", times: 1, resetSeconds: 60 });
  expect(await client.call("buying")).toBe("unavailable");
  client.setFaults({ mode: "down", times: 5 });
  await client.callAtOnce(5);
  client.advance(15_000);
  await client.call("buying");
  expect(await client.call("settling")).toBe("ok");
});

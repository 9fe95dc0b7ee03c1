import { createCepSimulator } from "@app/simulators/cep/simulator";
import { test as base, describe, expect } from "vitest";
import { cachedPostalCodes } from "./cached-postal-codes.ts";
import { viaCep } from "./viacep/via-cep.ts";

const PAULISTA = "01310100";
const address = { street: "Avenida Paulista", district: "Bela Vista", city: "São Paulo", state: "SP" };

const test = base
  .extend("cep", async ({ onTestFinished }) => {
    const simulator = createCepSimulator();
    const url = await simulator.start();
    onTestFinished(() => simulator.stop());
    return { ...simulator, url };
  })
  .extend("clock", () => {
    let at = 0;
    return { now: () => at, advance: (ms: number) => void (at += ms) };
  })
  .extend("codes", ({ cep, clock }) => viaCep({ url: cep.url, now: clock.now, timeoutMs: 10_000 }));

describe("asking the vendor", () => {
  test("a CEP is a street, a district, a city and a state", async ({ codes }) => {
    expect(await codes.find(PAULISTA)).toEqual({ address });
  });

  test("a town with a single CEP is still an answer", async ({ codes }) => {
    expect(await codes.find("35960000")).toEqual({
      address: { street: "", district: "", city: "Santa Bárbara", state: "MG" },
    });
  });

  test("a CEP nobody knows is unknown, and no failure", async ({ codes, cep }) => {
    for (let count = 0; count < 6; count += 1) expect(await codes.find("99999999")).toBe("unknown");
    expect(cep.callCount()).toBe(6);
  });

  test.for(["down", "reject", "drop-answer"] as const)("%s is no answer", async (mode, { codes, cep }) => {
    cep.setFaults({ mode });
    expect(await codes.find(PAULISTA)).toEqual({ reason: expect.any(String) });
  });

  test("waits no longer than it was told", async ({ cep }) => {
    cep.setFaults({ mode: "slow", delayMs: 5_000 });
    expect(await viaCep({ url: cep.url, timeoutMs: 50 }).find(PAULISTA)).toEqual({ reason: "TimeoutError" });
  });

  test("after five failures it rests, then tries again", async ({ codes, cep, clock }) => {
    cep.setFaults({ mode: "down", times: 5 });
    for (let count = 0; count < 8; count += 1) await codes.find(PAULISTA);
    expect(cep.callCount()).toBe(5);
    clock.advance(31_000);
    expect(await codes.find(PAULISTA)).toEqual({ address });
  });

  test("after the cooldown one call probes the vendor; the others go on when it has answered", async ({
    codes,
    cep,
    clock,
  }) => {
    cep.setFaults({ mode: "down", times: 5 });
    for (let count = 0; count < 5; count += 1) await codes.find(PAULISTA);
    clock.advance(31_000);
    const together = () => Promise.all(Array.from({ length: 10 }, () => codes.find(PAULISTA)));
    const answered = (await together()).filter((lookup) => typeof lookup === "object" && "address" in lookup);
    expect(answered).toHaveLength(1);
    expect(cep.callCount()).toBe(6);
    await together();
    expect(cep.callCount()).toBe(16);
  });

  test("twenty at once and no more", async ({ codes, cep }) => {
    cep.setFaults({ mode: "slow", delayMs: 50 });
    const lookups = await Promise.all(Array.from({ length: 25 }, () => codes.find(PAULISTA)));
    expect(lookups.filter((lookup) => typeof lookup === "object" && "reason" in lookup)).toHaveLength(5);
    expect(cep.callCount()).toBe(20);
  });
});

describe("remembering", () => {
  test("the same CEP is asked for once a day", async ({ codes, cep, clock }) => {
    const cache = cachedPostalCodes(codes, clock);
    for (let count = 0; count < 3; count += 1) expect(await cache.find(PAULISTA)).toEqual({ address });
    expect(cep.callCount()).toBe(1);
    clock.advance(25 * 60 * 60_000);
    await cache.find(PAULISTA);
    expect(cep.callCount()).toBe(2);
  });

  test("no answer is not cachedPostalCodes", async ({ codes, cep }) => {
    const cache = cachedPostalCodes(codes);
    cep.setFaults({ mode: "down", times: 1 });
    expect(await cache.find(PAULISTA)).toHaveProperty("reason");
    expect(await cache.find(PAULISTA)).toEqual({ address });
  });

  test("beyond its bound it forgets what was asked for longest ago", async ({ codes, cep }) => {
    const cache = cachedPostalCodes(codes, { maxEntries: 2 });
    for (const code of [PAULISTA, "01001000", PAULISTA, "22021001", PAULISTA]) await cache.find(code);
    expect(cep.callCount()).toBe(3);
    await cache.find("01001000");
    expect(cep.callCount()).toBe(4);
  });
});

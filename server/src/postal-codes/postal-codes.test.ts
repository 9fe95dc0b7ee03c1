import { createCepSimulator } from "@app/simulators/cep/simulator";
import { test as base, describe, expect } from "vitest";
import { cachedPostalCodes } from "./postal-codes.ts";
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
    let at = 1_000;
    return { now: () => at, advance: (ms: number) => void (at += ms) };
  })
  .extend("codes", ({ cep, clock }) => viaCep({ url: cep.url, now: clock.now, timeoutMs: 10_000 }));

describe("looking up at the vendor", () => {
  test("a CEP is a street, a district, a city and a state", async ({ codes }) => {
    expect(await codes.find(PAULISTA)).toEqual({ address });
  });

  test("a town with a single CEP is still an answer", async ({ codes }) => {
    expect(await codes.find("35960000")).toEqual({
      address: { street: "", district: "", city: "Santa Bárbara", state: "MG" },
    });
  });

  test("a CEP that does not exist is unknown, and not a failure", async ({ codes, cep }) => {
    for (let count = 0; count < 6; count += 1) expect(await codes.find("99999999")).toBe("unknown");
    expect(cep.callCount()).toBe(6);
  });

  test.for(["down", "reject", "drop-answer"] as const)("%s is no answer", async (mode, { codes, cep }) => {
    cep.setFaults({ mode });
    expect(await codes.find(PAULISTA)).toEqual({ reason: expect.any(String) });
  });

  test("times out", async ({ cep }) => {
    cep.setFaults({ mode: "slow", delayMs: 5_000 });
    expect(await viaCep({ url: cep.url, timeoutMs: 50 }).find(PAULISTA)).toEqual({ reason: "TimeoutError" });
  });

  test("after five failures the circuit opens, and a probe after the cooldown closes it", async ({
    codes,
    cep,
    clock,
  }) => {
    cep.setFaults({ mode: "down", times: 5 });
    for (let count = 0; count < 8; count += 1) await codes.find(PAULISTA);
    expect(cep.callCount()).toBe(5);
    clock.advance(31_000);
    expect(await codes.find(PAULISTA)).toEqual({ address });
  });

  test("after the cooldown one call probes the vendor; further calls pass once it has succeeded", async ({
    codes,
    cep,
    clock,
  }) => {
    cep.setFaults({ mode: "down", times: 5 });
    for (let count = 0; count < 5; count += 1) await codes.find(PAULISTA);
    clock.advance(31_000);
    const findTen = () => Promise.all(Array.from({ length: 10 }, () => codes.find(PAULISTA)));
    const answered = (await findTen()).filter((lookup) => typeof lookup === "object" && "address" in lookup);
    expect(answered).toHaveLength(1);
    expect(cep.callCount()).toBe(6);
    await findTen();
    expect(cep.callCount()).toBe(16);
  });

  test("at most twenty lookups run at once", async ({ codes, cep }) => {
    cep.setFaults({ mode: "slow", delayMs: 50 });
    const lookups = await Promise.all(Array.from({ length: 25 }, () => codes.find(PAULISTA)));
    expect(lookups.filter((lookup) => typeof lookup === "object" && "reason" in lookup)).toHaveLength(5);
    expect(cep.callCount()).toBe(20);
  });
});

describe("caching", () => {
  test("the same CEP is looked up once a day", async ({ codes, cep, clock }) => {
    const cache = cachedPostalCodes(codes, clock);
    for (let count = 0; count < 3; count += 1) expect(await cache.find(PAULISTA)).toEqual({ address });
    expect(cep.callCount()).toBe(1);
    clock.advance(25 * 60 * 60_000);
    await cache.find(PAULISTA);
    expect(cep.callCount()).toBe(2);
  });

  test("a failed lookup is not cached", async ({ codes, cep }) => {
    const cache = cachedPostalCodes(codes);
    cep.setFaults({ mode: "down", times: 1 });
    expect(await cache.find(PAULISTA)).toHaveProperty("reason");
    expect(await cache.find(PAULISTA)).toEqual({ address });
  });

  test("beyond its size it evicts the least recently used entry", async ({ codes, cep }) => {
    const cache = cachedPostalCodes(codes, { maxEntries: 2 });
    for (const code of [PAULISTA, "01001000", PAULISTA, "22021001", PAULISTA]) await cache.find(code);
    expect(cep.callCount()).toBe(3);
    await cache.find("01001000");
    expect(cep.callCount()).toBe(4);
  });
});

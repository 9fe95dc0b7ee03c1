import { expect, test } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

test("limits the requests of one client IP in flight, by /64 of IPv6, and frees a slot as each one ends", async () => {
  const limit = createConcurrencyLimit({ perIp: 2 });
  const first = Promise.withResolvers<string>();
  const inFlight = [limit("2001:db8::1", () => first.promise), limit("2001:db8::2", () => first.promise)];

  await expect(limit("2001:db8::3", async () => "in")).rejects.toMatchObject({ code: "overloaded" });
  await expect(limit("203.0.113.7", async () => "in")).resolves.toBe("in");
  first.resolve("done");
  await Promise.all(inFlight);
  await expect(limit("2001:db8::3", async () => "in")).resolves.toBe("in");
});

test("a request that fails frees its slot too", async () => {
  const limit = createConcurrencyLimit({ perIp: 1 });
  for (let n = 0; n < 3; n += 1)
    await expect(limit("203.0.113.7", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

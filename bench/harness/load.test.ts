import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { load, request } from "./load.ts";
import { place } from "./processes.ts";

const seen: string[] = [];
const server = createServer((asked, reply) => {
  seen.push(asked.url ?? "");
  reply.setHeader("content-length", 2).end("ok");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.close();
  // A test's worker may end without the word that would have removed it.
  rmSync(place("."), { recursive: true, force: true });
});
beforeEach(() => {
  seen.length = 0;
});

const buyers = Array.from({ length: 12 }, (_, index) => `/buy/${index}`);
const plan = () => ({
  port: (server.address() as AddressInfo).port,
  requests: buyers.map((path) => ({ text: request("GET", path) })),
  connections: 8,
  seconds: 20,
  most: buyers.length,
});

test.each([
  ["as fast as they are answered", {}],
  ["by more connections than there are requests", { connections: 40 }],
  ["at a rate that would ask for many more in that time", { rate: 200 }],
])("each request of a list is asked once, %s", async (_, pace) => {
  const { answered, statuses, seconds } = await load({ ...plan(), ...pace });

  expect(seen.toSorted()).toEqual(buyers.toSorted());
  expect({ answered, statuses }).toEqual({ answered: 12, statuses: { "200": 12 } });
  // It ends with the last answer, not with the time it was given.
  expect(seconds).toBeLessThan(15);
});

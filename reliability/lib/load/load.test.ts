import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { place } from "../processes/pinned.ts";
import { load, request } from "./load.ts";

const received: string[] = [];
const server = createServer((incoming, reply) => {
  received.push(incoming.url ?? "");
  reply.setHeader("content-length", 2).end("ok");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.close();
  // A test worker may exit without running the exit handlers.
  rmSync(place("."), { recursive: true, force: true });
});
beforeEach(() => {
  received.length = 0;
});

const buyers = Array.from({ length: 12 }, (_, index) => `/buy/${index}`);
const plan = () => ({
  port: (server.address() as AddressInfo).port,
  requests: buyers.map((path) => ({ text: request("GET", path) })),
  connections: 8,
  seconds: 20,
  maxRequests: buyers.length,
});

test.each([
  ["as fast as they are answered", {}],
  ["by more connections than there are requests", { connections: 40 }],
  ["at a rate that would send many more in that time", { rate: 200 }],
])("each request of a list is sent once, %s", async (_, pace) => {
  const { answered, statuses, seconds } = await load({ ...plan(), ...pace });

  expect(received.toSorted()).toEqual(buyers.toSorted());
  expect({ answered, statuses }).toEqual({ answered: 12, statuses: { "200": 12 } });
  // It ends with the last answer, not with its time limit.
  expect(seconds).toBeLessThan(15);
});

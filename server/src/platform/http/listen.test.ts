import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect } from "vitest";
import type { Db } from "../database/db.ts";
import { createLogger } from "../observability/log.ts";
import { createHttpApp } from "./app.ts";
import { healthRoutes } from "./health.ts";
import { listen } from "./listen.ts";

type Answer = { status: number | undefined; connection: string | undefined };

/** A node on a Unix socket with a request that ends on demand, and the proxy's keep-alive connections. */
const test = base.extend("node", async ({}, { onCleanup }) => {
  const directory = await mkdtemp(join(tmpdir(), "listen-"));
  const socket = join(directory, "socket");
  const app = await createHttpApp({ log: createLogger("silent", "test") });
  const { drain } = healthRoutes(app, {} as Db);
  const waiting: (() => void)[] = [];
  app.post("/slow", () => new Promise((resolve) => waiting.push(() => resolve({ done: true }))));
  const close = await listen(app, { socket }, drain);
  const agent = new Agent({ keepAlive: true });
  onCleanup(async () => {
    agent.destroy();
    await app.close();
    await rm(directory, { recursive: true });
  });
  const send = (method: string, path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      request({ socketPath: socket, method, path, agent }, (reply) => {
        reply.resume().on("end", () => resolve({ status: reply.statusCode, connection: reply.headers.connection }));
      })
        .on("error", reject)
        .end();
    });
  return { socket, send, agent, close, waiting };
});

test("a draining node accepts no new connection and answers the requests in flight", async ({ node }) => {
  const { send, close, waiting, socket } = node;
  const slow = send("POST", "/slow");
  await expect.poll(() => waiting.length).toBe(1);

  const closed = close();
  await expect.poll(() => existsSync(socket)).toBe(false);
  await expect(send("GET", "/v1/health")).rejects.toMatchObject({ code: "ENOENT" });
  waiting[0]?.();
  expect(await slow).toEqual({ status: 200, connection: "close" });
  await closed;
});

test("a request on the proxy's keep-alive connection is still answered, with Connection: close", async ({ node }) => {
  const { send, close, agent, socket } = node;
  expect(await send("GET", "/v1/health")).toEqual({ status: 200, connection: "keep-alive" });
  await expect.poll(() => Object.values(agent.freeSockets).flat()).toHaveLength(1);

  const closed = close();
  await expect.poll(() => existsSync(socket)).toBe(false);
  expect(await send("GET", "/v1/ready")).toEqual({ status: 503, connection: "close" });
  await closed;
});

test("a socket file left by a killed process is replaced", async ({ node }) => {
  const app = await createHttpApp({ log: createLogger("silent", "test") });
  const close = await listen(app, { socket: node.socket }, () => {});
  await close();
  expect(existsSync(node.socket)).toBe(false);
});

import type { Envelope } from "@app/contract/envelope";
import type { InjectOptions } from "fastify";
import { createApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { test as base } from "./test.ts";

export type Reply<T> = { status: number; body: Envelope<T>; headers: Record<string, unknown> };

export const basic = (username: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${username}:${secret}`).toString("base64")}`,
});

type RequestOptions = { body?: object; headers?: Record<string, string>; from?: string };
export type Api = <T = Record<string, unknown>>(
  method: "GET" | "POST" | "DELETE",
  url: string,
  options?: RequestOptions,
) => Promise<Reply<T>>;

/** The whole API in this process, called through Fastify's inject: built once for each `deps` of a file. */
export const test = base
  .extend("appOf", { scope: "file" }, ({ engine }, { onCleanup }) => {
    // They close before what they stand on.
    void engine;
    const apps = new Map<Deps, ReturnType<typeof createApp>>();
    onCleanup(async () => {
      for (const built of apps.values()) await (await built).app.close();
    });
    return (deps: Deps) => {
      const built = apps.get(deps) ?? createApp(deps);
      apps.set(deps, built);
      return built;
    };
  })
  .extend("app", async ({ deps, appOf }) => {
    return (await appOf(deps)).app;
  })
  .extend(
    "api",
    ({ app }): Api =>
      async (method, url, { body, headers = {}, from = "203.0.113.7" } = {}) => {
        const request: InjectOptions = { method, url, headers: { ...headers, "x-forwarded-for": from } };
        const reply = await app.inject(body ? { ...request, payload: body } : request);
        return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
      },
  );

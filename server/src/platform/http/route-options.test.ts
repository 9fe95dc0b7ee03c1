import { envelopeOf } from "@app/contract/envelope";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createLogger } from "../observability/log.ts";
import { createHttpApp } from "./app.ts";
import { Problem } from "./problem.ts";
import type { Authenticator, RouteOptions } from "./route-options.ts";
import { serve, serveRaw } from "./serve.ts";

const endpoint = {
  method: "POST",
  path: "/things/:id",
  summary: "A thing",
  schema: {
    params: z.object({ id: z.string().check(z.maxLength(5)) }),
    response: { 200: envelopeOf(z.object({ name: z.string() })) },
  },
} as const;
type Options = RouteOptions<typeof endpoint, { name: string }>;

/** Serves with options that note what they do, in order; `refuses` makes one of them refuse. */
async function aRoute(options: (notes: ReturnType<typeof noting>) => Options, refuses?: string) {
  const log: string[] = [];
  const app = await createHttpApp({ log: createLogger("silent", "test") });
  serve(app, endpoint, options(noting(log, refuses)), async ({ name, params }) => {
    log.push(`handler ${params.id}`);
    return { name };
  });
  return { log, post: (id = "a1") => app.inject({ method: "POST", url: `/things/${id}` }) };
}

function noting(log: string[], refuses: string | undefined) {
  const note = (entry: string) => {
    log.push(entry);
    if (entry.startsWith(refuses ?? "nothing")) throw new Problem("rate-limited");
  };
  const auth: Authenticator<{ name: string }> = {
    isRequired: true,
    authenticate: async () => {
      note("auth");
      return { name: "Ana" };
    },
  };
  const throttle: Options["throttle"] = async (ip, { id }) => note(`throttle ${ip} ${id}`);
  const concurrency: Options["concurrency"] = async (ip, work) => {
    note(`concurrency ${ip}`);
    const result = await work();
    log.push("concurrency released");
    return result;
  };
  return { auth, throttle, concurrency };
}

const THROTTLE = "throttle 127.0.0.1 a1";
const CONCURRENCY = "concurrency 127.0.0.1";
const DONE = ["handler a1", "concurrency released"];

test.each<[string, { authenticatesFirst?: true }, string[]]>([
  ["by default limits come before authentication", {}, [CONCURRENCY, THROTTLE, "auth"]],
  ["authenticatesFirst", { authenticatesFirst: true }, ["auth", CONCURRENCY, THROTTLE]],
])("%s, and a refusal ends the request there", async (_, order, stages) => {
  const { log, post } = await aRoute((notes) => ({ ...notes, ...order }));
  expect((await post()).json()).toMatchObject({ return: { name: "Ana" } });
  expect(log).toEqual([...stages, ...DONE]);

  for (const [index, stage] of stages.entries()) {
    const refusing = await aRoute((notes) => ({ ...notes, ...order }), stage);
    expect((await refusing.post()).statusCode).toBe(429);
    expect(refusing.log).toEqual(stages.slice(0, index + 1));
  }
});

test("an invalid request is refused before any limit counts it", async () => {
  const { log, post } = await aRoute((notes) => notes);
  expect((await post("too-long")).statusCode).toBe(422);
  expect(log).toEqual([]);
});

test("the deadline covers the limits and authentication, and is a 503 that may be retried", async () => {
  const stalled = () => new Promise<never>(() => {});
  for (const stall of ["throttle", "auth", "concurrency"] as const) {
    const { log, post } = await aRoute((notes) => ({
      ...notes,
      ...(stall === "auth" ? { auth: { isRequired: true, authenticate: stalled } } : { [stall]: stalled }),
      deadlineMs: 20,
    }));
    const reply = await post();
    expect([reply.statusCode, reply.headers["retry-after"]], stall).toEqual([503, "2"]);
    expect(log).not.toContain("handler a1");
  }
});

test("answers and refusals of the handler take the minimum duration; a limit's refusal does not", async () => {
  const app = await createHttpApp({ log: createLogger("silent", "test") });
  const refuse = async () => {
    throw new Problem("rate-limited");
  };
  const get = (path: string) => ({ method: "GET", path }) as const;
  serveRaw(app, get("/answered"), { auth: "public", minimumMs: 60 }, async () => ({}));
  serveRaw(app, get("/refused"), { auth: "public", minimumMs: 60 }, refuse);
  serveRaw(app, get("/limited"), { auth: "public", minimumMs: 60 * 60_000, throttle: refuse }, async () => ({}));

  for (const path of ["/answered", "/refused"]) {
    const since = performance.now();
    await app.inject(path);
    // A timer may fire a millisecond early.
    expect(performance.now() - since, path).toBeGreaterThan(58);
  }
  expect((await app.inject("/limited")).statusCode).toBe(429);
});

import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod";

export const Faults = z.object({
  mode: z.enum(["ok", "down", "slow", "reject", "drop-answer"]),
  /** How many calls it lasts; without it, until the next order. */
  times: z.int().positive().optional(),
  /** For "slow". */
  delayMs: z.int().min(0).max(60_000).default(3_000),
});
export type Faults = z.input<typeof Faults>;

export type VendorAnswer = { status: number; body: unknown };
export type Call = { method: string; path: string; at: string; fault: Faults["mode"]; status: number | null };

export type Vendor = {
  /** The vendor's words for "something broke here" and for "I will not take this". */
  outage: () => VendorAnswer;
  refusal: () => VendorAnswer;
  /** What the vendor remembers, for whoever asks behind its back. */
  ledger: () => object;
  reset: () => void;
};

export type Frame = {
  app: FastifyInstance;
  calls: () => Call[];
  callCount: () => number;
  setFaults: (faults: Faults) => void;
  reset: () => void;
  /** Listens on loopback, on a free port unless one is given. Answers the address. */
  start: (port?: number) => Promise<string>;
  stop: () => Promise<void>;
};

const KEPT_CALLS = 1_000;
const CONTROL = "/_sim/";

/** What all simulators share: the /_sim control room, faults on demand, a log of calls. Memory stays bounded. */
export function openFrame(vendor: Vendor): Frame {
  if (process.env["NODE_ENV"] === "production") throw new Error("Simulators do not run in production.");

  const app = Fastify({ bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const calls: Call[] = [];
  const callOf = new WeakMap<FastifyRequest, Call>();
  let count = 0;
  let faults = Faults.parse({ mode: "ok" });

  const setFaults = (order: Faults) => {
    faults = Faults.parse(order);
  };
  const reset = () => {
    setFaults({ mode: "ok" });
    calls.length = 0;
    count = 0;
    vendor.reset();
  };
  const nextFault = () => {
    const current = faults;
    if (current.times !== undefined)
      faults = current.times > 1 ? { ...current, times: current.times - 1 } : Faults.parse({ mode: "ok" });
    return current;
  };

  app.addHook("preHandler", async (request, reply): Promise<FastifyReply | undefined> => {
    if (request.url.startsWith(CONTROL)) return undefined;
    const { mode, delayMs } = nextFault();
    // Without the query: a vendor's token may travel there.
    const path = request.url.replace(/\?.*/, "");
    const call: Call = { method: request.method, path, at: new Date().toISOString(), fault: mode, status: null };
    count += 1;
    callOf.set(request, call);
    keepLast(calls, call, KEPT_CALLS);
    if (mode === "slow") await pause(delayMs);
    if (mode === "down") return answer(reply, vendor.outage());
    if (mode === "reject") return answer(reply, vendor.refusal());
    return undefined;
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const call = callOf.get(request);
    if (call?.fault === "drop-answer") request.raw.socket.destroy();
    else if (call) call.status = reply.statusCode;
    return payload;
  });

  app.get("/_sim/ledger", () => ({ ...vendor.ledger(), calls }));
  app.post("/_sim/reset", () => {
    reset();
    return { ok: true };
  });
  app.post("/_sim/faults", (request, reply) => {
    const order = Faults.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ ok: false, issues: order.error.issues });
    setFaults(order.data);
    return { ok: true, faults };
  });

  return {
    app,
    calls: () => [...calls],
    callCount: () => count,
    setFaults,
    reset,
    start: (port = 0) => app.listen({ host: "127.0.0.1", port }),
    stop: () => app.close(),
  };
}

const answer = (reply: FastifyReply, { status, body }: VendorAnswer) => reply.code(status).send(body);

export function keepLast<T>(list: T[], item: T, most: number): void {
  list.push(item);
  if (list.length > most) list.shift();
}

/** Runs a simulator as a process of its own, on PORT, until it is told to stop. */
export async function serve(name: string, { start, stop }: Pick<Frame, "start" | "stop">): Promise<void> {
  const address = await start(Number(process.env["PORT"] || 0));
  console.log(`${name} simulator at ${address}, control at ${address}/_sim/ledger`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import * as z from "zod";

export const Faults = z.object({
  mode: z.enum(["ok", "down", "slow", "reject", "drop-answer"]),
  /** How many calls it applies to; without it, until it is replaced. */
  times: z.int().positive().optional(),
  /** For "slow". */
  delayMs: z.int().min(0).max(60_000).default(3_000),
});
export type Faults = z.input<typeof Faults>;

export type VendorAnswer = { status: number; body: unknown; headers?: Record<string, string> };
export type Call = { method: string; path: string; at: string; fault: string; status: number | null };

/** A fault's effect on one call. "cut" drops the connection. */
export type FaultEffect = {
  fault: string;
  /** Before the work, and between the work and its answer. */
  before?: () => Promise<unknown>;
  after?: () => Promise<unknown>;
  /** The work is not done. */
  instead?: VendorAnswer | "cut";
  /** The work is done, and this is the answer to it. */
  answer?: VendorAnswer | "cut";
};

/** Holds the active faults. There is a plain one; a vendor with more kinds of faults brings its own. */
export type FaultController<Order> = {
  schema: z.ZodType<unknown, Order>;
  set: (order: Order) => unknown;
  clear: () => void;
  next: (call: { method: string; path: string; body: unknown }) => FaultEffect;
};

export type Vendor = {
  /** The vendor's answers for an outage and for a refusal. */
  outage: () => VendorAnswer;
  refusal: () => VendorAnswer;
  /** The vendor's state, for /_sim/ledger. */
  ledger: () => object;
  reset: () => void;
  now?: () => Date;
  storedCalls?: number;
};

export type SimulatorApp<Order = Faults> = {
  app: FastifyInstance;
  calls: () => Call[];
  callCount: () => number;
  setFaults: (order: Order) => void;
  reset: () => void;
  /** Listens on loopback, on a free port unless one is given. Returns the URL. */
  start: (port?: number) => Promise<string>;
  stop: () => Promise<void>;
};

const MAX_CALLS = 1_000;
/** No vendor has a path like this. */
const CONTROL = "/_";

/** Shared by all simulators: the /_sim control endpoints, faults on demand, a bounded log of calls. */
export function createSimulatorApp(vendor: Vendor): SimulatorApp {
  return createSimulatorAppWith(vendor, plainController(vendor));
}

export function createSimulatorAppWith<Order>(vendor: Vendor, controller: FaultController<Order>): SimulatorApp<Order> {
  if (process.env["NODE_ENV"] === "production") throw new Error("Simulators do not run in production.");

  const { now = () => new Date(), storedCalls = MAX_CALLS } = vendor;
  const app = Fastify({ bodyLimit: 8 * 1024 * 1024, forceCloseConnections: true });
  const calls: Call[] = [];
  const callOf = new WeakMap<FastifyRequest, { call: Call; effect: FaultEffect }>();
  let count = 0;

  const reset = () => {
    controller.clear();
    calls.length = 0;
    count = 0;
    vendor.reset();
  };

  app.addHook("preHandler", async (request, reply): Promise<FastifyReply | undefined> => {
    if (request.url.startsWith(CONTROL)) return undefined;
    // Without the query, which may contain a vendor's token.
    const path = request.url.replace(/\?.*/, "");
    const effect = controller.next({ method: request.method, path, body: request.body });
    const call: Call = { method: request.method, path, at: now().toISOString(), fault: effect.fault, status: null };
    count += 1;
    callOf.set(request, { call, effect });
    pushBounded(calls, call, storedCalls);
    await effect.before?.();
    if (effect.instead === undefined) return undefined;
    if (effect.instead !== "cut") return answer(reply, effect.instead);
    request.raw.socket.destroy();
    return reply.hijack();
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const { call, effect } = callOf.get(request) ?? {};
    if (!call || !effect) return payload;
    const worked = effect.instead === undefined;
    if (worked) await effect.after?.();
    const other = worked ? effect.answer : undefined;
    if (other === "cut") {
      request.raw.socket.destroy();
      return payload;
    }
    if (other) reply.code(other.status).headers(other.headers ?? {});
    call.status = reply.statusCode;
    return other ? JSON.stringify(other.body) : payload;
  });

  app.get("/_sim/ledger", () => ({ ...vendor.ledger(), calls }));
  app.post("/_sim/reset", () => {
    reset();
    return { ok: true };
  });
  app.post("/_sim/faults", (request, reply) => {
    const order = controller.schema.safeParse(request.body);
    if (!order.success) return reply.code(400).send({ ok: false, issues: order.error.issues });
    return { ok: true, faults: controller.set(request.body as Order) };
  });

  return {
    app,
    calls: () => [...calls],
    callCount: () => count,
    setFaults: (order) => void controller.set(order),
    reset,
    start: (port = 0) => app.listen({ host: "127.0.0.1", port }),
    stop: () => app.close(),
  };
}

const answer = (reply: FastifyReply, { status, body, headers = {} }: VendorAnswer) =>
  reply.code(status).headers(headers).send(body);

/** One fault at a time, for every call. */
function plainController(vendor: Pick<Vendor, "outage" | "refusal">): FaultController<Faults> {
  let faults = Faults.parse({ mode: "ok" });
  const set = (order: Faults) => {
    faults = Faults.parse(order);
    return faults;
  };
  return {
    schema: Faults,
    set,
    clear: () => void set({ mode: "ok" }),
    next() {
      const { mode, delayMs, times } = faults;
      if (times !== undefined) set(times > 1 ? { mode, delayMs, times: times - 1 } : { mode: "ok" });
      return {
        fault: mode,
        ...(mode === "slow" && { before: () => pause(delayMs) }),
        ...(mode === "down" && { instead: vendor.outage() }),
        ...(mode === "reject" && { instead: vendor.refusal() }),
        ...(mode === "drop-answer" && { answer: "cut" as const }),
      };
    },
  };
}

export function pushBounded<T>(list: T[], item: T, max: number): void {
  list.push(item);
  if (list.length > max) list.shift();
}

/** Runs a simulator as a process on PORT, until SIGINT or SIGTERM. */
export async function serve(name: string, { start, stop }: Pick<SimulatorApp, "start" | "stop">): Promise<void> {
  const address = await start(Number(process.env["PORT"] || 0));
  console.log(`${name} simulator at ${address}, control at ${address}/_sim/ledger`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}

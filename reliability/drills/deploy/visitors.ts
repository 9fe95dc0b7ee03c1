import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { runBackgroundLoad } from "../../lib/shopper/background-load.ts";
import { createDriver, parse, type Reply, type Send } from "../../lib/shopper/driver.ts";
import { createRandom } from "../../lib/shopper/random.ts";
import { createSecrets } from "../../lib/shopper/secrets.ts";
import type { Installation } from "./installation.ts";

type Failure = { at: string; what: string; why: string };

export type Visitors = {
  /** Acknowledged writes, to be checked in the database afterwards: payments with their code or charge. */
  acknowledged: { accounts: Set<string>; payments: Map<string, string>; paid: ReadonlySet<string> };
  failures: Failure[];
  answered: () => number;
  slowest: () => { ms: number; what: string };
  /** By kind of request. */
  counts: Record<string, number>;
  stop: () => Promise<void>;
};

const TIMEOUT_MS = 20_000;
const PAGES = ["/", "/lp", "/login", "/mark.svg"];
const KINDS: [RegExp, string][] = [
  [/payment-lookup/, "polls"],
  [/payment/, "payment attempts"],
  [/register/, "registrations"],
  [/sessions/, "sign-ins"],
  [/check-email/, "check-email"],
  [/./, "pages"],
];

/**
 * Forty visitors on keep-alive connections: they read pages, check an e-mail, register, sign in, buy, pay and poll.
 * Every answer but 200 is a failure, also when the shopper tries again.
 */
export function startVisitors({ url, outside }: Installation): Visitors {
  const failures: Failure[] = [];
  const counts: Record<string, number> = {};
  const [accounts, payments] = [new Set<string>(), new Map<string, string>()];
  let [stopping, answered, serial, slowest] = [false, 0, 0, { ms: 0, what: "" }];
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(url);

  const send: Send = async (method, path, options = {}) => {
    const since = Date.now();
    const at = new Date(since).toISOString();
    const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "";
    counts[kind] = (counts[kind] ?? 0) + 1;
    const { why, ...reply } = await sendOn({ hostname, port, method, path, agent }, options);
    if (reply.ms > slowest.ms) slowest = { ms: reply.ms, what: `${kind}, at ${at.slice(11, 19)}` };
    if (reply.status === 200) answered += 1;
    else failures.push({ at, what: `${method} ${path}`, why: why ?? String(reply.status) });
    const { user, _id: id, gatewayId } = (reply.body.return ?? {}) as Acknowledged;
    if (user) accounts.add(user._id);
    if (id && gatewayId) payments.set(id, gatewayId);
    return reply;
  };
  const driver = createDriver({ send }, createRandom(Date.now()), createSecrets());
  const buyers = runBackgroundLoad(outside, driver, 14, { everyMs: 1_000 });

  const many = (count: number, restMs: number, visit: (turn: number) => Promise<unknown>) =>
    Array.from({ length: count }, async () => {
      for (let turn = 0; !stopping; turn += 1) {
        await visit(turn);
        await pause(restMs);
      }
    });
  const poll = async (turn: number) => {
    const ids = [...payments.keys()];
    const id = ids[(turn * 7919) % Math.max(ids.length, 1)];
    if (id) await send("GET", `/v1/public/payment-lookup/${id}`);
  };
  const checkEmail = () =>
    send("POST", "/v1/public/user/check-email", { body: { email: `unknown${(serial += 1)}@example.com` } });
  const readers = [
    ...many(12, 60, (turn) => send("GET", PAGES[turn % PAGES.length] ?? "/")),
    ...many(6, 60, checkEmail),
    ...many(8, 100, poll),
  ];

  return {
    acknowledged: { accounts, payments, paid: buyers.paid },
    failures,
    counts,
    answered: () => answered,
    slowest: () => slowest,
    async stop() {
      stopping = true;
      await Promise.all([...readers, buyers.stop()]);
      agent.destroy();
      await outside.gateway.delivered();
    },
  };
}
type Acknowledged = { user?: { _id: string }; _id?: string; gatewayId?: string };

type Where = { hostname: string; port: string; method: string; path: string; agent: Agent };

function sendOn(where: Where, { body, headers }: Parameters<Send>[2] & object): Promise<Reply & { why?: string }> {
  const since = Date.now();
  const text = body ? JSON.stringify(body) : "";
  const content = body ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) } : {};
  return new Promise((resolve) => {
    const finish = (status: number, received: string, why?: string) =>
      resolve({
        status,
        body: parse(received),
        ms: Date.now() - since,
        retryAfter: null,
        isRefused: false,
        ...(why && { why }),
      });
    const outgoing = request({ ...where, headers: { ...content, ...headers }, timeout: TIMEOUT_MS }, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("error", (error) => finish(0, "", error.message))
        .on("end", () => finish(reply.statusCode ?? 0, Buffer.concat(chunks).toString()));
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer in 20 s")));
    outgoing.on("error", (error: NodeJS.ErrnoException) => finish(0, "", error.code ?? error.message)).end(text);
  });
}

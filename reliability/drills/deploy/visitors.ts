import { setTimeout as pause } from "node:timers/promises";
import { runBackgroundLoad } from "../../lib/shopper/background-load.ts";
import { createDriver, type Send, sendTo } from "../../lib/shopper/driver.ts";
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
  const fetchOnce = sendTo(() => ({ url, isServing: () => true }));

  const send: Send = async (method, path, options = {}) => {
    const since = Date.now();
    const at = new Date(since).toISOString();
    const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? "";
    counts[kind] = (counts[kind] ?? 0) + 1;
    const reply = await fetchOnce(method, path, options);
    if (reply.ms > slowest.ms) slowest = { ms: reply.ms, what: `${kind}, at ${at.slice(11, 19)}` };
    if (reply.status === 200) answered += 1;
    else failures.push({ at, what: `${method} ${path}`, why: reply.why ?? String(reply.status) });
    const { user, _id: id, gatewayId } = (reply.body.return ?? {}) as Acknowledged;
    if (user) accounts.add(user._id);
    if (id && gatewayId) payments.set(id, gatewayId);
    return reply;
  };
  const driver = createDriver({ send }, Date.now());
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
      await outside.gateway.delivered();
    },
  };
}
type Acknowledged = { user?: { _id: string }; _id?: string; gatewayId?: string };

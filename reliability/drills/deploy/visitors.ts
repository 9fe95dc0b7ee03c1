import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { CONSENT, filledIn } from "../../lib/shopper/forms.ts";
import type { Installation } from "./installation.ts";

type Answer = { status: number; body: { return?: Record<string, unknown> | null } };
type Failure = { at: string; what: string; why: string };

/** Acknowledged writes, to be checked in the database afterwards. */
export type Acknowledged = { accounts: Set<string>; payments: Map<string, string>; paid: Set<string> };

export type Visitors = {
  acknowledged: Acknowledged;
  failures: Failure[];
  answered: () => number;
  slowest: () => { ms: number; what: string };
  /** By kind of request. */
  counts: Record<string, number>;
  stop: () => Promise<void>;
};

const TIMEOUT_MS = 20_000;
const PAGES = ["/", "/lp", "/login", "/mark.svg"];

/**
 * Forty visitors, each on one keep-alive connection: they read pages, check an e-mail, register, request PIX codes,
 * poll and pay. Every answer but 200 is a failure; there are no retries.
 */
export function startVisitors(installation: Installation): Visitors {
  const acknowledged: Acknowledged = { accounts: new Set(), payments: new Map(), paid: new Set() };
  const failures: Failure[] = [];
  const counts: Record<string, number> = {};
  let [stopping, answered, serial, slowest] = [false, 0, 0, { ms: 0, what: "" }];
  const { hostname, port } = new URL(installation.url);

  function openVisitor() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (kind: string, method: string, path: string, body?: object): Promise<Answer | undefined> => {
      const since = Date.now();
      counts[kind] = (counts[kind] ?? 0) + 1;
      const failed = (why: string): undefined => {
        failures.push({ at: new Date(since).toISOString(), what: `${method} ${path}`, why });
      };
      try {
        const answer = await sendOn(agent, { hostname, port, method, path }, body);
        const ms = Date.now() - since;
        if (ms > slowest.ms) slowest = { ms, what: `${kind}, at ${new Date(since).toISOString().slice(11, 19)}` };
        if (answer.status !== 200) return failed(String(answer.status));
        answered += 1;
        return answer;
      } catch (error) {
        return failed((error as { code?: string }).code ?? String(error));
      }
    };
    return { send, close: () => agent.destroy() };
  }
  type Visitor = ReturnType<typeof openVisitor>;

  async function read({ send }: Visitor, turn: number): Promise<void> {
    await send("pages", "GET", PAGES[turn % PAGES.length] ?? "/");
  }
  async function checkEmail({ send }: Visitor): Promise<void> {
    await send("check-email", "POST", "/v1/public/user/check-email", { email: `unknown${(serial += 1)}@example.com` });
  }
  async function poll({ send }: Visitor, turn: number): Promise<void> {
    const ids = [...acknowledged.payments.keys()];
    const id = ids[(turn * 7919) % Math.max(ids.length, 1)];
    if (id) await send("polls", "GET", `/v1/public/payment-lookup/${id}`);
  }
  async function buy({ send }: Visitor): Promise<void> {
    serial += 1;
    const mark = `${Date.now().toString(36)}${serial}`;
    const email = `b${mark}@example.com`;
    const phone = `119${String(Date.now() * 100 + (serial % 100)).slice(-8)}`;
    const form = { fullName: "Ana Souza", phone, countryCode: "+55", email, password: "senha-de-teste" };
    const made = await send("registrations", "POST", "/v1/public/register", { ...form, consent: CONSENT });
    const user = made?.body.return?.["user"] as { _id: string } | undefined;
    if (!user) return;
    acknowledged.accounts.add(user._id);
    const attempt = filledIn({ email, cycle: "monthly", installments: 1, card: undefined });
    const code = await send("PIX attempts", "POST", "/v1/public/payment/by-email", attempt);
    const { _id: id, gatewayId } = (code?.body.return ?? {}) as { _id?: string; gatewayId?: string };
    if (!id || !gatewayId) return;
    acknowledged.payments.set(id, gatewayId);
    await send("polls", "GET", `/v1/public/payment-lookup/${id}`);
    installation.outside.gateway.pay({ gatewayId });
    acknowledged.paid.add(id);
    await send("polls", "GET", `/v1/public/payment-lookup/${id}`);
  }

  const runVisitor = async (
    journey: (visitor: Visitor, turn: number) => Promise<void>,
    restMs: number,
  ): Promise<void> => {
    const visitor = openVisitor();
    for (let turn = 0; !stopping; turn += 1) {
      await journey(visitor, turn);
      await pause(restMs);
    }
    visitor.close();
  };
  const many = (count: number, journey: Parameters<typeof runVisitor>[0], restMs: number) =>
    Array.from({ length: count }, () => runVisitor(journey, restMs));
  const running = [...many(12, read, 60), ...many(6, checkEmail, 60), ...many(8, poll, 100), ...many(14, buy, 300)];

  return {
    acknowledged,
    failures,
    counts,
    answered: () => answered,
    slowest: () => slowest,
    async stop() {
      stopping = true;
      await Promise.all(running);
      await installation.outside.gateway.delivered();
    },
  };
}

type Where = { hostname: string; port: string; method: string; path: string };

function sendOn(agent: Agent, where: Where, body?: object): Promise<Answer> {
  const text = body ? JSON.stringify(body) : "";
  const headers = body ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) } : {};
  return new Promise((resolve, reject) => {
    const outgoing = request({ ...where, agent, headers, timeout: TIMEOUT_MS }, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("error", reject)
        .on("end", () => resolve({ status: reply.statusCode ?? 0, body: parse(Buffer.concat(chunks)) }));
    });
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer in 20 s")));
    outgoing.on("error", reject).end(text);
  });
}

function parse(bytes: Buffer): Answer["body"] {
  try {
    return JSON.parse(bytes.toString()) as Answer["body"];
  } catch {
    return {};
  }
}

import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { CONSENT, filledIn } from "../../faults/harness/forms.ts";
import type { Installation } from "./installation.ts";

type Answer = { status: number; body: { return?: Record<string, unknown> | null } };
type Failure = { at: string; what: string; why: string };

/** What people were acknowledged, to be looked for in the database afterwards. */
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
 * Forty people, each on one connection that is kept: they read pages, ask whether an email is known, register, ask for
 * PIX codes, poll and pay. Whatever is not answered with 200 has failed; nobody tries twice.
 */
export function startVisitors(installation: Installation): Visitors {
  const acknowledged: Acknowledged = { accounts: new Set(), payments: new Map(), paid: new Set() };
  const failures: Failure[] = [];
  const counts: Record<string, number> = {};
  let [stopping, answered, serial, slowest] = [false, 0, 0, { ms: 0, what: "" }];
  const { hostname, port } = new URL(installation.url);

  function openPerson() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = async (kind: string, method: string, path: string, body?: object): Promise<Answer | undefined> => {
      const since = Date.now();
      counts[kind] = (counts[kind] ?? 0) + 1;
      const failed = (why: string): undefined => {
        failures.push({ at: new Date(since).toISOString(), what: `${method} ${path}`, why });
      };
      try {
        const answer = await send(agent, { hostname, port, method, path }, body);
        const ms = Date.now() - since;
        if (ms > slowest.ms) slowest = { ms, what: `${kind}, at ${new Date(since).toISOString().slice(11, 19)}` };
        if (answer.status !== 200) return failed(String(answer.status));
        answered += 1;
        return answer;
      } catch (error) {
        return failed((error as { code?: string }).code ?? String(error));
      }
    };
    return { ask, leave: () => agent.destroy() };
  }
  type Person = ReturnType<typeof openPerson>;

  async function read({ ask }: Person, turn: number): Promise<void> {
    await ask("pages", "GET", PAGES[turn % PAGES.length] ?? "/");
  }
  async function look({ ask }: Person): Promise<void> {
    await ask("check-email", "POST", "/v1/public/user/check-email", { email: `nobody${(serial += 1)}@example.com` });
  }
  async function poll({ ask }: Person, turn: number): Promise<void> {
    const ids = [...acknowledged.payments.keys()];
    const id = ids[(turn * 7919) % Math.max(ids.length, 1)];
    if (id) await ask("polls", "GET", `/v1/public/payment-lookup/${id}`);
  }
  async function buy({ ask }: Person): Promise<void> {
    serial += 1;
    const mark = `${Date.now().toString(36)}${serial}`;
    const email = `b${mark}@example.com`;
    const phone = `119${String(Date.now() * 100 + (serial % 100)).slice(-8)}`;
    const form = { fullName: "Ana Souza", phone, countryCode: "+55", email, password: "senha-de-teste" };
    const made = await ask("registrations", "POST", "/v1/public/register", { ...form, consent: CONSENT });
    const user = made?.body.return?.["user"] as { _id: string } | undefined;
    if (!user) return;
    acknowledged.accounts.add(user._id);
    const attempt = filledIn({ email, cycle: "monthly", installments: 1, card: undefined });
    const code = await ask("PIX attempts", "POST", "/v1/public/payment/by-email", attempt);
    const { _id: id, gatewayId } = (code?.body.return ?? {}) as { _id?: string; gatewayId?: string };
    if (!id || !gatewayId) return;
    acknowledged.payments.set(id, gatewayId);
    await ask("polls", "GET", `/v1/public/payment-lookup/${id}`);
    installation.outside.gateway.pay({ gatewayId });
    acknowledged.paid.add(id);
    await ask("polls", "GET", `/v1/public/payment-lookup/${id}`);
  }

  const live = async (story: (person: Person, turn: number) => Promise<void>, restMs: number): Promise<void> => {
    const person = openPerson();
    for (let turn = 0; !stopping; turn += 1) {
      await story(person, turn);
      await pause(restMs);
    }
    person.leave();
  };
  const many = (count: number, story: Parameters<typeof live>[0], restMs: number) =>
    Array.from({ length: count }, () => live(story, restMs));
  const lives = [...many(12, read, 60), ...many(6, look, 60), ...many(8, poll, 100), ...many(14, buy, 300)];

  return {
    acknowledged,
    failures,
    counts,
    answered: () => answered,
    slowest: () => slowest,
    async stop() {
      stopping = true;
      await Promise.all(lives);
      await installation.outside.gateway.delivered();
    },
  };
}

type Where = { hostname: string; port: string; method: string; path: string };

function send(agent: Agent, where: Where, body?: object): Promise<Answer> {
  const text = body ? JSON.stringify(body) : "";
  const headers = body ? { "content-type": "application/json", "content-length": Buffer.byteLength(text) } : {};
  return new Promise((resolve, reject) => {
    const asking = request({ ...where, agent, headers, timeout: TIMEOUT_MS }, (reply) => {
      const chunks: Buffer[] = [];
      reply
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("error", reject)
        .on("end", () => resolve({ status: reply.statusCode ?? 0, body: parse(Buffer.concat(chunks)) }));
    });
    asking.on("timeout", () => asking.destroy(new Error("no answer in 20 s")));
    asking.on("error", reject).end(text);
  });
}

function parse(bytes: Buffer): Answer["body"] {
  try {
    return JSON.parse(bytes.toString()) as Answer["body"];
  } catch {
    return {};
  }
}

import { type Cycle, cycles } from "@app/contract/catalogue";
import { CONSENT, filledIn, madeUpCard, PASSWORD_MARK } from "./forms.ts";
import type { Harness } from "./harness.ts";
import type { ManagedProcess } from "./managed-process.ts";
import type { Random } from "./random.ts";
import type { Secrets } from "./secrets.ts";

export type Method = "pix" | "credit-card";
/** Status 0: the line broke, nobody knows; unless it was never heard, because nobody was there. */
export type Answer = {
  status: number;
  isUnheard: boolean;
  ms: number;
  retryAfter: string | null;
  error: string | null;
  id: string | null;
  paymentStatus: string | null;
  gatewayId: string | null;
  amountCents: number | null;
};
export type Attempt = { key: string | null; method: Method; cycle: Cycle; body: object; answers: Answer[] };
export type Buyer = {
  accountId: string;
  email: string;
  password: string;
  ip: string;
  /** Signed in, or buying by typing an email. */
  token: string | null;
  attempts: Attempt[];
  /** How many purchases this person really wants to keep. */
  wants: number;
};
export type AttemptOptions = {
  method?: Method;
  cycle?: Cycle;
  installments?: number;
  key?: string | null;
  more?: object;
  node?: ManagedProcess;
};

/** The browser's own patience. */
const TIMEOUT_MS = 10_000;

export function createDriver(harness: Harness, random: Random, secrets: Secrets) {
  let turn = 0;
  let keys = 0;

  /** One try. As behind a proxy, who finds nobody at one node is let in at the other: nothing was said there yet. */
  async function ask(method: string, path: string, options: Asking = {}): Promise<Reply> {
    const first = await askOne(method, path, options);
    return first.isUnheard && !options.node ? askOne(method, path, options) : first;
  }

  async function askOne(method: string, path: string, options: Asking = {}): Promise<Reply> {
    turn += 1;
    const up = harness.apis.filter((api) => api.isServing());
    const node = options.node ?? up[turn % Math.max(up.length, 1)] ?? harness.apis[turn % 2] ?? harness.apis[0];
    const since = Date.now();
    try {
      const reply = await fetch(`${node.url}${path}`, {
        method,
        headers: {
          ...(options.body && { "content-type": "application/json" }),
          "x-forwarded-for": options.ip ?? "203.0.113.7",
          "user-agent": "Mozilla/5.0 (Linux; Android 13)",
          ...options.headers,
        },
        body: options.body ? JSON.stringify(options.body) : null,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await reply.text();
      return {
        status: reply.status,
        body: parse(text),
        ms: Date.now() - since,
        retryAfter: reply.headers.get("retry-after"),
        isUnheard: false,
      };
    } catch (error) {
      const isUnheard = ((error as Error).cause as { code?: string } | undefined)?.code === "ECONNREFUSED";
      return { status: 0, body: {}, ms: Date.now() - since, retryAfter: null, isUnheard };
    }
  }

  const basic = (user: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`,
  });

  /** Somebody new asks for an account: what was answered, and who it is if they got one. */
  async function register(fullName = "Ana Souza", node?: ManagedProcess): Promise<{ reply: Reply; who?: Buyer }> {
    const mark = `${Date.now().toString(36)}${random.digits(8)}`;
    const email = `b${mark}@example.com`;
    const password = `${PASSWORD_MARK}${random.digits(10)}`;
    const ip = `10.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}`;
    secrets.passwords.add(password);
    const body = { fullName, phone: `119${random.digits(8)}`, countryCode: "+55", email, password };
    const reply = await ask("POST", "/v1/public/register", {
      body: { ...body, consent: CONSENT },
      ip,
      ...(node && { node }),
    });
    const user = reply.body.return?.["user"] as { _id: string } | undefined;
    if (reply.status !== 200 || !user) return { reply };
    return { reply, who: { accountId: user._id, email, password, ip, token: null, attempts: [], wants: 1 } };
  }

  /** Somebody new with an account; undefined when the house would not have them just now. */
  async function tryBuyer(
    via: "email" | "session" = random.happens(0.5) ? "session" : "email",
    fullName?: string,
    node?: ManagedProcess,
  ): Promise<Buyer | undefined> {
    const { who } = await register(fullName, node);
    if (!who || via === "email") return who;
    const session = await ask("POST", "/v1/auth/sessions", { headers: basic(who.email, who.password), ip: who.ip });
    if (session.status === 200) who.token = String(session.body.return?.["token"]);
    if (who.token) secrets.tokens.add(who.token);
    return who;
  }

  async function buyer(via?: "email" | "session", fullName?: string): Promise<Buyer> {
    for (let tries = 0; tries < 20; tries += 1) {
      const made = await tryBuyer(via, fullName);
      if (made) return made;
    }
    throw new Error("nobody could register, twenty times over");
  }

  /** Two at a time: hashing a password takes a core. */
  async function buyers(count: number, via?: "email" | "session"): Promise<Buyer[]> {
    const made: Buyer[] = [];
    while (made.length < count)
      made.push(...(await Promise.all(Array.from({ length: Math.min(4, count - made.length) }, () => buyer(via)))));
    return made;
  }

  function newAttempt(who: Buyer, options: AttemptOptions = {}): Attempt {
    const { method = "pix", cycle = random.oneOf(["monthly", "semestral", "annual"]) } = options;
    keys += 1;
    const key = options.key === undefined ? `attempt-${keys}-${random.digits(8)}` : options.key;
    const installments = options.installments ?? random.oneOf([1, 1, 1, 2, cycles[cycle].months]);
    const card = method === "credit-card" ? madeUpCard(random) : undefined;
    if (card) secrets.cards.add(card.number);
    const form = { email: who.email, cycle, installments, card };
    const body = { ...filledIn(form), ...options.more };
    const attempt: Attempt = { key, method, cycle, body, answers: [] };
    who.attempts.push(attempt);
    return attempt;
  }

  /** Sends a attempt, for the first time or once more with the same key. */
  async function send(who: Buyer, attempt: Attempt, node?: ManagedProcess): Promise<Answer> {
    const path = who.token ? "/v1/auth/payment" : "/v1/public/payment/by-email";
    const { status, ms, retryAfter, isUnheard, body } = await ask("POST", path, {
      body: attempt.body,
      ip: who.ip,
      headers: {
        ...(attempt.key && { "idempotency-key": attempt.key }),
        ...(who.token && basic(who.email, who.token)),
      },
      ...(node && { node }),
    });
    const view = body.return ?? {};
    const text = (name: string) => (typeof view[name] === "string" ? view[name] : null);
    const answer: Answer = {
      status,
      isUnheard,
      ms,
      retryAfter,
      error: body.error || null,
      id: text("_id"),
      paymentStatus: text("paymentStatus"),
      gatewayId: text("gatewayId"),
      amountCents: typeof view["amountCents"] === "number" ? view["amountCents"] : null,
    };
    attempt.answers.push(answer);
    return answer;
  }

  return {
    random,
    secrets,
    ask,
    basic,
    buyer,
    buyers,
    register,
    tryBuyer,
    newAttempt,
    send,
    async attempt(who: Buyer, options: AttemptOptions = {}): Promise<Answer> {
      return send(who, newAttempt(who, options), options.node);
    },
    /** The line broke, or we were out of breath: the page sends the same attempt again, a few times. */
    async retryPayment(who: Buyer, attempt: Attempt, tries = 6): Promise<Answer> {
      let answer = await send(who, attempt);
      for (let n = 1; n < tries && isWorthRepeating(answer); n += 1) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        answer = await send(who, attempt);
      }
      return answer;
    },
  };
}
export type Driver = ReturnType<typeof createDriver>;

const isWorthRepeating = ({ status, error }: Answer): boolean =>
  status === 0 || status === 500 || error === "temporarily-unavailable" || error === "overloaded";

type Asking = { body?: object; headers?: Record<string, string>; ip?: string; node?: ManagedProcess };
type Reply = {
  status: number;
  ms: number;
  retryAfter: string | null;
  isUnheard: boolean;
  body: { return?: Record<string, unknown> | null; error?: string | false };
};

function parse(text: string): Reply["body"] {
  try {
    return JSON.parse(text) as Reply["body"];
  } catch {
    return {};
  }
}

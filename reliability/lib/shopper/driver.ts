import { type Cycle, cycles } from "@app/contract/catalogue";
import { CONSENT, filledIn, madeUpCard, PASSWORD_MARK } from "./forms.ts";
import { createRandom, type Random } from "./random.ts";
import { createSecrets, type Secrets } from "./secrets.ts";

/** Where a request goes: a node, or nginx in front of it. */
export type Target = { url: string; isServing: () => boolean };

export type Method = "pix" | "credit-card";
/** Status 0: the connection failed and the outcome is unknown, unless it was refused (`isRefused`). */
export type Answer = {
  status: number;
  isRefused: boolean;
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
  /** Null: the buyer has no session and buys by e-mail. */
  token: string | null;
  attempts: Attempt[];
  /** How many purchases this buyer means to make. */
  wants: number;
};
export type AttemptOptions = {
  method?: Method;
  cycle?: Cycle;
  installments?: number;
  key?: string | null;
  more?: object;
  node?: Target;
};

/** The browser's timeout. */
const TIMEOUT_MS = 10_000;

/** Sends one request and never throws: a failed connection is status 0. */
export type Send = (method: string, path: string, options?: RequestOptions) => Promise<Reply>;

/** Sends to the node that it chooses, once. */
export const sendTo =
  (choose: () => Target): Send =>
  async (method, path, { node = choose(), body, ip = "203.0.113.7", headers } = {}) => {
    const since = Date.now();
    try {
      const reply = await fetch(`${node.url}${path}`, {
        method,
        headers: {
          ...(body && { "content-type": "application/json" }),
          "x-forwarded-for": ip,
          "user-agent": "Mozilla/5.0 (Linux; Android 13)",
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = parse(await reply.text());
      const retryAfter = reply.headers.get("retry-after");
      return { status: reply.status, body: answer, ms: Date.now() - since, retryAfter, isRefused: false };
    } catch (error) {
      const why = ((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).name;
      const isRefused = why === "ECONNREFUSED";
      return { status: 0, body: {}, ms: Date.now() - since, retryAfter: null, isRefused, why };
    }
  };

/** Sends to the nodes in turn. As behind a proxy, a refused connection is retried at the other: nothing was sent yet. */
function sendToNodes(apis: readonly [Target, ...Target[]]): Send {
  let turn = 0;
  const send = sendTo(() => {
    turn += 1;
    const up = apis.filter((api) => api.isServing());
    return up[turn % Math.max(up.length, 1)] ?? apis[turn % apis.length] ?? apis[0];
  });
  return async (method, path, options = {}) => {
    const first = await send(method, path, options);
    return first.isRefused && !options.node ? send(method, path, options) : first;
  };
}

/** A seeded shopper: registers, signs in, fills in the checkout and repeats an attempt as the page does. */
export function createDriver(
  stack: { apis: readonly [Target, ...Target[]] } | { send: Send },
  seed: number | Random,
  secrets: Secrets = createSecrets(),
) {
  const random = typeof seed === "number" ? createRandom(seed) : seed;
  const request = "send" in stack ? stack.send : sendToNodes(stack.apis);
  let keys = 0;

  const basic = (user: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`,
  });

  /** Registers a new buyer; returns the answer, and the buyer if registration succeeded. */
  async function register(fullName = "Ana Souza", node?: Target): Promise<{ reply: Reply; who?: Buyer }> {
    const mark = `${Date.now().toString(36)}${random.digits(8)}`;
    const email = `b${mark}@example.com`;
    const password = `${PASSWORD_MARK}${random.digits(10)}`;
    const ip = `10.${random.below(250)}.${random.below(250)}.${random.between(1, 250)}`;
    secrets.passwords.add(password);
    const body = { fullName, phone: `119${random.digits(8)}`, countryCode: "+55", email, password };
    const reply = await request("POST", "/v1/public/register", {
      body: { ...body, consent: CONSENT },
      ip,
      ...(node && { node }),
    });
    const user = reply.body.return?.["user"] as { _id: string } | undefined;
    if (reply.status !== 200 || !user) return { reply };
    return { reply, who: { accountId: user._id, email, password, ip, token: null, attempts: [], wants: 1 } };
  }

  /** A new buyer with an account; undefined when registration was refused. */
  async function tryBuyer(
    via: "email" | "session" = random.happens(0.5) ? "session" : "email",
    fullName?: string,
    node?: Target,
  ): Promise<Buyer | undefined> {
    const { who } = await register(fullName, node);
    if (!who || via === "email") return who;
    const session = await request("POST", "/v1/auth/sessions", { headers: basic(who.email, who.password), ip: who.ip });
    if (session.status === 200) who.token = String(session.body.return?.["token"]);
    if (who.token) secrets.tokens.add(who.token);
    return who;
  }

  async function buyer(via?: "email" | "session", fullName?: string): Promise<Buyer> {
    for (let tries = 0; tries < 20; tries += 1) {
      const made = await tryBuyer(via, fullName);
      if (made) return made;
    }
    throw new Error("registration failed twenty times");
  }

  /** Four at a time, because hashing passwords is CPU-bound. */
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

  /** Sends an attempt, or repeats it with the same idempotency key. */
  async function send(who: Buyer, attempt: Attempt, node?: Target): Promise<Answer> {
    const path = who.token ? "/v1/auth/payment" : "/v1/public/payment/by-email";
    const { status, ms, retryAfter, isRefused, body } = await request("POST", path, {
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
      isRefused,
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
    request,
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
    /** As the page does: repeats the same attempt after a failed connection or load shedding. */
    async retryPayment(who: Buyer, attempt: Attempt, tries = 6): Promise<Answer> {
      let answer = await send(who, attempt);
      for (let n = 1; n < tries && isRetryable(answer); n += 1) {
        await new Promise((resolve) => setTimeout(resolve, 150));
        answer = await send(who, attempt);
      }
      return answer;
    },
  };
}
export type Driver = ReturnType<typeof createDriver>;

const isRetryable = ({ status, error }: Answer): boolean =>
  status === 0 || status === 500 || error === "temporarily-unavailable" || error === "overloaded";

type RequestOptions = { body?: object; headers?: Record<string, string>; ip?: string; node?: Target };
type Reply = {
  status: number;
  ms: number;
  retryAfter: string | null;
  isRefused: boolean;
  /** Of a failed connection. */
  why?: string;
  body: { return?: Record<string, unknown> | null; error?: string | false };
};

function parse(text: string): Reply["body"] {
  try {
    return JSON.parse(text) as Reply["body"];
  } catch {
    return {};
  }
}

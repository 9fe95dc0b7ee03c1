import type { PaymentView } from "@app/contract/checkout";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Deps } from "../../deps.ts";
import { openPool } from "../../platform/database/db.ts";
import { aBuyer, aCardSubmission, aPixSubmission, CARDS } from "../../testing/buying.ts";
import { type Api, test as base, basic } from "../../testing/http.ts";
import { createCheckoutLimits } from "../rate-limits.ts";

// Card testing: an attacker tries stolen cards from many accounts and networks. It must not work, and it must not
// disable cards for honest buyers.

const BY_EMAIL = "/v1/public/payment/by-email";

/** The limits of production, with fresh counters. */
const test = base.extend("deps", async ({ engine, clock, databaseUrl, simulators }, { onCleanup }): Promise<Deps> => {
  const pool = openPool(databaseUrl, { max: 2 });
  onCleanup(() => pool.end());
  simulators.asaas.reset();
  await engine.db.deleteFrom("throttles").execute();
  await sql`update payments set created_at = created_at - interval '1 day'`.execute(engine.db);
  const { paymentThrottle } = engine.limits;
  return { ...engine, now: clock.now, limits: { ...engine.limits, ...createCheckoutLimits(pool, 1), paymentThrottle } };
});

/** A number of this issuer that passes the Luhn check. */
function cardOf(issuer: number, n: number): string {
  const body = `${issuer}${String(n).padStart(9, "0")}`;
  const sum = Array.from(body)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

let attempts = 0;
function tryCard(api: Api, email: string, { from, number }: { from: string; number: string }) {
  attempts += 1;
  const headers = { "idempotency-key": `card ${attempts}` };
  return api<PaymentView>("POST", BY_EMAIL, {
    body: aCardSubmission(email, { number, installments: 1 }),
    from,
    headers,
  });
}
const charges = (asaas: { calls: () => { method: string; path: string }[] }) =>
  asaas.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;

/** Declined cards, four per account, with an issuer and a network for each. */
async function attack(
  { api, deps, asaas }: { api: Api; deps: Deps; asaas: { setFaults: (fault: { mode: "decline" | "ok" }) => unknown } },
  tries: number,
  { issuerOf, networkOf }: { issuerOf: (n: number) => number; networkOf: (n: number) => string },
) {
  const attackers = await Promise.all(Array.from({ length: Math.ceil(tries / 4) }, () => aBuyer(deps)));
  asaas.setFaults({ mode: "decline" });
  const answers: string[] = [];
  for (let n = 0; n < tries; n += 1) {
    const card = { from: networkOf(n), number: cardOf(issuerOf(n), n) };
    const { body } = await tryCard(api, attackers[Math.floor(n / 4)]?.email ?? "", card);
    answers.push(String(body.error));
  }
  asaas.setFaults({ mode: "ok" });
  return { attackers, answers };
}

test("forty made-up cards from five networks, each of another issuer, disable no honest buyer's card", async ({
  api,
  deps,
  asaas,
}) => {
  const { answers } = await attack({ api, deps, asaas }, 40, {
    issuerOf: (n) => 400_000 + n,
    networkOf: (n) => `198.51.100.${n % 5}`,
  });
  expect(new Set(answers)).toEqual(new Set(["card-declined"]));

  const honest = await tryCard(api, (await aBuyer(deps)).email, { from: "203.0.113.9", number: CARDS.approved });
  expect(honest.body.return?.paymentStatus).toBe("paid");
});

test("a network has ten declined cards in ten minutes, then only PIX; other networks are not limited", async ({
  api,
  deps,
  asaas,
}) => {
  const { answers, attackers } = await attack({ api, deps, asaas }, 12, {
    issuerOf: (n) => 410_000 + n,
    networkOf: (n) => `2001:db8:5:5::${n}`,
  });
  expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "card-declined"));
  expect(answers.slice(10)).toEqual(["card-limit", "card-limit"]);
  expect(charges(asaas)).toBe(10);

  const fresh = await aBuyer(deps);
  const neighbour = { from: "2001:db8:5:5::beef", number: CARDS.approved };
  expect((await tryCard(api, fresh.email, neighbour)).body.error).toBe("card-limit");
  const pix = await api("POST", BY_EMAIL, { body: aPixSubmission(attackers[0]?.email ?? ""), from: neighbour.from });
  expect(pix.status).toBe(200);
  const elsewhere = { ...neighbour, from: "2001:db8:5:6::1" };
  expect((await tryCard(api, fresh.email, elsewhere)).body.return?.paymentStatus).toBe("paid");
});

test("a burst on one issuer, from many accounts and networks, disables that issuer's cards only", async ({
  api,
  deps,
  asaas,
}) => {
  const { answers } = await attack({ api, deps, asaas }, 34, {
    issuerOf: () => 453_998,
    networkOf: (n) => `198.18.${n}.1`,
  });
  expect(answers.filter((answer) => answer === "card-declined")).toHaveLength(30);
  expect(answers.slice(30)).toEqual(Array.from({ length: 4 }, () => "card-issuer-disabled"));
  expect(charges(asaas)).toBe(30);

  const [fresh, member] = [await aBuyer(deps), await aBuyer(deps)];
  const same = { from: "203.0.113.9", number: cardOf(453_998, 99) };
  const refused = await tryCard(api, fresh.email, same);
  expect(refused).toMatchObject({ status: 503, body: { error: "card-issuer-disabled" } });
  expect(refused.headers["retry-after"]).toBe("600");
  const other = { ...same, number: CARDS.approved };
  expect((await tryCard(api, fresh.email, other)).body.return?.paymentStatus).toBe("paid");

  await verify(deps, member.accountId);
  const body = aCardSubmission(member.email, { number: same.number });
  const known = await api<PaymentView>("POST", "/v1/auth/payment", {
    body,
    headers: basic(member.phone, member.password),
  });
  expect(known.body.return?.paymentStatus).toBe("paid");
});

test("approved cards offset declined ones: a busy honest network and issuer are never limited", async ({
  api,
  deps,
}) => {
  const from = "203.0.113.20";
  for (let n = 0; n < 8; n += 1) {
    const { email } = await aBuyer(deps);
    for (const number of [CARDS.declined, CARDS.declined, CARDS.approved]) {
      const { body } = await tryCard(api, email, { from, number });
      expect(body.error || body.return?.paymentStatus).toBe(number === CARDS.approved ? "paid" : "card-declined");
    }
  }
});

test("a new account without a verified contact has four card attempts, an older or verified one eight", async ({
  api,
  deps,
  clock,
}) => {
  const attemptsOf = async (email: string, network: number): Promise<number> => {
    for (let n = 0; ; n += 1) {
      const card = { from: `198.19.${network}.1`, number: CARDS.declined };
      if ((await tryCard(api, email, card)).body.error === "card-limit") return n;
    }
  };
  const [fresh, verified, old] = [await aBuyer(deps), await aBuyer(deps), await aBuyer(deps)];
  expect(await attemptsOf(fresh.email, 1)).toBe(4);
  await verify(deps, verified.accountId);
  expect(await attemptsOf(verified.email, 2)).toBe(8);
  clock.advance(61 * 60_000);
  expect(await attemptsOf(old.email, 3)).toBe(8);
});

test("cards are disabled for all only when hundreds are declined, and never for a known buyer", async ({
  api,
  deps,
}) => {
  const attacker = await aBuyer(deps);
  await tryCard(api, attacker.email, { from: "198.51.100.200", number: CARDS.declined });
  await copyDeclined(deps, attacker.accountId, 299);

  const [fresh, member] = [await aBuyer(deps), await aBuyer(deps)];
  const off = await tryCard(api, fresh.email, { from: "203.0.113.30", number: CARDS.approved });
  expect(off).toMatchObject({ status: 503, body: { error: "card-disabled" } });

  await verify(deps, member.accountId);
  const headers = basic(member.phone, member.password);
  const body = aCardSubmission(member.email);
  const known = await api<PaymentView>("POST", "/v1/auth/payment", { body, headers });
  expect(known.body.return?.paymentStatus).toBe("paid");
  // Typing a known buyer's e-mail does not make the client known.
  const typed = await tryCard(api, member.email, { from: "203.0.113.31", number: CARDS.approved });
  expect(typed.body.error).toBe("card-disabled");
});

test("counters name neither the card nor the network", async ({ api, deps }) => {
  const { email } = await aBuyer(deps);
  await tryCard(api, email, { from: "203.0.113.77", number: CARDS.declined });
  const keys = (await deps.db.selectFrom("throttles").select("key").execute()).map(({ key }) => key).join(" ");
  expect(keys).toContain("card");
  expect(keys).not.toMatch(/203\.0\.113\.77|518401/);
});

/** An account whose email was verified, and which is older than a day. */
async function verify({ db, now }: Deps, accountId: string): Promise<void> {
  const aWeekAgo = new Date(now().getTime() - 7 * 24 * 60 * 60_000);
  await db
    .updateTable("accounts")
    .set({ emailVerifiedAt: aWeekAgo, createdAt: aWeekAgo })
    .where("id", "=", accountId)
    .execute();
}

async function copyDeclined({ db }: Deps, accountId: string, copies: number): Promise<void> {
  const [declined] = await db.selectFrom("payments").selectAll().where("accountId", "=", accountId).execute();
  if (!declined) throw new Error("no declined card to copy");
  const more = Array.from({ length: copies }, () => ({ ...declined, id: crypto.randomUUID(), idempotencyKey: null }));
  await db.insertInto("payments").values(more).execute();
}

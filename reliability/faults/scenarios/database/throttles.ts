import { openCode } from "../../../lib/shopper/buying.ts";
import { shiftTimestamps } from "../../../lib/stack/settle.ts";
import { guardedOf } from "../../harness/front.ts";
import { range, type Scenario } from "../scenario.ts";

const TRIES = 8;
/** As in identity/rate-limits.ts: wrong passwords for one account from one network. */
const PASSWORDS = 10;

export const throttlesLost: Scenario = {
  number: 27,
  fault: "Rate-limit counters lost or unavailable",
  injected:
    "there is no Redis: the counters are the table `throttles`. It is truncated between the tries of one account with cards and of several with passwords, or renamed while buyers pay",
  invariants:
    "no effect on money; without counters no card reaches the gateway and no password is compared (fail closed), and everything else is served",
  trial: "a card tried without its counter",
  batch: 30,
  short: 6,
  async run(harness, driver, trials) {
    const violations: string[] = [];
    const counts = {
      "cards refused": 0,
      "PIX purchases meanwhile": 0,
      "registrations meanwhile": 0,
      "limit held after loss": 0,
      "passwords refused": 0,
    };
    const charges = () =>
      harness.gateway.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;
    const people = await driver.buyers(trials);
    const others = await driver.buyers(Math.ceil(trials / 3));
    // After the truncation the account's window starts again, and still limits.
    const attacker = await driver.buyer("email");
    const node = await guardedOf(harness);
    const guessed = await driver.buyers(2, "email");
    harness.gateway.setFaults({ mode: "decline" });
    const tryCard = () => driver.attempt(attacker, { method: "credit-card", cycle: "monthly", installments: 1 });
    for (const _ of range(TRIES)) await tryCard();
    if ((await tryCard()).status !== 429) violations.push("the limit did not hold before the loss");
    const places = guessed.map((who, n) => ({ who, network: `2001:db8:27:${n + 1}` }));
    const guess = async (round: string) => {
      for (const { who, network } of places) {
        const signIn = (n: number) =>
          driver.request("GET", "/v1/auth/me", {
            node,
            ip: `${network}::${n + 1}`,
            headers: driver.basic(who.email, `vazada-${n}`),
          });
        for (const n of range(PASSWORDS)) await signIn(n);
        const { status } = await signIn(PASSWORDS);
        if (status !== 429) violations.push(`${round} the eleventh password got ${status}`);
      }
    };
    await guess("before the loss");
    await harness.db.query("truncate throttles");
    await guess("after the loss");
    for (const _ of range(TRIES)) await tryCard();
    const { status: afterwards } = await tryCard();
    if (afterwards === 429) counts["limit held after loss"] += 1;
    else violations.push(`after the loss the ninth card got ${afterwards}`);
    harness.gateway.setFaults({ mode: "ok" });
    await shiftTimestamps(harness, [attacker.accountId], 400);

    await harness.db.query("alter table throttles rename to throttles_away");
    const before = charges();
    await Promise.all([
      ...people.map(async (who) => {
        const { status } = await driver.attempt(who, { method: "credit-card", installments: 1 });
        if (status >= 500) counts["cards refused"] += 1;
        else violations.push(`a card without a counter got ${status}`);
      }),
      ...others.map(async (who) => {
        await openCode(driver, who);
        counts["PIX purchases meanwhile"] += 1;
        if (await driver.tryBuyer("email")) counts["registrations meanwhile"] += 1;
      }),
    ]);
    for (const who of guessed) {
      const headers = driver.basic(who.email, who.password);
      const { status } = await driver.request("GET", "/v1/auth/me", { headers, ip: who.ip });
      if (status >= 500) counts["passwords refused"] += 1;
      else violations.push(`a password without a counter got ${status}`);
    }
    const reached = charges() - before;
    if (reached > 0) violations.push(`${reached} cards reached the gateway without a counter`);
    if (counts["registrations meanwhile"] < others.length) violations.push("a visitor could not register");
    await harness.db.query("alter table throttles_away rename to throttles");
    return { trials, buyers: [...people, ...others, ...guessed, attacker], violations, figures: { counts } };
  },
};

import { guardedOf } from "../harness/front.ts";
import { shiftTimestamps } from "../harness/settle.ts";
import { openCode } from "./buying.ts";
import { range, type Scenario } from "./scenario.ts";

const TRIES = 8;
/** As in identity/limits.ts: wrong passwords for one account from one place. */
const PASSWORDS = 10;

export const throttlesLost: Scenario = {
  number: 27,
  fault: "The counters of limits lost, or gone",
  injected:
    "there is no Redis: the counters are the table `throttles`. It is emptied between the tries of one account with cards and of several with passwords, or renamed away while people buy",
  invariants:
    "no effect on money; without counters no card reaches the gateway and no password is compared, and everything else goes on",
  trial: "a card tried without its counter",
  batch: 30,
  short: 6,
  async run(harness, driver, trials) {
    const violations: string[] = [];
    const counts = {
      "cards held back": 0,
      "PIX beside": 0,
      "people registered beside": 0,
      "limit held after loss": 0,
      "passwords held back": 0,
    };
    const charges = () =>
      harness.gateway.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;
    const people = await driver.buyers(trials);
    const beside = await driver.buyers(Math.ceil(trials / 3));
    // Emptied in the middle: the account's window begins again, and is a window still.
    const thief = await driver.buyer("email");
    const node = await guardedOf(harness);
    const guessed = await driver.buyers(2, "email");
    harness.gateway.setFaults({ mode: "decline" });
    const tryCard = () => driver.attempt(thief, { method: "credit-card", cycle: "monthly", installments: 1 });
    for (const _ of range(TRIES)) await tryCard();
    if ((await tryCard()).status !== 429) violations.push("the limit did not hold before the loss");
    const places = guessed.map((who, n) => ({ who, network: `2001:db8:27:${n + 1}` }));
    const guess = async (round: string) => {
      for (const { who, network } of places) {
        const signIn = (n: number) =>
          driver.ask("GET", "/v1/auth/me", {
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
    await shiftTimestamps(harness, [thief.accountId], 400);

    await harness.db.query("alter table throttles rename to throttles_away");
    const before = charges();
    await Promise.all([
      ...people.map(async (who) => {
        const { status } = await driver.attempt(who, { method: "credit-card", installments: 1 });
        if (status >= 500) counts["cards held back"] += 1;
        else violations.push(`a card without a counter got ${status}`);
      }),
      ...beside.map(async (who) => {
        await openCode(driver, who);
        counts["PIX beside"] += 1;
        if (await driver.tryBuyer("email")) counts["people registered beside"] += 1;
      }),
    ]);
    for (const who of guessed) {
      const headers = driver.basic(who.email, who.password);
      const { status } = await driver.ask("GET", "/v1/auth/me", { headers, ip: who.ip });
      if (status >= 500) counts["passwords held back"] += 1;
      else violations.push(`a password without a counter got ${status}`);
    }
    const reached = charges() - before;
    if (reached > 0) violations.push(`${reached} cards reached the gateway without a counter`);
    if (counts["people registered beside"] < beside.length) violations.push("somebody could not register");
    await harness.db.query("alter table throttles_away rename to throttles");
    return { trials, buyers: [...people, ...beside, ...guessed, thief], violations, figures: { counts } };
  },
};

import { passTime } from "../rig/settle.ts";
import { openCode } from "./buying.ts";
import { type Row, range } from "./row.ts";

const TRIES = 8;

export const throttlesLost: Row = {
  number: 27,
  fault: "The counters of limits lost, or gone",
  injected:
    "there is no Redis: the counters are the table `throttles`. It is emptied between the tries of one account, or renamed away while people buy",
  invariants: "no effect on money; without counters no card reaches the gateway, and everything else goes on",
  trial: "a card tried without its counter",
  batch: 30,
  short: 6,
  async run(rig, driver, trials) {
    const violations: string[] = [];
    const counts = { "cards held back": 0, "PIX beside": 0, "people registered beside": 0, "limit held after loss": 0 };
    const charges = () =>
      rig.gateway.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;
    const people = await driver.buyers(trials);
    const beside = await driver.buyers(Math.ceil(trials / 3));
    // Emptied in the middle: the account's window begins again, and is a window still.
    const thief = await driver.buyer("email");
    rig.gateway.setFaults({ mode: "decline" });
    const tryCard = () => driver.press(thief, { method: "credit-card", cycle: "monthly", installments: 1 });
    for (const _ of range(TRIES)) await tryCard();
    if ((await tryCard()).status !== 429) violations.push("the limit did not hold before the loss");
    await rig.db.query("truncate throttles");
    for (const _ of range(TRIES)) await tryCard();
    const { status: afterwards } = await tryCard();
    if (afterwards === 429) counts["limit held after loss"] += 1;
    else violations.push(`after the loss the ninth card got ${afterwards}`);
    rig.gateway.setFaults({ mode: "ok" });
    await passTime(rig, [thief.accountId], 400);

    await rig.db.query("alter table throttles rename to throttles_away");
    const before = charges();
    await Promise.all([
      ...people.map(async (who) => {
        const { status } = await driver.press(who, { method: "credit-card", installments: 1 });
        if (status >= 500) counts["cards held back"] += 1;
        else violations.push(`a card without a counter got ${status}`);
      }),
      ...beside.map(async (who) => {
        await openCode(driver, who);
        counts["PIX beside"] += 1;
        if (await driver.tryBuyer("email")) counts["people registered beside"] += 1;
      }),
    ]);
    const reached = charges() - before;
    if (reached > 0) violations.push(`${reached} cards reached the gateway without a counter`);
    if (counts["people registered beside"] < beside.length) violations.push("somebody could not register");
    await rig.db.query("alter table throttles_away rename to throttles");
    return { trials, buyers: [...people, ...beside, thief], violations, figures: { counts } };
  },
};

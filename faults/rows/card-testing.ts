import { setTimeout as pause } from "node:timers/promises";
import { guardedOf } from "../rig/front.ts";
import { passTime } from "../rig/settle.ts";
import { type Row, range } from "./row.ts";

const TRIES_EACH = 10;
const AT_ONCE = 6;
/** As in allow-cards.ts: forty declines switch cards off; whoever is in flight then still gets through. */
const MOST_AT_GATEWAY = 40 + AT_ONCE;

export const cardTesting: Row = {
  number: 40,
  fault: "Card-testing burst",
  injected:
    "made-up cards, all declined, by accounts that try ten each from 200 addresses, at a node with the limits of production; real people buy by PIX beside it",
  invariants: "the limit per account and the breaker for all; real buyers not blocked",
  trial: "a card tried",
  batch: 2_000,
  short: 60,
  async run(rig, driver, trials) {
    const node = await guardedOf(rig);
    // Honest cards of the last minutes count for the ratio: here only the attack is looked at.
    const everybody = await rig.db.query<{ id: string }>("select distinct account_id as id from payments");
    await passTime(
      rig,
      everybody.map(({ id }) => id),
      400,
    );
    const thieves = await driver.buyers(Math.ceil(trials / TRIES_EACH), "email");
    const honest = await driver.buyers(Math.ceil(trials / 30));
    rig.gateway.setFaults({ mode: "decline" });
    const charges = () =>
      rig.gateway.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;
    const before = charges();
    const counts: Record<string, number> = { declined: 0, "over the account's limit": 0, "cards off": 0 };
    const violations: string[] = [];
    const waiting = [...thieves];
    const attack = range(AT_ONCE).map(async () => {
      for (let who = waiting.shift(); who; who = waiting.shift())
        for (const _ of range(TRIES_EACH)) {
          who.ip = `127.77.0.${driver.chance.between(1, 200)}`;
          const { status, error } = await driver.press(who, {
            method: "credit-card",
            cycle: "monthly",
            installments: 1,
            node,
          });
          if (status === 402) counts["declined"] = (counts["declined"] ?? 0) + 1;
          else if (status === 429) counts["over the account's limit"] = (counts["over the account's limit"] ?? 0) + 1;
          else if (status === 503) counts["cards off"] = (counts["cards off"] ?? 0) + 1;
          else violations.push(`a stolen card got ${status} ${error}`);
        }
    });
    let blocked = 0;
    for (const who of honest) {
      await pause(50);
      const { status, gatewayId } = await driver.press(who, { method: "pix", node });
      if (status !== 200) blocked += 1;
      if (gatewayId) rig.gateway.pay({ gatewayId });
    }
    await Promise.all(attack);
    const reached = charges() - before;
    if (reached > MOST_AT_GATEWAY) violations.push(`${reached} stolen cards reached the gateway`);
    if (blocked > 0) violations.push(`${blocked} real buyers were blocked`);
    rig.gateway.setFaults({ mode: "ok" });
    // The five minutes the breaker looks back on.
    await passTime(
      rig,
      thieves.map(({ accountId }) => accountId),
      400,
    );
    const figures = { counts: { ...counts, "reached the gateway": reached, "real buyers blocked": blocked } };
    return { trials, buyers: [...thieves, ...honest], violations, figures };
  },
};

import { setTimeout as pause } from "node:timers/promises";
import type { Buyer, Driver } from "../rig/driver.ts";
import { guardedOf } from "../rig/front.ts";
import { passTime } from "../rig/settle.ts";
import { type Row, range } from "./row.ts";

const TRIES_EACH = 10;
const AT_ONCE = 6;
/** The gateway's own numbers that are always declined: two issuers. */
const STOLEN = ["5184019740373151", "4916561358240741"];
const NETWORKS = 40;
/** As in limits.ts: thirty declined of one issuer, and whoever is in flight then still gets through. */
const MOST_AT_GATEWAY = STOLEN.length * (30 + AT_ONCE);
/** The sentences a thief may get: declined, over a limit, or the issuer rests. Never a switch for everybody. */
const EXPECTED = ["card-declined", "card-limit", "card-issuer-off"];

const stolenCard = (driver: Driver) => ({
  creditCardData: {
    holderName: "ANA SOUZA",
    number: driver.chance.oneOf(STOLEN),
    expiryMonth: "12",
    expiryYear: "2030",
    ccv: driver.chance.digits(3),
  },
});

export const cardTesting: Row = {
  number: 40,
  fault: "Card-testing burst",
  injected:
    "cards that are all declined, by accounts that try ten each, from one of 40 networks or from all of them, at a node with the limits of production; real people, new and from elsewhere, buy by PIX and by card beside it",
  invariants: "limits per account, network and issuer; real buyers not blocked, by card either",
  trial: "a card tried",
  batch: 2_000,
  short: 60,
  async run(rig, driver, trials) {
    const node = await guardedOf(rig);
    // What other rows counted is forgotten: here only the attack is looked at.
    await rig.db.query("delete from throttles where key like 'card%'");
    const everybody = await rig.db.query<{ id: string }>("select distinct account_id as id from payments");
    await passTime(
      rig,
      everybody.map(({ id }) => id),
      400,
    );
    const thieves = await driver.buyers(Math.ceil(trials / TRIES_EACH), "email");
    const honest = await driver.buyers(Math.ceil(trials / 30));
    const charges = () =>
      rig.gateway.calls().filter(({ method, path }) => method === "POST" && path === "/v3/payments").length;
    const before = charges();
    const counts: Record<string, number> = Object.fromEntries(EXPECTED.map((error) => [error, 0]));
    const violations: string[] = [];
    const waiting = [...thieves];
    const attack = range(AT_ONCE).map(async () => {
      for (let who = waiting.shift(); who; who = waiting.shift()) {
        const isRestless = driver.chance.happens(0.5);
        for (const turn of range(TRIES_EACH)) {
          if (isRestless || turn === 0) who.ip = `127.77.0.${driver.chance.between(1, NETWORKS)}`;
          const card = { method: "credit-card", cycle: "monthly", installments: 1, node } as const;
          const { status, error } = await driver.press(who, { ...card, more: stolenCard(driver) });
          if (error && EXPECTED.includes(error)) counts[error] = (counts[error] ?? 0) + 1;
          else if (error !== "payment-limit") violations.push(`a stolen card got ${status} ${error}`);
        }
      }
    });
    let paidByCard = 0;
    let blocked = 0;
    const buy = async (who: Buyer, method: "pix" | "credit-card") => {
      const { status, gatewayId, error } = await driver.press(who, { method, installments: 1, node });
      if (status !== 200) blocked += 1;
      if (status !== 200) violations.push(`a real buyer's ${method} got ${status} ${error}`);
      else if (method === "credit-card") paidByCard += 1;
      else if (gatewayId) rig.gateway.pay({ gatewayId });
    };
    for (const [index, who] of honest.entries()) {
      await pause(50);
      await buy(who, index % 2 === 0 ? "credit-card" : "pix");
    }
    await Promise.all(attack);
    // Once more, when every limit of the attackers is reached.
    const late = await driver.buyer();
    await buy(late, "credit-card");
    const reached = charges() - before - paidByCard;
    if (reached > MOST_AT_GATEWAY) violations.push(`${reached} stolen cards reached the gateway`);
    // The five minutes the switch for everybody looks back on.
    await passTime(
      rig,
      thieves.map(({ accountId }) => accountId),
      400,
    );
    const figures = { counts: { ...counts, "reached the gateway": reached, "real buyers blocked": blocked } };
    return { trials, buyers: [...thieves, ...honest, late], violations, figures };
  },
};

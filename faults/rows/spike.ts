import { setTimeout as pause } from "node:timers/promises";
import type { Buyer } from "../rig/driver.ts";
import { openCodes } from "./buying.ts";
import { judge } from "./database-load.ts";
import { type Row, range } from "./row.ts";
import { deaths, wellAgain } from "./well-again.ts";

type Reply = { status: number; ms: number; retryAfter: string | null };

export const adSpike: Row = {
  number: 61,
  fault: "Ad spike",
  injected:
    "calls from 0 to 600 a second in ten seconds, all at one node and more than it can answer here: polls, look-ups, tracking, registrations and presses, whether or not the earlier ones were answered",
  invariants:
    "I3 I10 I11: shed with 429 or 503 and Retry-After, nothing acknowledged is lost, well by itself within 30 s",
  trial: "a call",
  batch: 3_000,
  short: 400,
  async run(rig, driver, trials) {
    const before = deaths(rig);
    const seconds = trials >= 2_000 ? 10 : 2;
    const orders = await openCodes(driver, 8);
    const buyers: Buyer[] = orders.map(({ who }) => who);
    const shoppers = await driver.buyers(Math.ceil(trials / 40));
    buyers.push(...shoppers);
    const [node] = rig.apis;
    const calls: Promise<Reply>[] = [];
    const call = async (index: number): Promise<Reply> => {
      const order = orders[index % orders.length];
      const ip = `10.${index % 250}.${Math.floor(index / 250) % 250}.9`;
      const shopper = index % 40 === 0 ? shoppers[index / 40] : undefined;
      if (shopper)
        return driver.press(shopper, { method: index % 80 === 0 ? "pix" : "credit-card", installments: 1, node });
      if (index % 60 === 1) {
        const since = Date.now();
        const who = await driver.tryBuyer("email", undefined, node);
        if (who) buyers.push(who);
        return { status: who ? 200 : 503, ms: Date.now() - since, retryAfter: "" };
      }
      if (index % 3 === 0)
        return driver.ask("POST", "/v1/public/user/check-email", {
          body: { email: `x${index}@example.com` },
          ip,
          node,
        });
      return driver.ask("GET", `/v1/public/payment-lookup/${order?.paymentId ?? ""}`, { ip, node });
    };
    const since = Date.now();
    // So many by now that the pace rises evenly: the square of the time.
    for (const index of range(trials)) {
      const due = since + seconds * 1_000 * Math.sqrt(index / trials);
      const early = due - Date.now();
      if (early > 0) await pause(early);
      calls.push(call(index));
    }
    const answers = await Promise.all(calls);
    const drained = (Date.now() - since) / 1_000 - seconds;
    const { seconds: back, violations } = await wellAgain(rig, driver);
    if (drained + back > 30) violations.push(`I11: ${Math.round(drained + back)} s until all was as before`);
    if (deaths(rig) > before) violations.push(`I11: ${deaths(rig) - before} processes died`);
    const found = judge(answers, [200, 409]);
    return {
      trials,
      buyers,
      violations: [...violations, ...found.violations],
      figures: {
        counts: found.counts,
        samples: {
          "ms of a call": answers.map(({ ms }) => ms),
          "calls a second at the peak": [(2 * trials) / seconds],
          "s until well after the peak": [drained + back],
        },
      },
    };
  },
};

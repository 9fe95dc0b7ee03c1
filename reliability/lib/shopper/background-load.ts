import { setTimeout as pause } from "node:timers/promises";
import type { Harness } from "../stack/harness.ts";
import type { Buyer, Driver } from "./driver.ts";

type LoadOptions = {
  /** How often one attempt is sent before the buyer gives up. */
  tries?: number;
  /** Buyers with an account: half of the visits use one, while any are left. */
  known?: Buyer[];
  /** The earliest start of each buyer's next visit; 0 is as fast as they are answered. */
  everyMs?: number;
};

/** Concurrent buyers who register, sign in, buy, pay at their bank and poll, until stop() is called. */
export function runBackgroundLoad(
  { gateway }: Pick<Harness, "gateway">,
  driver: Driver,
  atOnce: number,
  { tries = 6, known = [], everyMs = 0 }: LoadOptions = {},
) {
  const buyers: Buyer[] = [];
  const successes: number[] = [];
  /** The payments whose PIX code was paid. */
  const paid = new Set<string>();
  let open = true;
  let errors = 0;
  let bought = 0;
  let cutOff = 0;

  async function visit(isKnown: boolean): Promise<void> {
    const who = (isKnown ? known.pop() : undefined) ?? (await driver.tryBuyer());
    if (!who) {
      errors += 1;
      await pause(60);
      return;
    }
    buyers.push(who);
    const attempt = driver.newAttempt(who, {
      method: driver.random.happens(0.5) ? "pix" : "credit-card",
      installments: driver.random.oneOf([1, 1, 3]),
    });
    const answer = await driver.retryPayment(who, attempt, tries);
    errors += attempt.answers.filter(({ status }) => status === 0 || status >= 500).length;
    cutOff += attempt.answers.filter(({ status, isRefused }) => status === 0 && !isRefused).length;
    if (answer.status !== 200) return;
    bought += 1;
    successes.push(Date.now());
    if (answer.id && answer.gatewayId && attempt.method === "pix" && driver.random.happens(0.8)) {
      gateway.pay({ gatewayId: answer.gatewayId });
      paid.add(answer.id);
    }
    const polled = await driver.request("GET", `/v1/public/payment-lookup/${answer.id}`, { ip: who.ip });
    if (polled.status !== 200) errors += 1;
  }

  const visitors = Array.from({ length: atOnce }, async (_, lane) => {
    if (everyMs > 0) await pause((everyMs / atOnce) * lane);
    while (open) {
      const since = Date.now();
      await visit(lane % 2 === 0);
      if (everyMs > 0) await pause(Math.max(20, everyMs - (Date.now() - since)));
    }
  });

  return {
    successes,
    paid,
    errorsSoFar: () => errors,
    async stop() {
      open = false;
      await Promise.all(visitors);
      return { buyers, errors, bought, cutOff };
    },
  };
}

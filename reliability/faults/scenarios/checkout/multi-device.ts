import { allPaid, eventually } from "../../../lib/shopper/buying.ts";
import type { Answer, Buyer, Driver } from "../../../lib/shopper/driver.ts";
import { range, type Scenario } from "../scenario.ts";

/** A duplicate payment is refunded, and its screen shows that. */
const STATUSES_AFTER_PAYING = new Set<unknown>(["paid", "received", "refunded"]);

/** The same buyer with another session: a second tab or device. */
async function otherDevice(driver: Driver, who: Buyer): Promise<Buyer> {
  const session = await driver.request("POST", "/v1/auth/sessions", {
    headers: driver.basic(who.email, who.password),
    ip: who.ip,
  });
  const token = session.body.return?.["token"] as string | undefined;
  if (token) driver.secrets.tokens.add(token);
  // The attempts of all devices belong to one buyer.
  return { ...who, token: token || null, attempts: who.attempts };
}

export const multiDevice: Scenario = {
  number: 35,
  fault: "Back button, reload, second tab, second device",
  injected:
    "a code requested, the page reloaded (the same attempt again), the same plan bought in a second tab and on a second device at once, one of the codes paid; an attacker enters the same e-mail elsewhere, with and without the buyer's idempotency key",
  invariants: "I1; every screen shows the true status, and the attacker's screen shows, changes and blocks none of it",
  trial: "a buyer with three screens",
  batch: 50,
  short: 5,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials, "session");
    const violations: string[] = [];
    const counts = { "screens checked": 0, "wrong screens": 0 };
    for (const trial of range(trials)) {
      const who = people[trial];
      if (!who) continue;
      const attackerPaymentIds: string[] = [];
      const tab = await otherDevice(driver, who);
      const phone = { ...(await otherDevice(driver, who)), ip: `10.99.0.${(trial % 250) + 1}` };
      const attacker = { ...who, token: null, ip: `10.98.0.${(trial % 250) + 1}`, attempts: [] };
      const attempt = driver.newAttempt(who, { method: "pix", cycle: "annual" });
      const first = await driver.send(who, attempt);
      // Back, forward and reload: the page sends the same attempt.
      const [back, reloaded] = await Promise.all([driver.send(who, attempt), driver.send(who, attempt)]);
      for (const again of [back, reloaded])
        if (again.id !== first.id || again.gatewayId !== first.gatewayId)
          violations.push("a reload showed another code");
      for (const key of [null, attempt.key]) {
        const attacked = await driver.attempt(attacker, { method: "pix", cycle: "annual", key });
        if (attacked.status !== 200) violations.push(`an attacker learned ${attacked.status} ${attacked.error}`);
        if (attacked.id === first.id || attacked.gatewayId === first.gatewayId)
          violations.push(`an attacker was shown the buyer's code (${who.accountId})`);
        attackerPaymentIds.push(attacked.id ?? "");
      }
      const inTab = await driver.attempt(tab, {
        method: trial % 2 === 0 ? "pix" : "credit-card",
        cycle: "annual",
        installments: 1,
      });
      const onPhone = await driver.attempt(phone, { method: "pix", cycle: "annual", key: null });
      const shown = [first, inTab, onPhone].filter(
        (answer): answer is Answer & { id: string } => answer.status === 200 && answer.id !== null,
      );
      const codes = shown.filter(({ paymentStatus }) => paymentStatus === "pending");
      const paid = driver.random.oneOf(codes.length > 0 ? codes : shown);
      const isByCode = paid.paymentStatus === "pending" && paid.gatewayId !== null;
      if (isByCode) harness.gateway.pay({ gatewayId: paid.gatewayId ?? "", late: true });
      if (isByCode && !shown.some(({ paymentStatus }) => paymentStatus === "paid"))
        await eventually(() => allPaid(harness, [paid.id]), 15_000);
      // A poll from each screen must show that the order is paid.
      for (const { id } of shown) {
        counts["screens checked"] += 1;
        const isRight = await eventually(async () => {
          const { body, status } = await driver.request("GET", `/v1/public/payment-lookup/${id}`, { ip: who.ip });
          return status === 200 && STATUSES_AFTER_PAYING.has(body.return?.["paymentStatus"]);
        }, 15_000);
        if (isRight) continue;
        counts["wrong screens"] += 1;
        violations.push(`a screen does not show the payment (${who.accountId})`);
      }
      for (const id of attackerPaymentIds) {
        const { body } = await driver.request("GET", `/v1/public/payment-lookup/${id}`, { ip: attacker.ip });
        const status = body.return?.["paymentStatus"];
        if (status !== "pending")
          violations.push(`an attacker's screen shows that the buyer's payment is ${String(status)}`);
      }
    }
    return { trials, buyers: people, violations, figures: { counts } };
  },
};

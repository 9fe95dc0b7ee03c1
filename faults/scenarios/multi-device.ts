import type { Answer, Buyer, Driver } from "../harness/driver.ts";
import { allPaid, eventually } from "./buying.ts";
import { range, type Scenario } from "./scenario.ts";

/** A second payment of the same thing was returned, and says so. */
const TRUE_AFTER_PAYING = new Set<unknown>(["paid", "received", "refunded"]);

/** The same person with a session of its own: another tab or another telephone. */
async function otherDevice(driver: Driver, who: Buyer): Promise<Buyer> {
  const session = await driver.ask("POST", "/v1/auth/sessions", {
    headers: driver.basic(who.email, who.password),
    ip: who.ip,
  });
  const token = session.body.return?.["token"] as string | undefined;
  if (token) driver.secrets.tokens.add(token);
  // What they attempt counts as one person's.
  return { ...who, token: token || null, attempts: who.attempts };
}

export const multiDevice: Scenario = {
  number: 35,
  fault: "Back button, reload, second tab, second device",
  injected:
    "a code asked for, the page reloaded (the same attempt again), the same bought in a second tab and on a second device at once, one of the codes paid; a attacker types the same email elsewhere, with and without the person's own key",
  invariants: "I1; every screen shows what is true, and the attacker's shows, changes and blocks nothing of it",
  trial: "a person with three screens",
  batch: 50,
  short: 5,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials, "session");
    const violations: string[] = [];
    const counts = { "screens looked at": 0, "wrong screens": 0 };
    for (const trial of range(trials)) {
      const who = people[trial];
      if (!who) continue;
      const strangeIds: string[] = [];
      const tab = await otherDevice(driver, who);
      const phone = { ...(await otherDevice(driver, who)), ip: `10.99.0.${(trial % 250) + 1}` };
      const attacker = { ...who, token: null, ip: `10.98.0.${(trial % 250) + 1}`, attempts: [] };
      const attempt = driver.newAttempt(who, { method: "pix", cycle: "annual" });
      const first = await driver.send(who, attempt);
      // Back and forward, and a reload: the page sends what it sent before.
      const [back, reloaded] = await Promise.all([driver.send(who, attempt), driver.send(who, attempt)]);
      for (const again of [back, reloaded])
        if (again.id !== first.id || again.gatewayId !== first.gatewayId)
          violations.push("a reload showed another code");
      for (const key of [null, attempt.key]) {
        const strange = await driver.attempt(attacker, { method: "pix", cycle: "annual", key });
        if (strange.status !== 200) violations.push(`a attacker learned ${strange.status} ${strange.error}`);
        if (strange.id === first.id || strange.gatewayId === first.gatewayId)
          violations.push(`a attacker was shown somebody's code (${who.accountId})`);
        strangeIds.push(strange.id ?? "");
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
      // Whatever each of them had on the screen, asking again must show that it is paid.
      for (const { id } of shown) {
        counts["screens looked at"] += 1;
        const isRight = await eventually(async () => {
          const { body, status } = await driver.ask("GET", `/v1/public/payment-lookup/${id}`, { ip: who.ip });
          return status === 200 && TRUE_AFTER_PAYING.has(body.return?.["paymentStatus"]);
        }, 15_000);
        if (isRight) continue;
        counts["wrong screens"] += 1;
        violations.push(`a screen does not know that it is paid (${who.accountId})`);
      }
      for (const id of strangeIds) {
        const { body } = await driver.ask("GET", `/v1/public/payment-lookup/${id}`, { ip: attacker.ip });
        const seen = body.return?.["paymentStatus"];
        if (seen !== "pending") violations.push(`a attacker's screen tells that somebody is ${String(seen)}`);
      }
    }
    return { trials, buyers: people, violations, figures: { counts } };
  },
};

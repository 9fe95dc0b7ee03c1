import { randomUUID } from "node:crypto";
import { cycles, totalCents } from "@app/contract/catalogue";
import { landings } from "@app/contract/landings";
import { atOnce, tally } from "../../../lib/shopper/concurrency.ts";
import type { Buyer } from "../../../lib/shopper/driver.ts";
import { type Scenario, wasInjected } from "../scenario.ts";
import { breakPromise } from "./guarantee-races.ts";

/** The lowest price published on our pages. */
const LOWEST_CENTS =
  Math.min(...Object.values(landings).map(({ monthlyCents }) => monthlyCents)) * cycles.annual.months;

const OFFER_FIELDS: object[] = [
  { offer: "B", coupon: "AMIGO50", referral: "self" },
  { offer: "D", discountCents: 10_000 },
  { offer: ["B", "D"] },
  { offer: "B", offers: ["B", "B", "B"] },
  { offer: "" },
  {},
];

export const offerAbuse: Scenario = {
  number: 56,
  fault: "Offer and refund abuse by fake accounts",
  injected:
    "many accounts with one CPF and one cardholder: offers combined and invented, the annual offer on other cycles; then five concurrent refund requests for the purchase, by withdrawal and by guarantee, and another purchase",
  invariants:
    "never below the published price; one refund per purchase; no access after it; one automatic guarantee per CPF",
  trial: "a fake account",
  batch: 60,
  short: 6,
  async run(harness, driver, trials) {
    const people = await driver.buyers(trials, "session");
    const { counts, add } = tally("centavos gained");
    const violations: string[] = [];
    const numbered = people.map((who, index) => ({ who, index }));
    await atOnce(4, numbered, async ({ who, index }) => {
      const cycle = (["annual", "monthly", "semestral"] as const)[index % 3] ?? "annual";
      const { status, amountCents, id } = await driver.attempt(who, {
        method: "credit-card",
        cycle,
        installments: 1,
        more: OFFER_FIELDS[index % OFFER_FIELDS.length] ?? {},
      });
      add(status === 200 ? "bought" : "refused outright");
      if (status !== 200) return;
      const floor = cycle === "annual" ? LOWEST_CENTS : totalCents(cycle);
      const gained = Math.max(0, floor - (amountCents ?? 0));
      add("centavos gained", gained);
      if (gained > 0) violations.push(`a buyer paid ${amountCents}, below the published ${floor}`);
      // From here on the rules grant, once for each person.
      await breakPromise(harness, who, id ?? "");
      await requestRefunds(who, id ?? "");
    });
    const rows = await harness.db.query<{ account_id: string; refunds: number; open: number }>(
      `select p.account_id, count(r.id)::int as refunds,
         (select count(*)::int from subscription_periods w where w.account_id = p.account_id and w.ended_at is null) as open
       from payments p left join refunds r on r.payment_id = p.id where p.account_id = any($1) group by 1`,
      [people.map(({ accountId }) => accountId)],
    );
    for (const { refunds, open } of rows) {
      add("refunds", refunds);
      if (refunds > 1) violations.push(`${refunds} refunds for one purchase`);
      if (open > 0) violations.push("access continues after the refund");
    }
    const [automatic] = await harness.db.query<{ count: number }>(
      "select count(*)::int as count from guarantee_decisions where decision = 'granted' and account_id = any($1)",
      [people.map(({ accountId }) => accountId)],
    );
    add("automatic guarantees", automatic?.count ?? 0);
    if ((automatic?.count ?? 0) > 1) violations.push(`${automatic?.count} automatic guarantees for one CPF`);
    violations.push(...wasInjected(counts["bought"] ?? 0, "no purchase succeeded"));
    violations.push(...wasInjected(counts["refunds"] ?? 0, "no refund was granted"));
    const again = await driver.attempt(people[0] ?? (await driver.buyer("session")), {
      method: "pix",
      cycle: "annual",
    });
    add(again.status === 200 ? "second purchase accepted" : "second purchase refused");
    return { trials, buyers: people, violations, figures: { counts } };

    async function requestRefunds(who: Buyer, paymentId: string): Promise<void> {
      const post = (path: string, body: object) =>
        driver.request("POST", path, {
          headers: driver.basic(who.email, who.token ?? ""),
          body: { password: who.password, ...body },
          ip: who.ip,
        });
      const withdraw = () => post(`/v1/account/payments/${paymentId}/withdrawal`, {});
      const answers = await Promise.all([
        withdraw(),
        withdraw(),
        withdraw(),
        post("/v1/account/guarantee", { _id: randomUUID(), paymentId }),
        withdraw(),
      ]);
      add("refund requests", answers.length);
      const granted = answers.filter(
        ({ status, body }) => status === 200 && (body.return?.["decision"] ?? "granted") === "granted",
      ).length;
      if (granted > 1) violations.push(`a refund was granted ${granted} times`);
      for (const { status, body } of answers)
        if (status >= 500 || status === 0) violations.push(`a refund request got ${status} ${body.error}`);
    }
  },
};

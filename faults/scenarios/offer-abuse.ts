import { cycles, totalCents } from "@app/contract/catalogue";
import { landings } from "@app/contract/landings";
import type { Buyer } from "../harness/driver.ts";
import { atOnce, tally } from "./concurrency.ts";
import { askForFalseCalls } from "./false-leads.ts";
import { type Scenario, wasInjected } from "./scenario.ts";

/** The lowest price that any visitor can read on a page of ours. */
const LOWEST_CENTS =
  Math.min(...Object.values(landings).map(({ monthlyCents }) => monthlyCents)) * cycles.annual.months;

const PLEAS: object[] = [
  { offer: "B", coupon: "AMIGO50", referral: "self" },
  { offer: "D", discountCents: 10_000 },
  { offer: ["B", "D"] },
  { offer: "B", offers: ["B", "B", "B"] },
  { offer: "" },
  {},
];

export const offerAbuse: Scenario = {
  number: 56,
  fault: "Offers, free plans and refunds farmed by made-up persons",
  injected:
    "many persons with one CPF and one card's holder: offers piled up and invented, the yearly offer on other cycles; then the purchase is given back five times over at once, by withdrawal and by guarantee, and bought again; one address asks for calls to 40 made-up phones and ten times to one, in the name of somebody else's e-mail",
  invariants:
    "never below the price on our pages; money back once; no day of access after it; the guarantee by itself once for one CPF; one open lead per phone, fewer than 60 notifications to the team, and a reset that is not stuck behind them",
  trial: "a made-up person",
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
        more: PLEAS[index % PLEAS.length] ?? {},
      });
      add(status === 200 ? "bought" : "refused outright");
      if (status !== 200) return;
      const floor = cycle === "annual" ? LOWEST_CENTS : totalCents(cycle);
      const gained = Math.max(0, floor - (amountCents ?? 0));
      add("centavos gained", gained);
      if (gained > 0) violations.push(`a person paid ${amountCents} where pages say ${floor}`);
      await giveBack(who, id ?? "");
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
      if (open > 0) violations.push("access goes on after the money went back");
    }
    const [byItself] = await harness.db.query<{ count: number }>(
      `select count(*)::int as count from guarantee_claims
       where outcome = 'granted' and answered_by is null and account_id = any($1)`,
      [people.map(({ accountId }) => accountId)],
    );
    add("guarantees by themselves", byItself?.count ?? 0);
    if ((byItself?.count ?? 0) > 1) violations.push(`${byItself?.count} guarantees by themselves for one CPF`);
    violations.push(...(await askForFalseCalls(harness, driver)));
    violations.push(...wasInjected(counts["bought"] ?? 0, "nobody bought"));
    violations.push(...wasInjected(counts["refunds"] ?? 0, "nobody got money back"));
    const again = await driver.attempt(people[0] ?? (await driver.buyer("session")), {
      method: "pix",
      cycle: "annual",
    });
    add(again.status === 200 ? "may buy again" : "may not buy again");
    return { trials, buyers: people, violations, figures: { counts } };

    async function giveBack(who: Buyer, paymentId: string): Promise<void> {
      const ask = (right: string, body: object) =>
        driver.ask("POST", `/v1/account/payments/${paymentId}/${right}`, {
          headers: driver.basic(who.email, who.token ?? ""),
          body: { password: who.password, ...body },
          ip: who.ip,
        });
      const claim = { followed: true, noResults: true, evidence: "Segui a dieta por quatro semanas." };
      const answers = await Promise.all([
        ask("withdrawal", {}),
        ask("withdrawal", {}),
        ask("withdrawal", {}),
        ask("guarantee", claim),
        ask("withdrawal", {}),
      ]);
      add("asked for money back", answers.length);
      const granted = answers.filter(
        ({ status, body }) => status === 200 && !["refused", "in-review"].includes(String(body.return?.["outcome"])),
      ).length;
      if (granted > 1) violations.push(`money back was granted ${granted} times`);
      for (const { status, body } of answers)
        if (status >= 500 || status === 0) violations.push(`money back got ${status} ${body.error}`);
    }
  },
};

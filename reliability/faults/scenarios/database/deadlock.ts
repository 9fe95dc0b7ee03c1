import { allPaid, eventually, openCode } from "../../../lib/shopper/buying.ts";
import type { Buyer } from "../../../lib/shopper/driver.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

export const deadlock: Scenario = {
  number: 26,
  fault: "Deadlock",
  injected: "a transaction holds `charges` and then wants the payment that ours has locked; ours is made the victim",
  invariants: "I1; the transaction is retried, and no client sees an error",
  trial: "a deadlock",
  batch: 25,
  short: 4,
  async run(harness, driver, trials) {
    const buyers: Buyer[] = [];
    const errors: string[] = [];
    let victims = 0;
    const lost = () =>
      harness.db.query<{ deadlocks: number }>(
        "select deadlocks::int from pg_stat_database where datname = current_database()",
      );
    const before = (await lost())[0]?.deadlocks ?? 0;
    for (const trial of range(trials)) {
      const who = await driver.buyer();
      buyers.push(who);
      const order = trial % 4 === 0 ? await openCode(driver, who) : undefined;
      const rival = await harness.db.session();
      await rival.query("set deadlock_timeout = '10s'");
      await rival.query("begin");
      await rival.query("lock table charges in share row exclusive mode");
      const attempted = order ? undefined : driver.attempt(who, { method: "credit-card", installments: 1 });
      if (order) harness.gateway.pay({ gatewayId: order.codeId });
      const isWaiting = await eventually(
        async () => {
          const rows = await harness.db.query(
            "select from pg_locks where relation = 'charges'::regclass and not granted",
          );
          return rows.length > 0;
        },
        8_000,
        5,
      );
      if (isWaiting) {
        await rival.query("select id from payments where account_id = $1 for update", [who.accountId]);
        victims += 1;
      }
      await rival.query("commit");
      rival.release();
      const answer = await attempted;
      if (answer && answer.status !== 200) errors.push(`an attempt got ${answer.status} ${answer.error}`);
      if (order) await eventually(() => allPaid(harness, [order.paymentId]), 10_000);
    }
    let count = 0;
    // PostgreSQL publishes its statistics about once a second.
    const isCounted = async () => (count = ((await lost())[0]?.deadlocks ?? 0) - before) >= Math.max(1, victims);
    await eventually(isCounted, 5_000, 100);
    return {
      trials,
      buyers,
      violations: [...errors, ...wasInjected(Math.min(victims, count), "the database counted no deadlock")],
      figures: {
        counts: {
          "deadlocks provoked": victims,
          "deadlocks counted by the database": count,
          "errors seen": errors.length,
        },
      },
    };
  },
};

import { setTimeout as pause } from "node:timers/promises";
import { atMost, exactly, type Figure, info, spread } from "../../lib/report/figure.ts";
import { runBackgroundLoad } from "../../lib/shopper/background-load.ts";
import { eventually } from "../../lib/shopper/buying.ts";
import { type Buyer, createDriver, type Driver } from "../../lib/shopper/driver.ts";
import { crashes } from "../../lib/shopper/recovery.ts";
import { check } from "../../lib/stack/check.ts";
import { type Harness, startHarness } from "../../lib/stack/harness.ts";
import { settle } from "../../lib/stack/settle.ts";
import type { Drill } from "../drill.ts";
import { BEHIND_BOUNCER } from "../harness/bouncer.ts";
import { type Pair, startPair } from "../harness/pair.ts";
import { operate } from "../harness/script.ts";

/** What was acknowledged to buyers and to the gateway during a drill; all of it must still exist. */
function acknowledgedFigure(buyers: readonly Buyer[], webhooks: number): Figure {
  const answers = buyers.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.answers));
  const acknowledged = answers.filter(({ status, id }) => status === 200 && id !== null);
  const counts = {
    accounts: buyers.length,
    sessions: buyers.filter(({ token }) => token !== null).length,
    payments: new Set(acknowledged.map(({ id }) => id)).size,
    "codes and charges": new Set(acknowledged.flatMap(({ gatewayId }) => gatewayId ?? [])).size,
    webhooks,
  };
  const value = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return info("acknowledged, and checked afterwards", value.join(", "));
}

/** The checker's violations, grouped by what matters to an operator. */
function verdicts(violations: readonly string[]): Figure[] {
  const of = (pattern: RegExp) => violations.filter((violation) => pattern.test(violation));
  const figure = (name: string, found: string[]) =>
    exactly(0, name, found.length, found[0] ? { note: found.slice(0, 2).join("; ") } : {});
  const [lost, double, orphans] = [/^I3/, /^I1:/, /charged for a payment we lost|no record of it/];
  const rest = violations.filter((violation) => ![lost, double, orphans].some((pattern) => pattern.test(violation)));
  return [
    figure("acknowledged writes lost", of(lost)),
    figure("double charges", of(double)),
    figure("charges without a payment after reconciliation", of(orphans)),
    figure("other violations of the checker", rest),
  ];
}

const TIMES = 5;
const CONCURRENCY = 5;
const SEED = 10;
/** From the failure to the first sale, with the script started immediately. */
const MAX_SECONDS = 10;
type Load = ReturnType<typeof runBackgroundLoad>;

/** Seconds until the next purchase succeeds. */
async function untilSale(load: Load, since: number): Promise<number> {
  const isBack = await eventually(() => (load.successes.at(-1) ?? 0) > since, 60_000, 10);
  return isBack ? (Date.now() - since) / 1_000 : 60;
}

/** The primary is killed or frozen; the operator runs one script; the old primary rejoins as a standby. */
async function losePrimary(pair: Pair, load: Load, how: "killed" | "frozen") {
  const [old, next] = [pair.primary(), pair.standby()];
  const since = Date.now();
  if (how === "killed") await old.lose();
  else old.signal("SIGSTOP");
  const { pointer, console } = pair.bouncer;
  // On two machines this is `ssh db-1 …`, or the provider's switch.
  const FENCE = `pid=$(head -1 ${old.dataDir}/postmaster.pid) && pkill -9 -P $pid; kill -9 $pid; sleep 0.1; ! kill -0 $pid`;
  const script = await operate("failover.sh", ["--yes"], {
    PRIMARY: old.url,
    STANDBY: next.url,
    FENCE: how === "killed" ? `! kill -0 $(head -1 ${old.dataDir}/postmaster.pid)` : FENCE,
    POINTER: pointer,
    PGBOUNCER: console,
  });
  const sale = await untilSale(load, since + script.seconds * 1_000);
  pair.swap();
  if (how === "frozen") await old.lose();
  const rejoined = await pair.rejoin();
  return {
    script: script.seconds,
    sale: sale + script.seconds,
    rejoin: rejoined.seconds,
    isRewound: rejoined.output.includes("rewound"),
  };
}

/** The standby is lost under synchronous replication. */
async function loseStandby(pair: Pair, load: Load): Promise<Figure[]> {
  await pair.standby().lose();
  // Requests in flight have ended by then.
  await pause(500);
  const before = load.successes.length;
  await pause(5_000);
  const during = load.successes.length - before;
  const since = Date.now();
  const { seconds } = await operate("synchronous.sh", ["off"], { PRIMARY: pair.primary().url });
  const back = await untilSale(load, since);
  const rejoined = await pair.rejoin();
  return [
    exactly(0, "standby lost: sales in five seconds while writes wait for it", during, {
      note: "by design: a sale stored on one machine only is not acknowledged; StandbyGone pages",
    }),
    info("standby lost: `deploy/synchronous.sh off` took", seconds, { unit: "s" }),
    atMost(5, "standby lost: from that command to the next sale", back, { unit: "s" }),
    info("standby lost: it streams again after", rejoined.seconds, { unit: "s" }),
  ];
}

async function losses(pair: Pair, harness: Harness, driver: Driver): Promise<Figure[]> {
  const load = runBackgroundLoad(harness, driver, CONCURRENCY);
  const rounds = [];
  for (let time = 0; time < TIMES; time += 1) {
    await pause(driver.random.between(2_000, 4_000));
    rounds.push(await losePrimary(pair, load, "killed"));
  }
  await pause(2_000);
  const frozen = await losePrimary(pair, load, "frozen");
  await pause(2_000);
  const withoutStandby = await loseStandby(pair, load);
  await pause(1_000);
  const { buyers, errors, bought } = await load.stop();
  const open = await settle(harness, buyers);
  const webhooks = harness.webhookProxy.deliveries().filter(({ status }) => status === 200).length;
  const violations = await check(harness, driver, buyers);
  const stillOpen = Object.values(open).reduce((sum, count) => sum + count, 0);
  return [
    info("primaries killed with -9 under load", TIMES, { note: `then one frozen, then a standby killed` }),
    atMost(
      MAX_SECONDS,
      "from the kill to the first accepted sale, the script started at once",
      Math.max(...rounds.map(({ sale }) => sale)),
      { unit: "s", note: `median · maximum: ${spread(rounds.map(({ sale }) => sale))}` },
    ),
    info("of which `deploy/failover.sh`", spread(rounds.map(({ script }) => script)), { unit: "s" }),
    info("the old primary back as a standby, `deploy/rejoin.sh`", spread(rounds.map(({ rejoin }) => rejoin)), {
      unit: "s",
      note: `${rounds.filter(({ isRewound }) => isRewound).length} of ${TIMES} by pg_rewind, the rest by a new base backup`,
    }),
    atMost(30, "primary frozen instead (no answers, connections stay open): to the first accepted sale", frozen.sale, {
      unit: "s",
      note: "fenced by killing it; requests in flight wait for the query timeout of 15 s",
    }),
    ...withoutStandby,
    acknowledgedFigure(buyers, webhooks),
    ...verdicts(violations),
    exactly(0, "payments, events, refunds, relays still open after settling", stillOpen),
    exactly(0, "processes that died", crashes(harness)),
    info("purchases made", bought, { note: `${errors} calls failed or refused while there was no primary` }),
  ];
}

export const failover: Drill = {
  name: "failover",
  what: [
    "Two PostgreSQL clusters, streaming replication with a slot, a synchronous standby; PgBouncer in transaction mode, two API nodes, two",
    "workers and the simulators. Buyers register, sign in, pay by PIX and card and poll, and webhooks arrive, all the while. Every process",
    "of the primary is killed with -9; `deploy/failover.sh` promotes the standby and repoints PgBouncer; `deploy/rejoin.sh` brings the old",
    "machine back; repeated. The time an operator takes to notice and to start the script comes on top.",
  ].join("\n"),
  async run() {
    let pair: Pair | undefined;
    const harness = await startHarness({
      async database() {
        pair = await startPair();
        return pair.db;
      },
      envOf: () => BEHIND_BOUNCER,
    });
    try {
      if (!pair) throw new Error("no pair");
      return await losses(pair, harness, createDriver(harness, SEED));
    } finally {
      await harness.close();
    }
  },
};

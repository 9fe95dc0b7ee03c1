import { setTimeout as pause } from "node:timers/promises";
import { type LoadResult, load, request } from "../../lib/load/load.ts";
import { newMark, pay } from "../../lib/load/requests.ts";
import { atMost, exactly, type Figure, info } from "../../lib/report/figure.ts";
import { startApi } from "../harness/api-process.ts";
import { nextBuyer, UNTOUCHED } from "../harness/buyers.ts";
import { cpuOf } from "../harness/cpu.ts";
import { loadedDatabase, openCluster, runSql } from "../harness/database.ts";
import { startGateway } from "../harness/gateway.ts";
import { idSql, shopperEmail, shopperId } from "../harness/people.ts";
import type { Job, Settings } from "../job.ts";
import { type Counted, count } from "./growth.ts";

type Method = "pix" | "credit-card";
const MAX_OVER_MS = 15;
const IN_FLIGHT = 200;
/** No transaction idles this long between two statements, unless it waits for the gateway. */
const MAX_IDLE_MS = 2_000;
const SLOW_GATEWAY_MS = 3_000;
/** Extra time for a busy machine to send all requests. */
const EXTRA_SECONDS = 20;
/** Gateway latencies at which our overhead is measured. */
const WAITS_MS = [50, 300, 3_000];
/** The short form checks that checkouts are answered, not how fast; so few at once never queue. */
const SHORT = { checkouts: 40, perSecond: 20, inFlight: 8, waitMs: 50 };

/** What a checkout adds to the gateway's latency, and that no transaction stays open during the call. */
async function overhead(method: Method, settings: Settings): Promise<Figure[]> {
  const url = await loadedDatabase(settings.people);
  const gateway = await startGateway();
  const api = await startApi(url, { ASAAS_URL: gateway.url });
  const figures: Figure[] = [];
  const buy = async (checkouts: number, rate: number, connections = IN_FLIGHT) => {
    const emails = Array.from({ length: checkouts }, () => shopperEmail(nextBuyer()));
    const bodies = emails.map((email) => pay(method, email, `attempt-${email}`));
    const requests = bodies.map(({ path, ...rest }) => ({ text: request("POST", path, rest) }));
    const seconds = checkouts / rate + EXTRA_SECONDS;
    return load({ port: api.port, requests, connections, seconds, rate, maxRequests: checkouts, timeoutMs: 8_000 });
  };
  const alone = async (rate: number, seconds: number) => {
    const requests = [{ text: gateway.bareCall(method) }];
    return load({ port: gateway.port, requests, connections: IN_FLIGHT, seconds, rate, timeoutMs: 8_000 });
  };

  // As for a returning buyer: the gateway knows the customer, so a card payment is one call.
  await runSql(
    url,
    `insert into gateway_customers (gateway, account_id, document, customer_id)
      select 'asaas', id, '52998224725', '${gateway.customer}' from accounts where email like 's%'
      on conflict (gateway, account_id, document) do update set customer_id = excluded.customer_id`,
    "checkpoint",
  );
  if (settings.isShort) {
    await gateway.slow(SHORT.waitMs);
    const { checkouts, perSecond, inFlight, waitMs } = SHORT;
    figures.push(refused(waitMs, checkouts, await buy(checkouts, perSecond, inFlight)));
  } else await timed();
  figures.push(await openTransactions());
  await api.stop();
  await gateway.stop();
  return figures;

  async function timed(): Promise<void> {
    await gateway.slow(0);
    await buy(400, 100);
    const half = await halfOfCapacity(400);
    for (const wait of WAITS_MS) await timedAt(wait, half);
  }

  async function timedAt(wait: number, half: number): Promise<void> {
    await gateway.slow(wait);
    // At peak IN_FLIGHT requests wait at once, at half of the core's capacity.
    const rate = Math.min(half, (IN_FLIGHT / wait) * 1_000);
    const seconds = Math.max(8, (wait * 3) / 1_000);
    const bare = await alone(rate, seconds);
    const checkouts = Math.floor(rate * seconds);
    const ours = await buy(checkouts, rate);
    const bareAgain = await alone(rate, seconds);
    const p99 = (bare.p99 + bareAgain.p99) / 2;
    figures.push(
      atMost(MAX_OVER_MS, `L: p99 over the gateway's, which takes ${wait} ms`, ours.p99 - p99, {
        kind: "time",
        unit: "ms",
        note: `${ours.p99.toFixed(1)} against ${p99.toFixed(1)} ms at ${Math.round(rate)}/s; median ${(ours.p50 - bare.p50).toFixed(1)} ms over`,
      }),
      refused(wait, checkouts, ours),
    );
  }

  function refused(wait: number, checkouts: number, { statuses }: LoadResult): Figure {
    const lost = checkouts - (statuses["200"] ?? 0);
    return exactly(0, `checkouts not answered with 200 (gateway ${wait} ms)`, lost, { note: JSON.stringify(statuses) });
  }

  /** The rate at which checkouts use half of a core, from the CPU of one. */
  async function halfOfCapacity(checkouts: number): Promise<number> {
    const { pid } = await openCluster();
    const [node, postgres] = [cpuOf(api.pid), cpuOf(pid)];
    const { answered } = await buy(checkouts, 50);
    const seconds = { node: (cpuOf(api.pid) - node) / answered, postgres: (cpuOf(pid) - postgres) / answered };
    for (const [where, each] of Object.entries(seconds))
      figures.push(info(`CPU of one checkout, ${where}`, each * 1e6, { unit: "µs" }));
    return Math.min(60, Math.max(5, 1 / (seconds.node + seconds.postgres) / 2));
  }

  /** Polls pg_stat_activity for idle transactions while checkouts wait for the gateway. */
  async function openTransactions(): Promise<Figure> {
    const waiting = settings.isShort ? 20 : 50;
    await gateway.slow(SLOW_GATEWAY_MS);
    const bought = buy(waiting, waiting * 2);
    let peak = 0;
    let isOver = false;
    const watched = watch(
      () => isOver,
      (open) => (peak = Math.max(peak, open)),
    );
    const { statuses } = await bought;
    isOver = true;
    await watched;
    // A refused checkout did not wait for the gateway.
    if (statuses["200"] !== waiting) throw new Error(`not all ${waiting} waited: ${JSON.stringify(statuses)}`);
    return exactly(0, `transactions open while ${waiting} checkouts wait for the gateway`, peak);
  }

  async function watch(isOver: () => boolean, onSample: (open: number) => void): Promise<void> {
    const idleTransactions = `select count(*)::int as open from pg_stat_activity where datname = current_database() and application_name <> 'bench'
      and state = 'idle in transaction' and clock_timestamp() - state_change > interval '${MAX_IDLE_MS} milliseconds'`;
    while (!isOver()) {
      const [row] = await runSql<{ open: number }>(url, idleTransactions);
      onSample(row?.open ?? 0);
      await pause(100);
    }
  }
}

/** By a buyer with an account and no purchase. */
function counted(method: Method): Counted {
  const mark = newMark();
  const who = nextBuyer();
  const email = shopperEmail(who);
  return {
    name: method === "pix" ? "create PIX" : "card payment",
    apiRequest: pay(method, email, `attempt-${mark.fresh}`),
    mark,
    swaps: (reply) => {
      const { gatewayId } = (JSON.parse(reply) as { return: { gatewayId: string } }).return;
      return [
        { from: email, to: "('s' || :k || '@example.com')" },
        { from: shopperId(who), to: idSql("s", ":k") },
        { from: gatewayId, to: "('bench-' || :n)" },
      ];
    },
    among: UNTOUCHED,
  };
}

const job = (number: number, title: string, method: Method): Job => ({
  number,
  title,
  engine: "the simulated gateway alone at the same rate and the same wait",
  async run(settings) {
    const { measured, growth } = await count(counted(method), settings);
    return { measured: [...(await overhead(method, settings)), ...measured], growth: [growth] };
  },
});

export const createPix = job(4, "Create PIX", "pix");
export const payByCard = job(5, "Card payment", "credit-card");

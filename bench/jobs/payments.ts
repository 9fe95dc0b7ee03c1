import { setTimeout as pause } from "node:timers/promises";
import type { Job, Measured, Settings } from "../measure.ts";
import { cpuOf } from "../rig/cpu.ts";
import { loadedDatabase, openCluster, runSql } from "../rig/database.ts";
import { startGateway } from "../rig/gateway.ts";
import { load, request } from "../rig/load.ts";
import { startApi } from "../rig/ours.ts";
import { FIRST, idSql, shopperEmail, shopperId } from "../rig/people.ts";
import { newMark, pay } from "../rig/requests.ts";
import { type Counted, count } from "./growth.ts";

type Method = "pix" | "credit-card";
const MOST_OVER_MS = 15;
const IN_FLIGHT = 200;
/** Nobody needs this long between two statements; somebody who waits for the gateway would. */
const HELD_MS = 700;
/** How long the gateway takes, in the tests of what we add to it. */
const waits = (isShort: boolean): number[] => (isShort ? [300] : [50, 300, 3_000]);

/** What a checkout adds to the gateway's own time, and that nothing is held while it takes its time. */
async function overhead(number: number, method: Method, settings: Settings): Promise<Measured[]> {
  const url = await loadedDatabase(settings.people);
  const gateway = await startGateway();
  const api = await startApi(url, { ASAAS_URL: gateway.url });
  const found: Measured[] = [];
  let next = FIRST + (method === "pix" ? 0 : 4_000);
  /** Everybody buys once: the emails are used up in order. */
  const emails = (many: number): string[] => Array.from({ length: many }, () => shopperEmail(next++));
  const buy = async (many: number, rate: number, seconds: number) => {
    const bodies = emails(many).map((email) => pay(method, email, `press-${email}`));
    const requests = bodies.map(({ path, ...rest }) => ({ text: request("POST", path, rest) }));
    return load({ port: api.port, requests, connections: IN_FLIGHT, seconds, rate, most: many, patienceMs: 8_000 });
  };
  const alone = async (rate: number, seconds: number) => {
    const requests = [{ text: gateway.bareCall(method) }];
    return load({ port: gateway.port, requests, connections: IN_FLIGHT, seconds, rate, patienceMs: 8_000 });
  };

  // As for anybody who tries again: the customer is known over there, so a card is one call.
  await runSql(
    url,
    `insert into gateway_customers (gateway, account_id, document, customer_id)
      select 'asaas', id, '52998224725', '${gateway.customer}' from accounts where email like 's%'
      on conflict (gateway, account_id, document) do update set customer_id = excluded.customer_id`,
    "checkpoint",
  );
  await gateway.slow(0);
  const warm = settings.isShort ? 60 : 400;
  await buy(warm, 100, warm / 50);
  const half = await halfOfCapacity(warm);
  for (const wait of waits(settings.isShort)) {
    await gateway.slow(wait);
    // At most two hundred wait at once, and the core has half of its time to spare.
    const rate = Math.min(half, (IN_FLIGHT / wait) * 1_000);
    const seconds = settings.isShort ? 1 : Math.max(8, (wait * 3) / 1_000);
    const bare = await alone(rate, seconds);
    const ours = await buy(Math.floor(rate * seconds), rate, seconds);
    const bareAgain = await alone(rate, seconds);
    const p99 = (bare.p99 + bareAgain.p99) / 2;
    found.push(
      {
        id: `${number}.L.${wait}`,
        what: `L: p99 over the gateway's, which takes ${wait} ms`,
        kind: "time",
        value: ours.p99 - p99,
        unit: "ms",
        bound: { most: MOST_OVER_MS },
        note: `${ours.p99.toFixed(1)} against ${p99.toFixed(1)} ms at ${Math.round(rate)}/s; median ${(ours.p50 - bare.p50).toFixed(1)} ms over`,
      },
      {
        id: `${number}.refused.${wait}`,
        what: `checkouts not answered with 200 (gateway ${wait} ms)`,
        kind: "count",
        value: ours.answered - (ours.statuses["200"] ?? 0) + ours.broken,
        bound: { exactly: 0 },
        note: JSON.stringify(ours.statuses),
      },
    );
  }
  found.push(await openTransactions());
  await api.stop();
  await gateway.stop();
  return found;

  /** By the CPU of one checkout: as many a second as take half of a core. */
  async function halfOfCapacity(many: number): Promise<number> {
    const { pid } = await openCluster();
    const [node, postgres] = [cpuOf(api.pid), cpuOf(pid)];
    const { answered } = await buy(many, 50, many / 25);
    const seconds = { node: (cpuOf(api.pid) - node) / answered, postgres: (cpuOf(pid) - postgres) / answered };
    for (const [where, each] of Object.entries(seconds))
      found.push({
        id: `${number}.cpu.${where}`,
        what: `CPU of one checkout, ${where}`,
        kind: "time",
        value: each * 1e6,
        unit: "µs",
      });
    return Math.min(60, Math.max(5, 1 / (seconds.node + seconds.postgres) / 2));
  }

  /** While so many wait for the gateway, PostgreSQL is asked again and again who sits in an open transaction. */
  async function openTransactions(): Promise<Measured> {
    const waiting = settings.isShort ? 20 : 50;
    await gateway.slow(HELD_MS * 3);
    const bought = buy(waiting, waiting * 2, 0.6);
    let most = 0;
    let isOver = false;
    const watched = watch(
      () => isOver,
      (open) => (most = Math.max(most, open)),
    );
    await bought;
    isOver = true;
    await watched;
    const what = `transactions left open while ${waiting} wait for the gateway`;
    return { id: `${number}.open`, what, kind: "count", value: most, bound: { exactly: 0 } };
  }

  async function watch(isOver: () => boolean, see: (open: number) => void): Promise<void> {
    const held = `select count(*)::int as open from pg_stat_activity where application_name = 'api'
      and state = 'idle in transaction' and clock_timestamp() - state_change > interval '${HELD_MS} milliseconds'`;
    while (!isOver()) {
      const [row] = await runSql<{ open: number }>(url, held);
      see(row?.open ?? 0);
      await pause(100);
    }
  }
}

/** By somebody who has an account and has not bought. */
function counted(number: number, method: Method): Counted {
  const mark = newMark();
  const who = FIRST + 9_000 + number;
  const email = shopperEmail(who);
  return {
    number,
    name: method === "pix" ? "create PIX" : "card payment",
    asking: pay(method, email, `press-${mark.fresh}`),
    mark,
    swaps: (reply) => {
      const { gatewayId } = (JSON.parse(reply) as { return: { gatewayId: string } }).return;
      return [
        { from: email, to: "('s' || :k || '@example.com')" },
        { from: shopperId(who), to: idSql("s", ":k") },
        { from: gatewayId, to: "('bench-' || :n)" },
      ];
    },
    ...(method === "pix"
      ? { statements: 8, transactions: 2, gatewayCalls: 1 }
      : { statements: 27, transactions: 2, gatewayCalls: 2 }),
    among: { from: 8_100, count: 800 },
  };
}

const job = (number: number, title: string, method: Method): Job => ({
  number,
  title,
  engine: "the simulated gateway alone at the same rate and the same wait",
  async run(settings) {
    const { measured, growth } = await count(counted(number, method), settings);
    return { measured: [...(await overhead(number, method, settings)), ...measured], growth: [growth] };
  },
});

export const createPix = job(4, "Create PIX", "pix");
export const payByCard = job(5, "Card payment", "credit-card");

import { setTimeout as pause } from "node:timers/promises";
import { freePort, HOST } from "../../../../scripts/lib/ports.ts";
import { restart } from "../../../lib/processes/managed-process.ts";
import { allPaid, eventually, openCodes } from "../../../lib/shopper/buying.ts";
import type { Harness } from "../../../lib/stack/harness.ts";
import type { Scenario } from "../scenario.ts";

const CONCURRENCY = 4;
/** As in deploy/alerts/alerts.yml: the alert fires above this many refusals in ten minutes. */
const ALERT_THRESHOLD = 5;
const MAX_ALERT_SECONDS = 300;
/** The gateway simulator's retry delays are a hundred times shorter than the vendor's. */
const VENDOR_TIME_FACTOR = 100;
const REFUSED =
  /^http_request_seconds_count\{[^}]*route="\/v1\/webhooks\/asaas"[^}]*status="(?!200)\d+"[^}]*\} (\d+)/gm;

type Subscription = { id: string; interrupted: boolean };

/** The metric that the alert rule evaluates, summed over both nodes. */
async function refusals(ports: readonly number[]): Promise<number> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://${HOST}:${port}/metrics`)).text()));
  return texts.flatMap((text) => [...text.matchAll(REFUSED)]).reduce((sum, [, count]) => sum + Number(count), 0);
}

async function subscription({ gatewayUrl, env }: Harness): Promise<Subscription> {
  const headers = { access_token: env["ASAAS_API_KEY"] ?? "$aact_hmlg_example" };
  const reply = await fetch(`${gatewayUrl}/v3/webhooks`, { headers });
  const { data } = (await reply.json()) as { data: Subscription[] };
  if (!data[0]) throw new Error("the gateway has no subscriber");
  return data[0];
}

const change = ({ gatewayUrl, env }: Harness, path: string, method: string, body: object): Promise<unknown> =>
  fetch(`${gatewayUrl}${path}`, {
    method,
    headers: { access_token: env["ASAAS_API_KEY"] ?? "$aact_hmlg_example", "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((reply) => reply.json());

export const webhooksPaused: Scenario = {
  number: 15,
  fault: "Webhook queue paused by the gateway",
  injected:
    "PostgreSQL down until an event was refused fifteen times and the gateway stops; four more codes are paid during the pause; then the queue is reactivated",
  invariants: "the metric behind the alert fires within 5 min of the vendor's time; I3 I6 after reactivation",
  mutation:
    "webhooks answered with 200 at once and stored a second later, in the background: 12 violations in 8 payments (the gateway never paused, no alert after 2,012 s of its time, events of half the payments lost)",
  trial: "a payment before or during the pause",
  batch: 24,
  short: 8,
  async run(harness, driver, trials) {
    const ports = [await freePort(), await freePort()];
    await restart(harness.apis, (_node, index) => ({ env: { METRICS_PORT: String(ports[index]) } }));
    const violations: string[] = [];
    const alertTimes: number[] = [];
    let recovered = 0;
    const orders = await openCodes(driver, trials);
    for (let first = 0; first < orders.length; first += 2 * CONCURRENCY) {
      const before = orders.slice(first, first + CONCURRENCY);
      const during = orders.slice(first + CONCURRENCY, first + 2 * CONCURRENCY);
      await harness.gateway.delivered();
      const refusedBefore = await refusals(ports);
      await harness.db.stop();
      const since = Date.now();
      for (const { codeId } of before) harness.gateway.pay({ gatewayId: codeId });
      const isAlerting = await eventually(
        async () => (await refusals(ports)) - refusedBefore > ALERT_THRESHOLD,
        20_000,
        20,
      );
      const seconds = ((Date.now() - since) / 1_000) * VENDOR_TIME_FACTOR;
      alertTimes.push(seconds);
      if (!isAlerting || seconds > MAX_ALERT_SECONDS)
        violations.push(`no alert after ${Math.round(seconds)} s of the vendor's time`);
      // The vendor's later retry delays are hours; removeBackoff skips them.
      const { id } = await subscription(harness);
      const isPaused = await eventually(
        async () => {
          await change(harness, `/v3/webhooks/${id}/removeBackoff`, "POST", {});
          return (await subscription(harness)).interrupted;
        },
        20_000,
        20,
      );
      if (!isPaused) violations.push("the gateway did not pause: nothing was injected");
      await harness.db.start();
      const from = harness.webhookProxy.deliveries().length;
      for (const { codeId } of during) harness.gateway.pay({ gatewayId: codeId });
      await pause(300);
      if (harness.webhookProxy.deliveries().length > from) violations.push("a paused queue delivered a webhook");
      await change(harness, `/v3/webhooks/${id}`, "PUT", { interrupted: false });
      const ids = [...before, ...during].map(({ paymentId }) => paymentId);
      if (!(await eventually(() => allPaid(harness, ids), 60_000)))
        violations.push("I6: paid, and not recorded within 60 s");
      await harness.gateway.delivered();
      const [stored] = await harness.db.query<{ count: number }>(
        "select count(distinct reference)::int as count from webhook_events where reference = any($1)",
        [ids],
      );
      recovered += stored?.count ?? 0;
      if (stored?.count !== ids.length)
        violations.push(`I3: events of ${stored?.count} of ${ids.length} payments were redelivered`);
    }
    await restart(harness.apis);
    return {
      trials,
      buyers: orders.map(({ who }) => who),
      violations,
      figures: {
        counts: { "payments whose events were redelivered": recovered },
        samples: { "s to the alert, vendor's time": alertTimes },
      },
    };
  },
};

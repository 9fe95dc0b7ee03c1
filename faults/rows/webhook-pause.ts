import { setTimeout as pause } from "node:timers/promises";
import { freePort, HOST } from "../../scripts/lib/ports.ts";
import { restart } from "../rig/member.ts";
import type { Rig } from "../rig/rig.ts";
import { allPaid, holds, openCodes } from "./buying.ts";
import type { Row } from "./row.ts";

const AT_ONCE = 4;
/** As in deploy/alerts/alerts.yml: more than so many refused in ten minutes wakes somebody. */
const WAKES_ABOVE = 5;
const ALARM_SECONDS = 300;
/** The rig's vendor waits a hundred times shorter. */
const VENDOR_TIMES = 100;
const REFUSED =
  /^http_request_seconds_count\{[^}]*route="\/v1\/webhooks\/asaas"[^}]*status="(?!200)\d+"[^}]*\} (\d+)/gm;

type Subscription = { id: string; interrupted: boolean };

/** What `npm run faults` can see of the alarm: the figure that the rule looks at, on both nodes together. */
async function refusals(ports: readonly number[]): Promise<number> {
  const texts = await Promise.all(ports.map(async (port) => (await fetch(`http://${HOST}:${port}/metrics`)).text()));
  return texts.flatMap((text) => [...text.matchAll(REFUSED)]).reduce((sum, [, count]) => sum + Number(count), 0);
}

async function subscription({ gatewayUrl, env }: Rig): Promise<Subscription> {
  const headers = { access_token: env["ASAAS_API_KEY"] ?? "$aact_hmlg_example" };
  const reply = await fetch(`${gatewayUrl}/v3/webhooks`, { headers });
  const { data } = (await reply.json()) as { data: Subscription[] };
  if (!data[0]) throw new Error("the gateway has no subscriber");
  return data[0];
}

const change = ({ gatewayUrl, env }: Rig, path: string, method: string, body: object): Promise<unknown> =>
  fetch(`${gatewayUrl}${path}`, {
    method,
    headers: { access_token: env["ASAAS_API_KEY"] ?? "$aact_hmlg_example", "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((reply) => reply.json());

export const webhooksPaused: Row = {
  number: 15,
  fault: "Webhook queue paused by the gateway",
  injected:
    "PostgreSQL down until an event was refused fifteen times and the gateway stops; four more codes are paid during the pause; then the queue is switched on again",
  invariants: "the figure behind the alarm within 5 min of the vendor's time; I3 I6 after reactivation",
  planted:
    "webhooks answered with 200 at once and kept a second later, in the background: 12 violations in 8 payments (the gateway never paused, nobody would have known after 2,012 s of its time, news of half the payments lost)",
  trial: "a payment before or during the pause",
  batch: 24,
  short: 8,
  async run(rig, driver, trials) {
    const ports = [await freePort(), await freePort()];
    await restart(rig.apis, (_node, index) => ({ env: { METRICS_PORT: String(ports[index]) } }));
    const violations: string[] = [];
    const alarms: number[] = [];
    let recovered = 0;
    const orders = await openCodes(driver, trials);
    for (let first = 0; first < orders.length; first += 2 * AT_ONCE) {
      const before = orders.slice(first, first + AT_ONCE);
      const during = orders.slice(first + AT_ONCE, first + 2 * AT_ONCE);
      await rig.gateway.delivered();
      const quiet = await refusals(ports);
      await rig.db.stop();
      const since = Date.now();
      for (const { codeId } of before) rig.gateway.pay({ gatewayId: codeId });
      const isSeen = await holds(async () => (await refusals(ports)) - quiet > WAKES_ABOVE, 20_000, 20);
      const seconds = ((Date.now() - since) / 1_000) * VENDOR_TIMES;
      alarms.push(seconds);
      if (!isSeen || seconds > ALARM_SECONDS)
        violations.push(`nobody would know after ${Math.round(seconds)} s of the vendor's time`);
      // The vendor's later waits are hours: its own button skips them.
      const { id } = await subscription(rig);
      const isPaused = await holds(
        async () => {
          await change(rig, `/v3/webhooks/${id}/removeBackoff`, "POST", {});
          return (await subscription(rig)).interrupted;
        },
        20_000,
        20,
      );
      if (!isPaused) violations.push("the gateway did not pause: nothing was tried");
      await rig.db.start();
      const from = rig.doorway.deliveries().length;
      for (const { codeId } of during) rig.gateway.pay({ gatewayId: codeId });
      await pause(300);
      if (rig.doorway.deliveries().length > from) violations.push("a paused queue told us something");
      await change(rig, `/v3/webhooks/${id}`, "PUT", { interrupted: false });
      const ids = [...before, ...during].map(({ paymentId }) => paymentId);
      if (!(await holds(() => allPaid(rig, ids), 60_000))) violations.push("I6: paid, and not known 60 s after");
      await rig.gateway.delivered();
      const [kept] = await rig.db.query<{ count: number }>(
        "select count(distinct reference)::int as count from webhook_events where reference = any($1)",
        [ids],
      );
      recovered += kept?.count ?? 0;
      if (kept?.count !== ids.length) violations.push(`I3: news of ${kept?.count} of ${ids.length} payments came back`);
    }
    await restart(rig.apis);
    return {
      trials,
      buyers: orders.map(({ who }) => who),
      violations,
      figures: {
        counts: { "payments whose events came back": recovered },
        samples: { "s to the alarm, vendor's time": alarms },
      },
    };
  },
};

import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startPrometheus } from "../../drills/alerts/prometheus.ts";
import { eventually, openCodes } from "../../lib/shopper/buying.ts";
import { asksBack, openDueWorld, refundCalls, somePurchases } from "./due-world.ts";

const DELAY_MS = 8_000;
/** More than two workers can send in that time, at two calls each. */
const REFUNDS_A_MINUTE = 8;
const PAID_A_MINUTE = 2;
const PROCESSES = ["api-1", "api-2", "worker-1", "worker-2"] as const;

/**
 * Every call of the gateway takes eight seconds, and many refunds are due at once: each is called once, no worker is said to
 * stand still, and none of the deployed alerts fires, with their own times.
 */
export async function proveSlowGateway({ minutes }: { minutes: number }): Promise<string[]> {
  const ports = new Map<string, number>();
  for (const name of PROCESSES) ports.set(name, await freePort());
  const portsOf = (kind: string) =>
    PROCESSES.filter((name) => name.startsWith(kind)).map((name) => ports.get(name) ?? 0);
  const world = await openDueWorld({
    members: 1,
    seed: 8,
    envOf: (name) => ({ METRICS_PORT: String(ports.get(name)) }),
  });
  const { harness, driver } = world;
  await harness.db.query("insert into backups values ('prove', now(), 1)");
  const purchases = await somePurchases(driver, Math.ceil(REFUNDS_A_MINUTE * minutes));
  const orders = await openCodes(driver, Math.ceil(PAID_A_MINUTE * minutes));
  await harness.revive();
  await harness.gateway.delivered();
  const isQuiet = async () => {
    const open = await harness.db.query("select from webhook_events where handled_at is null limit 1");
    return open.length === 0;
  };
  if (!(await eventually(isQuiet, 60_000, 500))) throw new Error("the purchases were not settled");
  const prometheus = await startPrometheus({ api: portsOf("api"), worker: portsOf("worker") }, 1);
  try {
    harness.gateway.setFaults({ mode: "slow", delayMs: DELAY_MS });
    const asked = [];
    for (const paymentId of purchases) asked.push((await asksBack(world, paymentId)).gatewayChargeId);
    for (const end = Date.now() + minutes * 60_000; Date.now() < end; await pause(60_000 / PAID_A_MINUTE)) {
      const codeId = orders.pop()?.codeId;
      if (codeId) harness.gateway.pay({ gatewayId: codeId });
    }
    const fired = prometheus.fired();
    const [open] = await harness.db.query<{ sent: number; stuck: number; done: number }>(
      `select (select count(*)::int from refunds where sent_at is not null) as sent,
        (select count(*)::int from refunds where status = 'succeeded') as done,
        (select count(*)::int from messages where template = 'refund-stuck') as stuck`,
    );
    const calls = refundCalls(harness);
    const twice = asked.filter((charge) => (calls.get(charge) ?? 0) > 1);
    console.log(
      `${minutes} minutes of ${DELAY_MS / 1_000} s for every call: ${open?.sent} of ${asked.length} refunds sent, ` +
        `${open?.done} completed; ${twice.length} called twice, alerts: ${fired.join(", ") || "none"}`,
    );
    return [
      ...twice.map((charge) => `charge ${charge} had ${calls.get(charge)} refund calls`),
      ...fired.map((name) => `${name} fired`),
      ...(open?.stuck ? [`${open.stuck} e-mails to the team about stuck refunds`] : []),
      ...(calls.size === 0 ? ["no refund was called for"] : []),
    ];
  } finally {
    await prometheus.close();
    harness.gateway.setFaults({ mode: "ok" });
    await world.close();
  }
}

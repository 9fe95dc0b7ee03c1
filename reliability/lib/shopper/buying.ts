import { setTimeout as pause } from "node:timers/promises";
import type { Harness } from "../stack/harness.ts";
import { atOnce } from "./concurrency.ts";
import type { Answer, Attempt, AttemptOptions, Buyer, Driver } from "./driver.ts";

export type Order = { who: Buyer; attempt: Attempt; answer: Answer; codeId: string; paymentId: string };

/** Concurrent requests for a code: keeps two nodes busy without load shedding. */
const CONCURRENCY = 25;

/** Buyers who each hold an unpaid PIX code. */
export async function openCodes(driver: Driver, count: number, options: AttemptOptions = {}): Promise<Order[]> {
  const people = await driver.buyers(count);
  const orders: Order[] = [];
  await atOnce(CONCURRENCY, [...people.entries()], async ([index, who]) => {
    orders[index] = await openCode(driver, who, options);
  });
  return orders;
}

export async function openCode(driver: Driver, who: Buyer, options: AttemptOptions = {}): Promise<Order> {
  const attempt = driver.newAttempt(who, { ...options, method: "pix" });
  const answer = await driver.retryPayment(who, attempt);
  const codeId = answer.gatewayId ?? (answer.id && (await codeOf(driver, who, answer.id)));
  if (answer.status !== 200 || !codeId || !answer.id)
    throw new Error(`no code without an injected fault: ${answer.status} ${answer.error} after ${answer.ms} ms`);
  return { who, attempt, answer, codeId, paymentId: answer.id };
}

/** On a busy machine the gateway may exceed the attempt's timeout: the code then comes later, and the page polls for it. */
async function codeOf(driver: Driver, who: Buyer, paymentId: string): Promise<string | undefined> {
  let codeId: unknown;
  await eventually(
    async () => {
      const { body } = await driver.request("GET", `/v1/public/payment/${paymentId}/pix`, { ip: who.ip });
      codeId = body.return?.["gatewayId"];
      return typeof codeId === "string";
    },
    30_000,
    500,
  );
  return typeof codeId === "string" ? codeId : undefined;
}

/** Polls until the condition holds; false after the timeout. */
export async function eventually(test: () => Promise<boolean> | boolean, ms = 20_000, every = 60): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await pause(every)) if (await test()) return true;
  return false;
}

/** Whether all these payments are at least paid. */
export async function allPaid(harness: Harness, ids: readonly string[]): Promise<boolean> {
  const [row] = await harness.db.query<{ paid: number }>(
    "select count(*)::int as paid from payments where id = any($1) and status in ('paid', 'received', 'refunded')",
    [ids],
  );
  return row?.paid === ids.length;
}

export const post = (url: string, body: object): Promise<unknown> =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then(
    (reply) => reply.json(),
  );

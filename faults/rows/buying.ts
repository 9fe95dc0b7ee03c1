import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Buyer, Driver, Press, PressOptions } from "../rig/driver.ts";
import type { Rig } from "../rig/rig.ts";
import { atOnce } from "./at-once.ts";

export type Order = { who: Buyer; press: Press; answer: Answer; codeId: string; paymentId: string };

/** So many ask for a code at once: enough for two nodes, and still a quiet day. */
const ASK_AT_ONCE = 25;

/** People with a code on their screen. */
export async function openCodes(driver: Driver, count: number, options: PressOptions = {}): Promise<Order[]> {
  const people = await driver.buyers(count);
  const orders: Order[] = [];
  await atOnce(ASK_AT_ONCE, [...people.entries()], async ([index, who]) => {
    orders[index] = await openCode(driver, who, options);
  });
  return orders;
}

export async function openCode(driver: Driver, who: Buyer, options: PressOptions = {}): Promise<Order> {
  const press = driver.newPress(who, { ...options, method: "pix" });
  const answer = await driver.insist(who, press);
  if (answer.status !== 200 || !answer.gatewayId || !answer.id)
    throw new Error(`no code on a quiet day: ${answer.status} ${answer.error}`);
  return { who, press, answer, codeId: answer.gatewayId, paymentId: answer.id };
}

/** Polls until it holds; false when it does not in time. */
export async function holds(test: () => Promise<boolean> | boolean, ms = 20_000, every = 60): Promise<boolean> {
  for (const deadline = Date.now() + ms; Date.now() < deadline; await pause(every)) if (await test()) return true;
  return false;
}

/** Whether all these payments are at least paid. */
export async function allPaid(rig: Rig, ids: readonly string[]): Promise<boolean> {
  const [row] = await rig.db.query<{ paid: number }>(
    "select count(*)::int as paid from payments where id = any($1) and status in ('paid', 'received', 'refunded')",
    [ids],
  );
  return row?.paid === ids.length;
}

export const post = (url: string, body: object): Promise<unknown> =>
  fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }).then(
    (reply) => reply.json(),
  );

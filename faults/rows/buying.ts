import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Buyer, Driver, Press, PressOptions } from "../rig/driver.ts";
import type { Rig } from "../rig/rig.ts";

export type Order = { who: Buyer; press: Press; answer: Answer; codeId: string; paymentId: string };

/** People with a code on their screen, all asked for at once. */
export async function openCodes(driver: Driver, count: number, options: PressOptions = {}): Promise<Order[]> {
  const people = await driver.buyers(count);
  return Promise.all(people.map((who) => openCode(driver, who, options)));
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

import { expect } from "vitest";
import { test } from "../../testing/test.ts";
import { inTransaction } from "./db.ts";
import { leaseDue } from "./lease-due.ts";

const queue = { table: "webhookEvents", key: ["gateway", "eventId"], count: "attempts" } as const;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 15, 12, minute));
const lease = { now: at(10), leaseUntil: at(15), limit: 2 };

test("two workers never lease the same row, and an unfinished one is due again after the lease", async ({ deps }) => {
  const { db } = deps;
  const events = [3, 1, 2, 30].map((minute) => ({
    gateway: "claims",
    eventId: `evt_${minute}`,
    event: "PAYMENT_RECEIVED",
    receivedAt: at(0),
    dueAt: at(minute),
  }));
  await db.insertInto("webhookEvents").values(events).execute();
  const names = (leased: { eventId: string }[]) => leased.map(({ eventId }) => eventId).toSorted();

  const [first, second] = await inTransaction(db, async (tx) => [
    await leaseDue(tx, queue, lease),
    await leaseDue(db, queue, lease),
  ]);
  expect(names(first ?? [])).toEqual(["evt_1", "evt_2"]);
  expect(names(second ?? [])).toEqual(["evt_3"]);

  expect(await leaseDue(db, queue, { ...lease, now: at(14) })).toEqual([]);
  const again = await leaseDue(db, queue, { ...lease, now: at(15), limit: 10 });
  expect(names(again)).toEqual(["evt_1", "evt_2", "evt_3"]);
  expect(again.map(({ attempts }) => attempts)).toEqual([2, 2, 2]);
});

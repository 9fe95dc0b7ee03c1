import { setTimeout as pause } from "node:timers/promises";
import { passTime } from "../rig/settle.ts";
import { allPaid, holds, openCodes } from "./buying.ts";
import type { Row } from "./row.ts";

const AT_ONCE = 10;
const LEASE_SECONDS = 65;
const READS = /^GET \/v3\/payments\/pay_/;

export const workerKilled: Row = {
  number: 8,
  fault: "Worker killed in the middle of a job",
  injected: "both workers `kill -9` while they read a paid charge from the gateway; new ones are started at once",
  invariants: "I3 I12",
  trial: "a payment being settled at that moment",
  batch: 100,
  short: 5,
  async run(rig, driver, trials) {
    const orders = await openCodes(driver, trials);
    const again: number[] = [];
    for (let first = 0; first < orders.length; first += AT_ONCE) {
      const these = orders.slice(first, first + AT_ONCE);
      rig.gateway.setFaults({ mode: "slow", delayMs: driver.chance.between(50, 400), method: "GET" });
      const reading = rig.watch.until("arrived", READS, driver.chance.between(1, Math.min(3, these.length)));
      for (const { codeId } of these) rig.gateway.pay({ gatewayId: codeId });
      await reading;
      await pause(driver.chance.between(0, 100));
      await Promise.all(rig.workers.map((worker) => worker.kill()));
      rig.gateway.setFaults({ mode: "ok" });
      await rig.revive();
      const since = Date.now();
      const ids = these.map(({ paymentId }) => paymentId);
      const isQuick = await holds(() => allPaid(rig, ids), 1_500);
      // What the dead had taken is free again when their minute is over.
      if (!isQuick)
        await passTime(
          rig,
          these.map(({ who }) => who.accountId),
          LEASE_SECONDS,
        );
      await holds(() => allPaid(rig, ids));
      again.push((Date.now() - since) / 1_000 + (isQuick ? 0 : LEASE_SECONDS));
    }
    return { trials, buyers: orders.map(({ who }) => who), figures: { samples: { "s until done again": again } } };
  },
};

export const workerFrozen: Row = {
  number: 9,
  fault: "Worker frozen, its work taken over, then it wakes",
  injected: "`kill -STOP` while it reads paid charges; the other one takes over when its minute is over; then `-CONT`",
  invariants: "I1 I12",
  trial: "a payment whose settling was frozen",
  batch: 100,
  short: 5,
  async run(rig, driver, trials) {
    const orders = await openCodes(driver, trials);
    const violations: string[] = [];
    for (let first = 0; first < orders.length; first += AT_ONCE) {
      const these = orders.slice(first, first + AT_ONCE);
      const [sleeper, other] = first % (2 * AT_ONCE) === 0 ? rig.workers : [rig.workers[1], rig.workers[0]];
      // So that it is surely this one who takes them.
      other.freeze();
      rig.gateway.setFaults({ mode: "slow", delayMs: 300, method: "GET" });
      const reading = rig.watch.until("arrived", READS, driver.chance.between(1, Math.min(3, these.length)));
      for (const { codeId } of these) rig.gateway.pay({ gatewayId: codeId });
      await reading;
      sleeper.freeze();
      other.thaw();
      rig.gateway.setFaults({ mode: "ok" });
      await rig.gateway.delivered();
      await passTime(
        rig,
        these.map(({ who }) => who.accountId),
        LEASE_SECONDS,
      );
      const isDone = await holds(
        () =>
          allPaid(
            rig,
            these.map(({ paymentId }) => paymentId),
          ),
        25_000,
      );
      if (!isDone) violations.push("I6: the other worker did not take over within 25 s");
      sleeper.thaw();
    }
    await pause(500);
    return { trials, buyers: orders.map(({ who }) => who), violations };
  },
};

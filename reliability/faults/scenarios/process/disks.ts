import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../../lib/processes/database.ts";
import { restart } from "../../../lib/processes/managed-process.ts";
import { mountSmallDisk } from "../../../lib/processes/small-disk.ts";
import { runBackgroundLoad } from "../../../lib/shopper/background-load.ts";
import { eventually, openCode } from "../../../lib/shopper/buying.ts";
import { createDriver } from "../../../lib/shopper/driver.ts";
import { crashes, diedSince, recovery } from "../../../lib/shopper/recovery.ts";
import { settleAndCheck } from "../../../lib/stack/check.ts";
import { startHarness } from "../../../lib/stack/harness.ts";
import { range, type Scenario } from "../scenario.ts";

const FULL_MS = 2_500;
/** Keeps the WAL small enough for the disk, and quick to fill it. */
const SMALL = ["fsync=off", "max_wal_size=48MB", "min_wal_size=32MB", "wal_keep_size=0", "deadlock_timeout=200ms"];
const MAX_EXIT_MS = 12_000;
const NOT_INJECTED = "nothing was injected: this account may not mount a disk";

export const databaseDiskFull: Scenario = {
  number: 21,
  fault: "Disk full on the database",
  injected: "PostgreSQL's files on a disk of 300 MB, filled to the last byte for 2.5 s while buyers pay, then freed",
  invariants: "I1–I6; what cannot be written is refused; I11",
  mutation:
    "an attempt whose write fails continues and is answered from memory: 30 violations in 2 full disks (charges without a payment, codes shown and not stored)",
  trial: "a full disk",
  batch: 10,
  // It needs a stack of its own on the small disk.
  short: 0,
  async run(_harness, { random, secrets }, trials) {
    const disk = mountSmallDisk(300);
    if (!disk) return { trials, buyers: [], violations: [NOT_INJECTED] };
    const harness = await startHarness({
      database: () => openDatabase({ home: mkdtempSync(join(disk.path, "pg-")), settings: SMALL }),
    });
    try {
      const driver = createDriver(harness, random, secrets);
      const known = await openCode(driver, await driver.buyer());
      const violations: string[] = [];
      const back: number[] = [];
      const counts = { "reads answered": 0, "reads refused": 0, "broken or refused calls": 0 };
      const load = runBackgroundLoad(harness, driver, 4);
      for (const _ of range(trials)) {
        await pause(random.between(300, 900));
        disk.fill();
        for (const until = Date.now() + FULL_MS; Date.now() < until; await pause(100)) {
          const { status } = await driver.request("GET", `/v1/public/payment-lookup/${known.paymentId}`);
          counts[status === 200 ? "reads answered" : "reads refused"] += 1;
        }
        disk.free();
        // As a supervisor would, in case PostgreSQL has stopped.
        await harness.db.start();
        const recovered = await recovery(harness, driver);
        back.push(recovered.seconds);
        violations.push(...recovered.violations);
      }
      const { buyers, errors } = await load.stop();
      counts["broken or refused calls"] = errors;
      violations.push(...diedSince(harness, 0));
      violations.push(...(await settleAndCheck(harness, driver, buyers)));
      await harness.db.query("select count(*) from payments p full join charges c on c.payment_id = p.id");
      return { trials, buyers: [], violations, figures: { counts, samples: { "s to recover": back } } };
    } finally {
      await harness.close();
      disk.close();
    }
  },
};

export const logDiskFull: Scenario = {
  number: 22,
  fault: "Disk full where the logs go",
  injected:
    "the output of both nodes on a full disk of 10 MB; buyers pay; one node gets SIGTERM; then the disk is freed",
  invariants: "requests are served as usual; logging resumes once there is space",
  trial: "a purchase while logging fails",
  batch: 50,
  short: 6,
  async run(harness, driver, trials) {
    const disk = mountSmallDisk(10);
    const before = crashes(harness);
    const violations: string[] = [];
    const file = (name: string) => (disk ? join(disk.path, name) : "/dev/full");
    // Readiness is polled over HTTP, so the harness does not need the node's output.
    await restart(harness.apis, (managed) => ({
      before: ["sh", "-c", `exec "$0" "$@" >>'${file(managed.name)}' 2>&1`],
    }));
    disk?.fill();
    const people = await driver.buyers(trials);
    let refused = 0;
    for (const [index, who] of people.entries()) {
      const { status, gatewayId } = await driver.attempt(who, {
        method: index % 2 === 0 ? "pix" : "credit-card",
        installments: 1,
      });
      if (status !== 200) refused += 1;
      if (gatewayId && index % 2 === 0) harness.gateway.pay({ gatewayId });
    }
    // A refusal is logged before it is answered; sixty are more than a half-filled disk block holds.
    for (const index of range(60)) {
      const { status } = await driver.request("GET", "/v1/auth/me", {
        node: harness.apis[index % 2] ?? harness.apis[0],
      });
      if (status !== 401) violations.push(`a refusal that could not be logged became ${status}`);
    }
    if (refused > 0) violations.push(`${refused} purchases refused because nothing could be logged`);
    const [stays, leaves] = harness.apis;
    const since = Date.now();
    await leaves.end();
    if (Date.now() - since > MAX_EXIT_MS) violations.push("a node that could not log did not exit in time");
    if (disk) {
      disk.free();
      const mark = readFileSync(file(stays.name)).length;
      await driver.request("GET", "/v1/public/payment-lookup/unknown", { node: stays });
      // Log lines are written after the answer is sent.
      const isWritten = await eventually(() => readFileSync(file(stays.name)).length > mark, 2_000);
      if (!isWritten) violations.push("no log line once there was space");
    }
    violations.push(...diedSince(harness, before));
    await restart(harness.apis);
    disk?.close();
    return { trials, buyers: people, violations, figures: { counts: { "purchases refused": refused } } };
  },
};

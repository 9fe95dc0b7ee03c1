import { execFile } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { SmallDisk } from "../../lib/processes/small-disk.ts";
import type { Driver } from "../../lib/shopper/driver.ts";
import type { Harness } from "../../lib/stack/harness.ts";
import type { Pair } from "../harness/pair.ts";
import { operate } from "../harness/script.ts";
import { type Front, SITE } from "./front.ts";

export type InjectionContext = {
  harness: Harness;
  pair: Pair;
  front: Front;
  driver: Driver;
  disk: SmallDisk | undefined;
};

/** A fault and the alerts that it must trigger. It is undone once they fire, or after the timeout. */
export type Injection = {
  alerts: readonly string[];
  how: string;
  /** Timeout, with the shortened rules. */
  withinMs: number;
  inject: (context: InjectionContext) => Promise<void>;
  undo?: (context: InjectionContext) => Promise<void>;
  /** The alerts fire long after the fault has ended, so the next injection need not wait. */
  isDelayed?: boolean;
};

const SLOW = `
  create function harness.slow() returns trigger language plpgsql as $$ begin perform pg_sleep(1.6); return new; end $$;
  create trigger slow before insert on accounts for each row execute function harness.slow();`;

async function report({ front }: InjectionContext, count: number): Promise<void> {
  const body = JSON.stringify({
    "csp-report": { "document-uri": `https://${SITE}/lp`, "effective-directive": "img-src", "blocked-uri": "inline" },
  });
  const url = `https://${SITE}:${front.https}/v1/public/csp-reports`;
  const where = ["--resolve", `${SITE}:${front.https}:127.0.0.1`, "--max-time", "5"];
  const what = ["-H", "content-type: application/csp-report", "--data", body];
  for (let sent = 0; sent < count; sent += 1) await promisify(execFile)("curl", ["-sk", ...where, ...what, url]);
}

/** Three concurrent clients that register until stopped, while registration fails or is slow. */
function generateErrors({ driver }: InjectionContext): () => Promise<void> {
  let isOpen = true;
  const people = Array.from({ length: 3 }, async () => {
    while (isOpen) {
      await driver.tryBuyer("email");
      await pause(100);
    }
  });
  return async () => {
    isOpen = false;
    await Promise.all(people);
  };
}
let stopErrors: (() => Promise<void>) | undefined;

/** The slow injections start first; the rest run in sequence. */
export const lasting: readonly Injection[] = [
  {
    alerts: ["WalArchiveStalled"],
    how: "the archive directory is gone, so that deploy/postgres/archive-wal.sh fails",
    withinMs: 420_000,
    async inject({ pair }) {
      renameSync(join(pair.home, "wal"), join(pair.home, "wal-gone"));
      await pair.primary().query("create table harness.note_of_archive (); select pg_switch_wal()");
    },
    undo: async ({ pair }) => renameSync(join(pair.home, "wal-gone"), join(pair.home, "wal")),
  },
  {
    alerts: ["BackupTooOld"],
    how: "the record of the newest backup is 27 hours old",
    withinMs: 120_000,
    inject: async ({ harness }) =>
      void (await harness.db.query("update backups set finished_at = now() - interval '27 hours'")),
    undo: async ({ harness }) => void (await harness.db.query("update backups set finished_at = now()")),
  },
  {
    alerts: ["CertificateExpires"],
    how: "nginx serves a certificate with five days left",
    withinMs: 330_000,
    inject: async ({ front }) => front.renew(5),
    undo: async ({ front }) => front.renew(90),
  },
  {
    alerts: ["DiskFillsUp"],
    how: "a file system of 64 MB filled to the last byte",
    withinMs: 90_000,
    inject: async ({ disk }) => disk?.fill(),
    undo: async ({ disk }) => disk?.free(),
  },
];

export const passing: readonly Injection[] = [
  {
    alerts: ["CspViolations"],
    how: "150 reports posted through nginx",
    withinMs: 30_000,
    async inject(context) {
      await report(context, 2);
      await pause(2_500);
      await report(context, 150);
    },
  },
  {
    alerts: ["ErrorBudgetBurnsFast", "ErrorBudgetBurnsSteadily", "ErrorBudgetBurnsSlowly", "WorkerSilent"],
    how: "PostgreSQL stopped for 20 s while visitors register",
    withinMs: 330_000,
    isDelayed: true,
    async inject(context) {
      stopErrors = generateErrors(context);
      await context.pair.primary().stop();
      await pause(20_000);
      await context.pair.primary().start();
      await stopErrors();
    },
  },
  {
    alerts: ["ApiSlow"],
    how: "each insert into accounts takes 1.6 s",
    withinMs: 90_000,
    async inject(context) {
      await context.pair.primary().query(SLOW);
      stopErrors = generateErrors(context);
    },
    async undo({ pair }) {
      await stopErrors?.();
      await pair.primary().query("drop function harness.slow() cascade");
    },
  },
  {
    alerts: ["ApiNodeDown"],
    how: "one API node killed with -9",
    withinMs: 60_000,
    inject: ({ harness }) => harness.apis[0].kill(),
  },
  {
    alerts: ["ApiDown"],
    how: "the other one too",
    withinMs: 30_000,
    inject: ({ harness }) => harness.apis[1].kill(),
    undo: ({ harness }) => harness.revive(),
  },
  {
    alerts: ["ProcessRestarts"],
    how: "a worker killed with -9 and started again, five times",
    withinMs: 30_000,
    async inject({ harness }) {
      for (let time = 0; time < 5; time += 1) {
        await harness.workers[1].kill();
        await harness.workers[1].start();
        // Prometheus must scrape each start once.
        await pause(1_500);
      }
    },
  },
  {
    alerts: ["StandbyGone"],
    how: "the standby killed with -9",
    withinMs: 30_000,
    inject: ({ pair }) => pair.standby().lose(),
    async undo({ pair }) {
      await operate("synchronous.sh", ["off"], { PRIMARY: pair.primary().url });
      await pair.rejoin();
    },
  },
  {
    alerts: ["ReplicationLags"],
    how: "the standby's receiver frozen, 100 MB written (asynchronous by then)",
    withinMs: 60_000,
    async inject({ pair }) {
      await operate("synchronous.sh", ["off"], { PRIMARY: pair.primary().url });
      pair.standby().signal("SIGSTOP");
      await pair
        .primary()
        .query("create table harness.bulk as select repeat('x', 1000) as text from generate_series(1, 100000)");
    },
    async undo({ pair }) {
      pair.standby().signal("SIGCONT");
      await pair.primary().query("drop table harness.bulk");
    },
  },
  {
    alerts: ["GatewayQuotaEnding"],
    how: "of 6,000 calls several hundred used in a minute, by buyers who request six PIX codes each",
    withinMs: 150_000,
    async inject({ driver }) {
      for (const until = Date.now() + 60_000; Date.now() < until; ) {
        const people = await driver.buyers(4);
        // The limit is six codes per buyer and hour.
        for (let codes = 0; codes < 6; codes += 1)
          await Promise.all(people.map((who) => driver.attempt(who, { method: "pix" })));
      }
    },
  },
  // Last, because the certificate probe fails meanwhile too.
  {
    alerts: ["PagesDown"],
    how: "nginx stopped",
    withinMs: 30_000,
    inject: ({ front }) => front.stop(),
    undo: ({ front }) => front.start(),
  },
];

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ManagedProcess, restart } from "../../../lib/processes/managed-process.ts";
import { allPaid, eventually, openCode } from "../../../lib/shopper/buying.ts";
import { range, type Scenario, wasInjected } from "../scenario.ts";

const PRELOAD = join(import.meta.dirname, "../../harness/skewed-clock.ts");
const MINUTE_MS = 60_000;
/** Room for a busy machine; a timestamp taken from a node's skewed clock would be off by minutes. */
const CLOSE_SECONDS = 30;
const CODE_SECONDS = 3_600;

/** Ten minutes either way, the Unix epoch, and the last minute of the next leap day. */
const skews = (): number[] => [
  10 * MINUTE_MS,
  -10 * MINUTE_MS,
  -Date.now(),
  Date.parse("2028-02-29T23:59:30-03:00") - Date.now(),
];

export const wrongClocks: Scenario = {
  number: 20,
  fault: "Clock skew and clock jumps",
  injected:
    "nodes and workers ten minutes apart either way; each purchase with a jump of one of them, also to 1970 and to 29 February 2028",
  invariants: "I4 I6; expiry and due dates by the database's time",
  trial: "a purchase at one node, read at the other",
  batch: 50,
  short: 4,
  async run(harness, driver, trials) {
    const directory = mkdtempSync(join(tmpdir(), "faults-clocks-"));
    const processes: ManagedProcess[] = [...harness.apis, ...harness.workers];
    const set = (managed: ManagedProcess, ms: number) => writeFileSync(join(directory, managed.name), String(ms));
    for (const [index, managed] of processes.entries()) set(managed, (index % 2 === 0 ? 10 : -10) * MINUTE_MS);
    const wrong = ({ name }: ManagedProcess) => ({
      flags: ["--import", PRELOAD],
      env: { CLOCK_FILE: join(directory, name) },
    });
    await restart(processes, wrong);
    const violations: string[] = [];
    const off: number[] = [];
    const buyers = await driver.buyers(trials, "session");
    for (const trial of range(trials)) {
      const who = buyers[trial];
      if (!who) continue;
      const [near, far] = trial % 2 === 0 ? harness.apis : [harness.apis[1], harness.apis[0]];
      set(driver.random.oneOf(processes), driver.random.oneOf(skews()));
      const { paymentId, codeId } = await openCode(driver, who, { cycle: "annual", node: near });
      const [stored] = await harness.db.query<{ since: number; left: number }>(
        `select extract(epoch from clock_timestamp() - created_at)::float as since,
           extract(epoch from pix_expires_at - clock_timestamp())::float as left from payments where id = $1`,
        [paymentId],
      );
      off.push(Math.abs(stored?.since ?? Number.NaN));
      // The node's log timestamps show whether its clock is skewed.
      const log = readFileSync(join(harness.logDir, `${near.name}.log`), "utf8");
      const [dated = ""] = /(?<="time":")[^"]+/.exec(log.slice(log.lastIndexOf('"time"'))) ?? [];
      const wrongBy = Math.abs(Date.parse(dated) - Date.now());
      violations.push(...wasInjected(Number(wrongBy > 5 * MINUTE_MS), `the clock of ${near.name} is right`));
      if (!stored || Math.abs(stored.since) > CLOSE_SECONDS) violations.push(`I4: written as ${stored?.since} s ago`);
      if (!stored || Math.abs(stored.left - CODE_SECONDS) > CLOSE_SECONDS)
        violations.push(`a code for an hour has ${stored?.left} s left`);
      const me = await driver.request("GET", "/v1/auth/me", {
        headers: driver.basic(who.email, who.token ?? ""),
        node: far,
      });
      if (me.status !== 200) violations.push(`I3: a session of minutes ago got ${me.status} at the other node`);
      if (trial % 5 === 4) continue;
      harness.gateway.pay({ gatewayId: codeId });
      if (!(await eventually(() => allPaid(harness, [paymentId]), 15_000)))
        violations.push("I6: paid and not granted within 15 s");
    }
    const [ends] = await harness.db.query<{ codes: number; periods: number }>(
      `select
        (select count(*) from payments where account_id = any($1) and status = 'failed')::int as codes,
        (select count(*) from subscription_periods where account_id = any($1)
          and abs(extract(epoch from starts_at - clock_timestamp())) > 600)::int as periods`,
      [buyers.map(({ accountId }) => accountId)],
    );
    if (ends && ends.codes > 0) violations.push(`I13: ${ends.codes} codes expired before their hour`);
    if (ends && ends.periods > 0) violations.push(`I13: ${ends.periods} plans begin at another time than now`);
    await restart(processes);
    rmSync(directory, { recursive: true });
    const counts = { "wrong expiries": (ends?.codes ?? 0) + (ends?.periods ?? 0) };
    return { trials, buyers, violations, figures: { counts, samples: { "s between an attempt and its record": off } } };
  },
};

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Member, restart } from "../rig/member.ts";
import { allPaid, holds, openCode } from "./buying.ts";
import { type Row, range, wasInjected } from "./row.ts";

const PRELOAD = join(import.meta.dirname, "../rig/skewed-clock.ts");
const MINUTE_MS = 60_000;
/** A quiet answer takes milliseconds; a busy machine a few seconds. A clock that counted would be off by minutes. */
const CLOSE_SECONDS = 30;
const CODE_SECONDS = 3_600;

/** Ten minutes off either way, a jump back to when computers begin, and one into the next leap day's last minute. */
const skews = (): number[] => [
  10 * MINUTE_MS,
  -10 * MINUTE_MS,
  -Date.now(),
  Date.parse("2028-02-29T23:59:30-03:00") - Date.now(),
];

export const wrongClocks: Row = {
  number: 20,
  fault: "Clocks of the nodes wrong, and jumping",
  injected:
    "nodes and workers ten minutes apart either way; each purchase with a jump of one of them, also to 1970 and to 29 February 2028",
  invariants: "I4 I6; expiry and due dates by the database's time",
  trial: "a purchase at one node, read at the other",
  batch: 50,
  short: 4,
  async run(rig, driver, trials) {
    const directory = mkdtempSync(join(tmpdir(), "faults-clocks-"));
    const members: Member[] = [...rig.apis, ...rig.workers];
    const set = (member: Member, ms: number) => writeFileSync(join(directory, member.name), String(ms));
    for (const [index, member] of members.entries()) set(member, (index % 2 === 0 ? 10 : -10) * MINUTE_MS);
    const wrong = ({ name }: Member) => ({ flags: ["--import", PRELOAD], env: { CLOCK_FILE: join(directory, name) } });
    await restart(members, wrong);
    const violations: string[] = [];
    const off: number[] = [];
    const buyers = await driver.buyers(trials, "session");
    for (const trial of range(trials)) {
      const who = buyers[trial];
      if (!who) continue;
      const [near, far] = trial % 2 === 0 ? rig.apis : [rig.apis[1], rig.apis[0]];
      set(driver.chance.oneOf(members), driver.chance.oneOf(skews()));
      const { paymentId, codeId } = await openCode(driver, who, { cycle: "annual", node: near });
      const [kept] = await rig.db.query<{ since: number; left: number }>(
        `select extract(epoch from clock_timestamp() - created_at)::float as since,
           extract(epoch from pix_expires_at - clock_timestamp())::float as left from payments where id = $1`,
        [paymentId],
      );
      off.push(Math.abs(kept?.since ?? Number.NaN));
      // What it logs is dated by its own clock.
      const log = readFileSync(join(rig.logDir, `${near.name}.log`), "utf8");
      const [dated = ""] = /(?<="time":")[^"]+/.exec(log.slice(log.lastIndexOf('"time"'))) ?? [];
      const wrongBy = Math.abs(Date.parse(dated) - Date.now());
      violations.push(...wasInjected(Number(wrongBy > 5 * MINUTE_MS), `the clock of ${near.name} is right`));
      if (!kept || Math.abs(kept.since) > CLOSE_SECONDS) violations.push(`I4: written as ${kept?.since} s ago`);
      if (!kept || Math.abs(kept.left - CODE_SECONDS) > CLOSE_SECONDS)
        violations.push(`a code for an hour has ${kept?.left} s left`);
      const seen = await driver.ask("GET", "/v1/auth/me", {
        headers: driver.basic(who.email, who.token ?? ""),
        node: far,
      });
      if (seen.status !== 200) violations.push(`I3: a session of minutes ago got ${seen.status} at the other node`);
      if (trial % 5 === 4) continue;
      rig.gateway.pay({ gatewayId: codeId });
      if (!(await holds(() => allPaid(rig, [paymentId]), 15_000)))
        violations.push("I6: paid and not granted within 15 s");
    }
    const [ends] = await rig.db.query<{ codes: number; periods: number }>(
      `select
        (select count(*) from payments where account_id = any($1) and status = 'failed')::int as codes,
        (select count(*) from plan_periods where account_id = any($1)
          and abs(extract(epoch from starts_at - clock_timestamp())) > 600)::int as periods`,
      [buyers.map(({ accountId }) => accountId)],
    );
    if (ends && ends.codes > 0) violations.push(`I13: ${ends.codes} codes expired before their hour`);
    if (ends && ends.periods > 0) violations.push(`I13: ${ends.periods} plans begin at another time than now`);
    await restart(members);
    rmSync(directory, { recursive: true });
    const counts = { "wrong expiries": (ends?.codes ?? 0) + (ends?.periods ?? 0) };
    return { trials, buyers, violations, figures: { counts, samples: { "s between a press and its record": off } } };
  },
};

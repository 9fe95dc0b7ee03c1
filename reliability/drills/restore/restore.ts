import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../../scripts/lib/ports.ts";
import { atMost, exactly, type Figure, info } from "../../lib/report/figure.ts";
import { runBackgroundLoad } from "../../lib/shopper/background-load.ts";
import { openCode } from "../../lib/shopper/buying.ts";
import { type Buyer, createDriver, type Driver, type Target } from "../../lib/shopper/driver.ts";
import { answerEverything, readsAnswers } from "../../lib/shopper/questionnaire.ts";
import { check } from "../../lib/stack/check.ts";
import { type Harness, startHarness } from "../../lib/stack/harness.ts";
import { settle } from "../../lib/stack/settle.ts";
import type { Drill } from "../drill.ts";
import { BEHIND_BOUNCER, point } from "../harness/bouncer.ts";
import { operate } from "../harness/script.ts";
import { type Archived, restoredDir, startArchived } from "./archived.ts";
import { diskLost, type Incident, tableDropped } from "./incidents.ts";
import { followAll, requestLinks } from "./links.ts";
import { buyNow, capturedAt, countPlaced, lostPixOf, survivorsOf, unknownTo } from "./people.ts";
import { reconcile } from "./reconcile.ts";

const COMMAND = join(import.meta.dirname, "../../../server/src/operator/rotate-keys.ts");
const MEMBERS = 5;

/** Members who answered the questionnaire. */
async function answerQuestionnaires(driver: Driver): Promise<Buyer[]> {
  const members = await driver.buyers(MEMBERS, "session");
  for (const who of members) {
    const failures = await answerEverything(driver, who);
    if (failures.length > 0) throw new Error(failures.join("; "));
  }
  return members;
}

/** How many of them read all their answers, at any node or at the given one. */
async function countReaders(driver: Driver, members: readonly Buyer[], node?: Target): Promise<number> {
  let readers = 0;
  for (const who of members) if (await readsAnswers(driver, who, node)) readers += 1;
  return readers;
}

/** Runs the operator's command, which seals every value with the current key. */
async function resealAnswers(harness: Harness): Promise<void> {
  await promisify(execFile)(process.execPath, [COMMAND], { env: { ...harness.env, ...BEHIND_BOUNCER } });
}

/** As `openssl rand -hex 32` makes one. */
const newKey = (): string => randomBytes(32).toString("hex");

/**
 * "Changing SECRET_KEY" of docs/runbook.md: the old key goes to SECRET_KEYS_OLD, and all processes are restarted in
 * sequence. Returns the harness with the new environment, also for processes started later.
 */
async function rotateKey(harness: Harness, old: string): Promise<Harness> {
  const env = { SECRET_KEY: newKey(), SECRET_KEYS_OLD: old };
  const members = [...harness.apis, ...harness.workers];
  for (const member of members) {
    await member.end();
    await member.start({ env });
  }
  const revive = async () => {
    await Promise.all(members.map((member) => member.start({ env })));
  };
  return { ...harness, env: { ...harness.env, ...env }, revive };
}

/** For comparison: the same stack without the old key. */
const withoutOldKey = (harness: Harness): Harness => ({
  ...harness,
  env: { ...harness.env, SECRET_KEYS_OLD: "" },
});

const CONCURRENCY = 4;
const SALES_MS = 80_000;
/** Buyers registered before the backup: half open a code early and pay just before the incident, half buy just before it. */
const REGULARS = 30;
const MAX_MINUTES = 5;

const ORPHAN = /charged for a payment we lost/;
const UNRECOVERABLE = /^I3: (payment|event)|^I12|charged for a payment we lost/;

async function rehearse(incident: Incident, archived: Archived, installation: Harness, key: string): Promise<Figure[]> {
  let harness = installation;
  const driver = createDriver(harness, incident.seed);
  const prefixed = (figure: Figure): Figure => ({ ...figure, name: `${incident.name}: ${figure.name}` });
  const links = await requestLinks(harness, driver);
  const regulars = await driver.buyers(REGULARS);
  const members = await answerQuestionnaires(driver);
  const backup = await archived.takeBackup();
  const load = runBackgroundLoad(harness, driver, CONCURRENCY);
  const codes = await Promise.all(regulars.slice(0, REGULARS / 2).map((who) => openCode(driver, who)));
  await pause(SALES_MS);
  // Just before the incident: early codes are paid, and buyers from before the backup buy.
  for (const { codeId } of codes) harness.gateway.pay({ gatewayId: codeId });
  for (const who of regulars.slice(REGULARS / 2)) await buyNow(harness, driver, who);
  const archiving = await archived.timeArchiving();
  const [clock] = await archived.machine.query<{ at: Date }>("select clock_timestamp() as at");
  const lostAt = clock?.at ?? new Date();
  await incident.trigger(archived);
  const stopping = load.stop();
  // All writers are stopped first.
  await Promise.all([...harness.apis, ...harness.workers].map((member) => member.kill()));
  const { buyers: newcomers, bought } = await stopping;
  const buyers = [...regulars, ...newcomers];
  await incident.save?.(archived);
  await archived.machine.stop();

  const since = Date.now();
  const port = await freePort();
  const script = await operate("restore.sh", [incident.to(lostAt)], {
    BACKUP: archived.backup,
    INTO: restoredDir(archived.home),
    IDENTITY: archived.identity,
    PORT: String(port),
    SUPERUSER: "app",
  });
  await point(archived.bouncer, port);
  // Before the workers start, which reconcile at once.
  const unknownAtFirst = await unknownTo(harness);
  await harness.revive();
  const minutes = (Date.now() - since) / 60_000;
  // Everything so far was signed with the key that is rotated here.
  harness = await rotateKey(harness, key);
  const keyless = await harness.openNode("api-without-old-key", { SECRET_KEY: harness.env["SECRET_KEY"] });
  const followedWithout = await followAll(links, keyless);
  const readWithout = await countReaders(driver, members, keyless);
  const read = await countReaders(driver, members);
  await resealAnswers(harness);
  const readAfterResealing = await countReaders(driver, members, keyless);
  await keyless.end();
  const followed = await followAll(links);

  const [newest] = await harness.db.query<{ at: Date }>("select max(created_at) as at from payments");
  const restored = await survivorsOf(harness, driver, buyers);
  const open = await settle(harness, restored);
  const unknownLater = await unknownTo(harness);
  const from = new Date(lostAt.getTime() - 600_000);
  const lostPix = await lostPixOf(harness, restored);
  const report = await reconcile(harness, from);
  const reportWithoutKey = await reconcile(withoutOldKey(harness), from);
  const repaired = await reconcile(harness, from, { repair: true });
  const after = await reconcile(harness, from);
  const placed = await countPlaced(harness, lostPix);
  const survivors = await survivorsOf(harness, driver, buyers);
  await settle(harness, survivors);
  const violations = await check(harness, driver, survivors);
  const of = (pattern: RegExp) => violations.filter((violation) => pattern.test(violation)).length;
  // Unrecoverable: attempts that were never paid, records of webhook events, and consent to ad events.
  const recoverable = violations.filter((violation) => !UNRECOVERABLE.test(violation));
  return [
    info("base backup, `deploy/postgres/base-backup.sh`", backup.seconds, { unit: "s" }),
    info("`archive_command` for a segment of 16 MB: compressed, encrypted, on the disk", archiving, { unit: "s" }),
    info("purchases attempted before it happened", bought + REGULARS, {
      note: `${capturedAt(harness).length} of them paid at the gateway`,
    }),
    atMost(MAX_MINUTES, "minutes from the start of `deploy/restore.sh` to two nodes that sell again", minutes, {
      note: `the script alone ${Math.round(script.seconds * 10) / 10} s`,
    }),
    atMost(75, "data lost: from the last restored write to the incident", secondsBetween(newest?.at, lostAt), {
      unit: "s",
      note: incident.loses,
    }),
    info("paid at the gateway and unknown here, right after the restore", unknownAtFirst),
    info("of these found by the worker's reconciliation", unknownAtFirst - unknownLater, {
      note: "payments whose row was restored: reconcile-payments, find-missed-charges",
    }),
    info("`npm run reconcile` found: payment lost, account known", report.lost, {
      note: `${report.sales} sales in ${report.calls} calls, ${Math.round(report.seconds)} s; besides ${report.missed} missed, ${report.behind} behind`,
    }),
    exactly(report.lost, "made again by `--repair`, with their plans", repaired.lost - after.lost),
    exactly(
      Math.max(1, lostPix.length),
      "PIX sales from before the key rotation among them, each assigned to its buyer",
      placed,
    ),
    exactly(
      0,
      "of these found by a reconciliation without `SECRET_KEYS_OLD`",
      lostPix.filter(({ paymentId }) => reportWithoutKey.lostIds.has(paymentId)).length,
      { note: `it finds ${reportWithoutKey.lost} sales: cards, by the gateway's customer` },
    ),
    exactly(links.length, "links and codes e-mailed before the key rotation that work after it", followed.accepted, {
      note: followed.refused.join("; ") || links.map(({ name }) => name).join(", "),
    }),
    exactly(0, "of these that work at a node without `SECRET_KEYS_OLD`", followedWithout.accepted),
    exactly(members.length, "members who read their answers from before the restore and the key rotation", read),
    exactly(0, "of these at a node without `SECRET_KEYS_OLD`", readWithout),
    exactly(members.length, "of these at that node after `npm run rotate-keys`", readAfterResealing),
    info("account lost as well: listed, with a refund to be confirmed", after.orphans),
    exactly(
      0,
      "left after the repair, without orphan charges",
      after.lost + after.missed + after.behind + after.unlike,
    ),
    info("accounts lost, which register again", buyers.length - survivors.length, { note: `of ${buyers.length}` }),
    exactly(after.orphans, "orphan charges afterwards: all of them in that list", of(ORPHAN)),
    info("unrecoverable: attempts never paid", of(/^I3: payment/), {
      note: `besides the records of ${of(/^I3: event/)} webhooks, whose charges are here; ${of(/^I12/)} violations about ad events: the buyers' consent is lost, so none is sent again`,
    }),
    exactly(
      0,
      "violations of the checker in recoverable data",
      recoverable.length,
      recoverable[0] ? { note: recoverable.slice(0, 2).join("; ") } : {},
    ),
    exactly(
      0,
      "still open after settling",
      Object.values(open).reduce((sum, count) => sum + count, 0),
    ),
  ].map(prefixed);
}

const secondsBetween = (from: Date | undefined, to: Date): number =>
  from ? (to.getTime() - from.getTime()) / 1_000 : 0;

async function runIncident(incident: Incident): Promise<Figure[]> {
  let archived: Archived | undefined;
  const key = newKey();
  const harness = await startHarness({
    async database() {
      archived = await startArchived();
      return archived.db;
    },
    envOf: () => ({ ...BEHIND_BOUNCER, SECRET_KEY: key }),
  });
  try {
    if (!archived) throw new Error("no database");
    return await rehearse(incident, archived, harness, key);
  } catch (error) {
    console.error(error);
    return [exactly("yes", `${incident.name}: completed`, (error as Error).message)];
  } finally {
    await harness.close();
  }
}

export const restore: Drill = {
  name: "restore",
  what: [
    "An encrypted base backup, then purchases for 80 seconds while WAL is archived; then an incident: a table is dropped, or the disk with the data",
    "directory is lost. All writers are stopped, `deploy/restore.sh` makes a new cluster from the backup and the archive, with their private key (to a moment",
    "15 s before the drop; to the end of the archive), PgBouncer is repointed, and the stack starts again. Then `SECRET_KEY` is rotated as the",
    "runbook says, node by node, the old one in `SECRET_KEYS_OLD`, and answers of the questionnaire are sealed anew. The gateway's ledger has purchases that our database lacks: the worker's reconciliation finds",
    "what they can, then `npm run reconcile` the rest; a PIX sale is assigned to its buyer only by its id, sealed with the old key.",
  ].join("\n"),
  run: async () => [...(await runIncident(tableDropped)), ...(await runIncident(diskLost))],
};

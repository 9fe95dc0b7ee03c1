import { setTimeout as pause } from "node:timers/promises";
import { check } from "../../faults/harness/check.ts";
import { createDriver } from "../../faults/harness/driver.ts";
import { type Harness, startHarness } from "../../faults/harness/harness.ts";
import { createRandom } from "../../faults/harness/random.ts";
import { createSecrets } from "../../faults/harness/secrets.ts";
import { settle } from "../../faults/harness/settle.ts";
import { runBackgroundLoad } from "../../faults/scenarios/background-load.ts";
import { openCode } from "../../faults/scenarios/buying.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { atMost, type Drill, exactly, type Figure, info } from "../drill.ts";
import { BEHIND_BOUNCER, point } from "../harness/bouncer.ts";
import { operate } from "../harness/script.ts";
import { type Archived, restoredDir, startArchived } from "./archived.ts";
import { diskLost, type Incident, tableDropped } from "./incidents.ts";
import { askForLinks, followAll } from "./links.ts";
import { buyNow, countPlaced, lostPixOf, moneyAt, survivorsOf, unknownTo } from "./people.ts";
import { reconcile } from "./reconcile.ts";
import { newKey, rotateKey, withoutOldKey } from "./rotation.ts";

const SHOPPERS = 4;
const SALES_MS = 80_000;
/** Registered before the backup: half open a code early and pay at the last moment, half buy at the last moment. */
const REGULARS = 30;
const MAX_MINUTES = 5;

const ORPHAN = /charged for a payment we lost/;
const FOR_GOOD = /^I3: (payment|event)|^I12|charged for a payment we lost/;

async function goThrough(
  incident: Incident,
  archived: Archived,
  installation: Harness,
  key: string,
): Promise<Figure[]> {
  let harness = installation;
  const driver = createDriver(harness, createRandom(incident.seed), createSecrets());
  const say = (figure: Figure): Figure => ({ ...figure, name: `${incident.name}: ${figure.name}` });
  const links = await askForLinks(harness, driver);
  const regulars = await driver.buyers(REGULARS);
  const backup = await archived.takeBackup();
  const load = runBackgroundLoad(harness, driver, SHOPPERS);
  const codes = await Promise.all(regulars.slice(0, REGULARS / 2).map((who) => openCode(driver, who)));
  await pause(SALES_MS);
  // The last seconds before it: codes from long ago are paid, and people who have been here for long buy.
  for (const { codeId } of codes) harness.gateway.pay({ gatewayId: codeId });
  for (const who of regulars.slice(REGULARS / 2)) await buyNow(harness, driver, who);
  const archiving = await archived.timeArchiving();
  const [clock] = await archived.machine.ask<{ at: Date }>("select clock_timestamp() as at");
  const lostAt = clock?.at ?? new Date();
  await incident.trigger(archived);
  const stopping = load.stop();
  // First of all nobody writes any more.
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
  // Before anybody of ours is up again: the worker looks as soon as it starts.
  const unknownAtFirst = await unknownTo(harness);
  await harness.revive();
  const minutes = (Date.now() - since) / 60_000;
  // Everything so far was signed with the key that is taken out of use here.
  harness = await rotateKey(harness, key);
  const keyless = await harness.openNode("api-without-old-key", { SECRET_KEY: harness.env["SECRET_KEY"] });
  const followedWithout = await followAll(links, keyless);
  await keyless.end();
  const followed = await followAll(links);

  const [newest] = await harness.db.query<{ at: Date }>("select max(created_at) as at from payments");
  const restored = await survivorsOf(harness, driver, buyers);
  const open = await settle(harness, restored);
  const unknownLater = await unknownTo(harness);
  const from = new Date(lostAt.getTime() - 600_000);
  const lostPix = await lostPixOf(harness, restored);
  const looked = await reconcile(harness, from);
  const lookedWithout = await reconcile(withoutOldKey(harness), from);
  const mended = await reconcile(harness, from, { repair: true });
  const after = await reconcile(harness, from);
  const placed = await countPlaced(harness, lostPix);
  const survivors = await survivorsOf(harness, driver, buyers);
  await settle(harness, survivors);
  const violations = await check(harness, driver, survivors);
  const of = (pattern: RegExp) => violations.filter((one) => pattern.test(one)).length;
  // Not to be mended: a attempt that was never paid, the notes of events, and what a platform may be told.
  const money = violations.filter((one) => !FOR_GOOD.test(one));
  return [
    info("base backup, `deploy/postgres/base-backup.sh`", backup.seconds, { unit: "s" }),
    info("`archive_command` for a segment of 16 MB: packed, encrypted, on the disk", archiving, { unit: "s" }),
    info("purchases attempted before it happened", bought + REGULARS, {
      note: `${moneyAt(harness).length} of them paid at the gateway`,
    }),
    atMost(MAX_MINUTES, "minutes from the start of `deploy/restore.sh` to two nodes that sell again", minutes, {
      note: `the script alone ${Math.round(script.seconds * 10) / 10} s`,
    }),
    atMost(75, "data lost: from the last thing restored to the incident", secondsBetween(newest?.at, lostAt), {
      unit: "s",
      note: incident.loses,
    }),
    info("paid at the gateway and unknown here, right after the restore", unknownAtFirst),
    info("of these found by the worker's own rounds", unknownAtFirst - unknownLater, {
      note: "payments whose row was restored: reconcile-payments, find-missed-charges",
    }),
    info("`npm run reconcile` found: payment lost, account known", looked.lost, {
      note: `${looked.sales} sales in ${looked.calls} calls, ${Math.round(looked.seconds)} s; besides ${looked.unseen} unseen, ${looked.behind} behind`,
    }),
    exactly(looked.lost, "made again by `--repair`, with their plans", mended.lost - after.lost),
    exactly(
      Math.max(1, lostPix.length),
      "PIX sales of before the key was changed among them, each its buyer's again",
      placed,
    ),
    exactly(
      0,
      "of these found by a reconciliation without `SECRET_KEYS_OLD`",
      lostPix.filter(({ paymentId }) => lookedWithout.lostIds.has(paymentId)).length,
      { note: `it finds ${lookedWithout.lost} sales: cards, by the gateway's customer` },
    ),
    exactly(links.length, "links and codes e-mailed before the key was changed that work after it", followed.good, {
      note: followed.bad.join("; ") || links.map(({ name }) => name).join(", "),
    }),
    exactly(0, "of these that work at a node without `SECRET_KEYS_OLD`", followedWithout.good),
    info("account lost as well: listed, with a refund to be confirmed", after.orphans),
    exactly(0, "left over after the repair, orphans apart", after.lost + after.unseen + after.behind + after.unlike),
    info("accounts lost, who register again", buyers.length - survivors.length, { note: `of ${buyers.length}` }),
    exactly(after.orphans, "charges without a payment afterwards: all of them in that list", of(ORPHAN)),
    info("gone for good with the rows: attempts never paid", of(/^I3: payment/), {
      note: `besides the notes of ${of(/^I3: event/)} webhooks, whose charges are here; ${of(/^I12/)} remarks on ad events: what the buyers allowed is lost, so none is sent again`,
    }),
    exactly(
      0,
      "violations of the checker in what can be mended",
      money.length,
      money[0] ? { note: money.slice(0, 2).join("; ") } : {},
    ),
    exactly(
      0,
      "still open after settling",
      Object.values(open).reduce((sum, count) => sum + count, 0),
    ),
  ].map(say);
}

const secondsBetween = (from: Date | undefined, to: Date): number =>
  from ? (to.getTime() - from.getTime()) / 1_000 : 0;

async function onItsOwn(incident: Incident): Promise<Figure[]> {
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
    return await goThrough(incident, archived, harness, key);
  } catch (error) {
    console.error(error);
    return [{ name: `${incident.name}: went to its end`, value: (error as Error).message, isGood: false }];
  } finally {
    await harness.close();
  }
}

export const restore: Drill = {
  name: "restore",
  what: [
    "An encrypted base backup, then purchases for 80 seconds while the log is archived; then an incident: a table is dropped, or the disk with the data",
    "directory is gone. Everybody who writes is stopped, `deploy/restore.sh` makes a new cluster from the backup and the archive, with their private key (to a moment",
    "15 s before the drop; to the end of the archive), PgBouncer is pointed at it, and the installation starts again. Then `SECRET_KEY` is changed as the",
    "runbook says, node by node, the old one in `SECRET_KEYS_OLD`. The gateway's books know of purchases that ours do not: the worker's rounds find",
    "what they can, then `npm run reconcile` the rest; a PIX leads to its buyer only by its id, sealed with the old key.",
  ].join("\n"),
  run: async () => [...(await onItsOwn(tableDropped)), ...(await onItsOwn(diskLost))],
};

import { setTimeout as pause } from "node:timers/promises";
import { check } from "../../faults/rig/check.ts";
import { openDriver } from "../../faults/rig/driver.ts";
import { openChance } from "../../faults/rig/random.ts";
import { openRig, type Rig } from "../../faults/rig/rig.ts";
import { openSecrets } from "../../faults/rig/secrets.ts";
import { settle } from "../../faults/rig/settle.ts";
import { openCode } from "../../faults/rows/buying.ts";
import { shop } from "../../faults/rows/shopping.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { atMost, type Drill, exactly, type Figure, told } from "../drill.ts";
import { BEHIND_BOUNCER, point } from "../rig/bouncer.ts";
import { operate } from "../rig/script.ts";
import { type Accident, diskLost, tableDropped } from "./accidents.ts";
import { type Archived, openArchived, restoredDir } from "./archived.ts";
import { askForLinks, followAll } from "./links.ts";
import { buyNow, countPlaced, lostPixOf, moneyAt, survivorsOf, unknownTo } from "./people.ts";
import { reconcile } from "./reconcile.ts";
import { newKey, rotateKey, withoutOldKey } from "./rotation.ts";

const SHOPPERS = 4;
const SALES_MS = 80_000;
/** Registered before the backup: half open a code early and pay at the last moment, half buy at the last moment. */
const REGULARS = 30;
const MOST_MINUTES = 5;

const STRANGER = /charged for a payment we lost/;
const FOR_GOOD = /^I3: (payment|event)|^I12|charged for a payment we lost/;

async function goThrough(accident: Accident, archived: Archived, house: Rig, key: string): Promise<Figure[]> {
  let rig = house;
  const driver = openDriver(rig, openChance(accident.seed), openSecrets());
  const say = (figure: Figure): Figure => ({ ...figure, name: `${accident.name}: ${figure.name}` });
  const links = await askForLinks(rig, driver);
  const regulars = await driver.buyers(REGULARS);
  const backup = await archived.takeBackup();
  const load = shop(rig, driver, SHOPPERS);
  const codes = await Promise.all(regulars.slice(0, REGULARS / 2).map((who) => openCode(driver, who)));
  await pause(SALES_MS);
  // The last seconds before it: codes from long ago are paid, and people who have been here for long buy.
  for (const { codeId } of codes) rig.gateway.pay({ gatewayId: codeId });
  for (const who of regulars.slice(REGULARS / 2)) await buyNow(rig, driver, who);
  const archiving = await archived.timeArchiving();
  const [clock] = await archived.machine.ask<{ at: Date }>("select clock_timestamp() as at");
  const lostAt = clock?.at ?? new Date();
  await accident.happen(archived);
  const stopping = load.stop();
  // First of all nobody writes any more.
  await Promise.all([...rig.apis, ...rig.workers].map((member) => member.kill()));
  const { buyers: newcomers, bought } = await stopping;
  const buyers = [...regulars, ...newcomers];
  await accident.save?.(archived);
  await archived.machine.stop();

  const since = Date.now();
  const port = await freePort();
  const script = await operate("restore.sh", [accident.to(lostAt)], {
    BACKUP: archived.backup,
    INTO: restoredDir(archived.home),
    IDENTITY: archived.identity,
    PORT: String(port),
    SUPERUSER: "app",
  });
  await point(archived.bouncer, port);
  // Before anybody of ours is up again: the worker looks as soon as it starts.
  const unknownAtFirst = await unknownTo(rig);
  await rig.revive();
  const minutes = (Date.now() - since) / 60_000;
  // Everything so far was signed with the key that is taken out of use here.
  rig = await rotateKey(rig, key);
  const keyless = await rig.openNode("api-without-old-key", { SECRET_KEY: rig.env["SECRET_KEY"] });
  const followedWithout = await followAll(links, keyless);
  await keyless.end();
  const followed = await followAll(links);

  const [newest] = await rig.db.query<{ at: Date }>("select max(created_at) as at from payments");
  const restored = await survivorsOf(rig, driver, buyers);
  const open = await settle(rig, restored);
  const unknownLater = await unknownTo(rig);
  const from = new Date(lostAt.getTime() - 600_000);
  const lostPix = await lostPixOf(rig, restored);
  const looked = await reconcile(rig, from);
  const lookedWithout = await reconcile(withoutOldKey(rig), from);
  const mended = await reconcile(rig, from, { repair: true });
  const after = await reconcile(rig, from);
  const placed = await countPlaced(rig, lostPix);
  const survivors = await survivorsOf(rig, driver, buyers);
  await settle(rig, survivors);
  const violations = await check(rig, driver, survivors);
  const of = (pattern: RegExp) => violations.filter((one) => pattern.test(one)).length;
  // Not to be mended: a press that was never paid, the notes of events, and what a platform may be told.
  const money = violations.filter((one) => !FOR_GOOD.test(one));
  return [
    told("base backup, `deploy/postgres/base-backup.sh`", backup.seconds, { unit: "s" }),
    told("`archive_command` for a segment of 16 MB: packed, encrypted, on the disk", archiving, { unit: "s" }),
    told("purchases pressed before it happened", bought + REGULARS, {
      note: `${moneyAt(rig).length} of them paid at the gateway`,
    }),
    atMost(MOST_MINUTES, "minutes from the start of `deploy/restore.sh` to two nodes that sell again", minutes, {
      note: `the script alone ${Math.round(script.seconds * 10) / 10} s`,
    }),
    atMost(75, "data lost: from the last thing restored to the accident", secondsBetween(newest?.at, lostAt), {
      unit: "s",
      note: accident.loses,
    }),
    told("paid at the gateway and unknown here, right after the restore", unknownAtFirst),
    told("of these found by the worker's own rounds", unknownAtFirst - unknownLater, {
      note: "payments whose row was restored: reconcile-payments, find-unseen-charges",
    }),
    told("`npm run reconcile` found: payment lost, account known", looked.lost, {
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
    told("account lost as well: listed, with a refund to be confirmed", after.strangers),
    exactly(0, "left over after the repair, strangers apart", after.lost + after.unseen + after.behind + after.unlike),
    told("accounts lost, who register again", buyers.length - survivors.length, { note: `of ${buyers.length}` }),
    exactly(after.strangers, "charges without a payment afterwards: all of them in that list", of(STRANGER)),
    told("gone for good with the rows: presses never paid", of(/^I3: payment/), {
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

async function onItsOwn(accident: Accident): Promise<Figure[]> {
  let archived: Archived | undefined;
  const key = newKey();
  const rig = await openRig({
    async database() {
      archived = await openArchived();
      return archived.db;
    },
    envOf: () => ({ ...BEHIND_BOUNCER, SECRET_KEY: key }),
  });
  try {
    if (!archived) throw new Error("no database");
    return await goThrough(accident, archived, rig, key);
  } catch (error) {
    console.error(error);
    return [{ name: `${accident.name}: went to its end`, value: (error as Error).message, isGood: false }];
  } finally {
    await rig.close();
  }
}

export const restore: Drill = {
  name: "restore",
  what: [
    "An encrypted base backup, then purchases for 80 seconds while the log is archived; then an accident: a table is dropped, or the disk with the data",
    "directory is gone. Everybody who writes is stopped, `deploy/restore.sh` makes a new cluster from the backup and the archive, with their private key (to a moment",
    "15 s before the drop; to the end of the archive), PgBouncer is pointed at it, and the house starts again. Then `SECRET_KEY` is changed as the",
    "runbook says, node by node, the old one in `SECRET_KEYS_OLD`. The gateway's books know of purchases that ours do not: the worker's rounds find",
    "what they can, then `npm run reconcile` the rest; a PIX leads to its buyer only by its id, sealed with the old key.",
  ].join("\n"),
  run: async () => [...(await onItsOwn(tableDropped)), ...(await onItsOwn(diskLost))],
};

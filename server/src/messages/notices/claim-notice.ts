import { brand } from "@app/contract/brand";
import { holdOf, nextDaytime, noticeAt, sendableNow, type TakenSlot } from "@app/engine/notices/notice-at";
import { localTimeOf } from "@app/engine/promises/local-time";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../../platform/time.ts";
import type { Deps } from "../deps.ts";
import { holdMessage, type Message } from "../outbox-store.ts";
import {
  COLLAPSED,
  cancelNotices,
  listTakenSlots,
  lockWaitingNotices,
  takeSlot,
  type WaitingNotice,
} from "./notice-store.ts";

/** Until a device has said where the member is. */
const DEFAULT_TIME_ZONE = brand.serviceHours.timeZone;

/** A local day lasts 25 hours at most, and a member may move by a whole day. */
const LOOK_BACK_MS = 2 * DAY_MS;

/** An older notice may be cancelled before it is sent: whoever let it go first looks again. */
const YIELD_MS = 15 * MINUTE_MS;

type ClaimDeps = Pick<Deps, "db" | "now" | "findTimeZone">;
type Claim = { id: string; accountId: string };

/**
 * Whether a notice is to be sent now: it has then taken a slot of the day, whether or not it arrives. Otherwise it is held
 * until its hour, or cancelled because a newer one of its subject goes in its place.
 */
export const claimNotice = (deps: ClaimDeps, claim: Claim): Promise<boolean> =>
  inTransaction(deps.db, (tx) => decide(deps, tx, claim));

async function decide(deps: ClaimDeps, tx: Db, { id, accountId }: Claim): Promise<boolean> {
  const now = deps.now();
  const waiting = await lockWaitingNotices(tx, accountId);
  const own = waiting.find((notice) => notice.id === id);
  // Another worker cancelled it meanwhile.
  if (!own) return false;
  const others = waiting.filter((notice) => notice !== own && notice.subject === own.subject).map((other) => other.id);
  const timeZone = (await deps.findTimeZone(tx, accountId)) ?? DEFAULT_TIME_ZONE;
  const isRetry = own.noticeAt !== null && isSameDay(timeZone, own.noticeAt, now);
  const isNewest = waiting.findLast(({ subject }) => subject === own.subject) === own;
  if (!isRetry && !isNewest) {
    await cancelNotices(tx, [id], COLLAPSED, now);
    return false;
  }

  const taken = await listTakenSlots(tx, { accountId, since: addMs(now, -LOOK_BACK_MS), besides: id });
  const notice = { timeZone, subject: own.subject, taken };
  const hold = holdOf(notice, now.getTime());
  if (hold) {
    await holdMessage(tx, { id, until: new Date(noticeAt(notice, now.getTime())), reason: hold });
    return false;
  }
  if (!isRetry && !isItsTurn(waiting, notice, now)) {
    await holdMessage(tx, { id, until: addMs(now, YIELD_MS), reason: "an older one first" });
    return false;
  }
  await takeSlot(tx, id, now);
  if (isNewest) await cancelNotices(tx, others, COLLAPSED, now);
  return true;
}

/** The subjects that have waited longer are given the free slots first. */
function isItsTurn(
  waiting: readonly WaitingNotice[],
  { timeZone, subject, taken }: { timeZone: string; subject: string; taken: readonly TakenSlot[] },
  now: Date,
): boolean {
  const untried = waiting.filter((one) => one.subject === subject || one.noticeAt === null);
  const subjects = [...new Set(untried.map((one) => one.subject))];
  return sendableNow({ timeZone, subjects, taken }, now.getTime()).includes(subject);
}

const isSameDay = (timeZone: string, a: Date, b: Date): boolean =>
  localTimeOf(timeZone, a.getTime()).day === localTimeOf(timeZone, b.getTime()).day;

/** At night a message waits for the recipient's morning; true when it was held. */
export async function holdUntilDay(
  { db, now, findTimeZone }: Pick<Deps, "db" | "now" | "findTimeZone">,
  { id, accountId }: Pick<Message, "id" | "accountId">,
): Promise<boolean> {
  const timeZone = (accountId && (await findTimeZone(db, accountId))) ?? DEFAULT_TIME_ZONE;
  const at = now().getTime();
  const until = nextDaytime(timeZone, at);
  if (until > at) await holdMessage(db, { id, until: new Date(until), reason: "quiet-hours" });
  return until > at;
}

import type { HealthReason, HealthSubject } from "@app/contract/health-access";
import type { Booking } from "../../bookings/booking.ts";
import { listMemberCalls } from "../../bookings/queries.ts";
import { recordVisit } from "../../health-access/record-health-access.ts";
import type { Assessment } from "../../intake/assessments/assessment.ts";
import { type Loaded, loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { dueOf, type ListedPromise, listPromises } from "../../promises/queries.ts";
import type { MemberDeps } from "./deps.ts";
import { healthRoleOf, type Reader } from "./reader.ts";

type Open = {
  inForce: Assessment | undefined;
  promises: readonly ListedPromise[];
  calls: readonly Booking[];
  now: Date;
};

/** Why a professional opens the file: the most pressing of what is open. */
function lookReasonOf({ inForce, promises, calls, now }: Open): HealthReason {
  if (inForce?.outcome === "person-first") return "first-reading";
  if (dueOf(promises, "weekly-review-answered")) return "review";
  if (calls.some(({ state, startsAt }) => state === "booked" && startsAt < addMs(now, DAY_MS))) return "call";
  if (dueOf(promises, "fortnightly-diet") || dueOf(promises, "fortnightly-training")) return "adjustment";
  return dueOf(promises, "definitive-plan") ? "definitive-plan" : "follow-up";
}

export type ReadDeps = Pick<MemberDeps, "db" | "now" | "keyRing">;

/** What every part of the file starts from. */
export type OpenFile = {
  memberId: string;
  name: string;
  inForce: Assessment | undefined;
  loaded: Loaded;
  promises: ListedPromise[];
  calls: Booking[];
};

type Reading = {
  memberId: string;
  reader: Reader;
  subjects: HealthSubject[];
  /** What the screen itself is for; otherwise the most pressing of what is open. */
  reason?: HealthReason;
};

/** Reads of a member's file and records the look in one transaction: without the row nothing is shown. */
export const readMember = <View>(
  deps: ReadDeps,
  { memberId, reader, subjects, reason }: Reading,
  view: (tx: Db, file: OpenFile) => Promise<View>,
): Promise<View> =>
  inTransaction(deps.db, async (tx) => {
    const file = await openFile(deps, tx, memberId);
    const shown = await view(tx, file);
    await recordVisit(deps, tx, {
      accountId: memberId,
      actorId: reader.staff.id,
      actorName: reader.staff.name,
      role: healthRoleOf(reader.staff),
      isBreakGlass: reader.breakGlassUntil !== null,
      subjects,
      reason: reason ?? lookReasonOf({ ...file, now: deps.now() }),
    });
    return shown;
  });

async function openFile(deps: ReadDeps, tx: Db, memberId: string): Promise<OpenFile> {
  const care = await loadCare(deps, tx, memberId);
  const { account } = care.loaded;
  if (!account) throw new Problem("not-found");
  return {
    memberId,
    name: account.fullName,
    ...care,
    promises: await listPromises({ db: tx, now: deps.now }, memberId),
  };
}

/** The part of a file that a decision about the member rests on. */
export async function loadCare(
  { now, keyRing }: Pick<ReadDeps, "now" | "keyRing">,
  tx: Db,
  memberId: string,
): Promise<Pick<OpenFile, "inForce" | "loaded" | "calls">> {
  const encryption = keyRing.encryption("health-data");
  return {
    inForce: await findInForce({ keyRing }, tx, memberId),
    loaded: await loadInput({ now }, tx, { accountId: memberId, encryption }),
    calls: await listMemberCalls(tx, memberId),
  };
}

import { brand } from "@app/contract/brand";
import type { NewPause } from "@app/contract/pause";
import { MAX_PAUSE_AHEAD, MAX_PAUSE_DAYS } from "@app/contract/pause-limits";
import { addDays } from "@app/engine/promises/local-time";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../consents/queries.ts";
import { findTimeZone } from "../identity/accounts/queries.ts";
import { type AssessDeps, assess } from "../intake/assess.ts";
import { findInForce } from "../intake/assessments/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { pauseForMember } from "../promises/pauses/pause-for-member.ts";
import { voidPromises } from "../promises/void-promises.ts";
import { lockHead } from "../sync/lock-head.ts";
import type { Deps } from "./deps.ts";
import { finishPause } from "./end-pause.ts";
import { type Day, dayAt, daysIn, kindsStoppedBy, type PlanPause, returnOf, startOf } from "./plan-pause.ts";
import { findPause, insertPause, lockOpenPause, updatePause } from "./store.ts";

/** From the pause's first moment on, however late a worker gets to it. The caller has locked the pause. */
export async function stopClocks(deps: Pick<Deps, "now">, tx: Db, pause: PlanPause): Promise<void> {
  const { accountId, startsAt, endsAt } = pause;
  await pauseForMember(deps, tx, { accountId, kinds: kindsStoppedBy(pause), from: startsAt, until: endsAt });
  if (!pause.startedAt) await updatePause(tx, pause, { startedAt: startsAt });
}

const PREGNANCY = "R02_GRAVIDA";

/**
 * What an answer that says so does: the plan closes, numbers are hidden, and the nutritionist is promised and notified. Without a
 * questionnaire there is no plan to close. The caller holds the account's head.
 */
async function closeForPregnancy(deps: AssessDeps, tx: Db, accountId: string): Promise<void> {
  const inForce = await findInForce(deps, tx, accountId);
  if (!inForce) return;
  await assess(deps, tx, { accountId, isCompletion: false, signs: [PREGNANCY], plan: inForce.plan });
  // Without a plan no review opens: nothing of it is owed any more.
  await voidPromises(deps, tx, { accountId, kinds: ["weekly-review-opened"] });
}

type Starting = { accountId: string; pause: NewPause };

/** Pauses a member's plan, today or from a later day on. The same id twice is once; a second pause is refused. */
export const startPause = (deps: Deps, starting: Starting): Promise<void> =>
  inTransaction(deps.db, (tx) => start(deps, tx, starting));

async function start(given: Deps, tx: Db, { accountId, pause }: Starting): Promise<void> {
  const at = given.now();
  // One moment for the pause, its promises and what a pregnancy leads to.
  const deps = { ...given, now: () => at };
  // Before any other lock: what a pregnancy decides needs it.
  await lockHead(tx, accountId);
  if (await findPause(tx, accountId, pause._id)) return;
  if ((await programmeAccess({ db: tx, now: deps.now }, accountId)) !== "active")
    throw new Problem("pause-not-included");
  // Why somebody pauses may say how they are.
  if (!(await hasConsent(tx, accountId, "health-data"))) throw new Problem("pause-needs-consent");

  const timeZone = (await findTimeZone(tx, accountId)) ?? brand.serviceHours.timeZone;
  const days = daysOf(pause, dayAt(timeZone, at));
  // A plan that must close does not wait for the days of another pause.
  if (pause.reason === "gravidez") await finishOther(tx, accountId, at);
  const startsAt = startOf({ ...days, timeZone }, at);
  const made: PlanPause = {
    accountId,
    id: pause._id,
    reason: pause.reason,
    ...days,
    timeZone,
    startsAt,
    ...returnOf({ ...days, timeZone }),
    createdAt: at,
    startedAt: null,
    endedAt: null,
    endedOn: null,
  };
  if (!(await insertPause(tx, made))) throw new Problem("pause-open");
  if (pause.reason === "gravidez") await closeForPregnancy(deps, tx, accountId);
  if (startsAt <= at) await stopClocks(deps, tx, made);
}

function daysOf({ reason, from, to }: NewPause, today: Day): { from: Day; to: Day } {
  if (reason === "gravidez") return { from: today, to: addDays(today, MAX_PAUSE_DAYS - 1) };
  if (!from || !to || from < today || from > addDays(today, MAX_PAUSE_AHEAD)) throw new Problem("pause-days-invalid");
  const days = daysIn(from, to);
  if (days < 1 || days > MAX_PAUSE_DAYS) throw new Problem("pause-days-invalid");
  return { from, to };
}

async function finishOther(tx: Db, accountId: string, at: Date): Promise<void> {
  const other = await lockOpenPause(tx, accountId);
  if (other?.reason === "gravidez") throw new Problem("pause-open");
  if (other) await finishPause(tx, other, at);
}

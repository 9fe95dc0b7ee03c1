import { brand } from "@app/contract/brand";
import type { PauseView, PlanPauseView } from "@app/contract/pause";
import { addDays, momentOf } from "@app/engine/promises/local-time";
import { programmeAccess } from "../checkout/subscriptions/programme-access.ts";
import { findCurrentPeriod } from "../checkout/subscriptions/queries.ts";
import { findTimeZone } from "../identity/accounts/queries.ts";
import { listVersions } from "../plans/queries.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { addMs, HOUR_MS } from "../platform/time.ts";
import { previewPause } from "../promises/pauses/preview-pause.ts";
import { dueOf, listPromises } from "../promises/queries.ts";
import { hasReviews, nextReviewDay } from "../reviews/schedule/find-open-window.ts";
import type { Deps } from "./deps.ts";
import { type Day, dayAt, daysIn, kindsStoppedBy, latestEnd, type PlanPause, startOf } from "./plan-pause.ts";
import { listPausedSpans } from "./queries.ts";
import { findOpenPause } from "./store.ts";

type ReadDeps = Pick<Deps, "db" | "now" | "keyRing" | "findGuaranteeEnd">;
type Asked = { accountId: string; from?: Day | undefined; to?: Day | undefined };
type Span = { from: Day; to: Day };

/** Of the row of the safety table that a pregnancy is. */
const PERSON_WITHIN_HOURS = 48;
/** More days than a pause can have are not looked at. */
const MAX_ASKED_DAYS = 200;

/** A member's pause as it stands, with what it moves; or what a pause of the days asked for would move. */
export const getPause = (deps: ReadDeps, asked: Asked): Promise<PauseView> =>
  inTransaction(deps.db, (tx) => readPause(deps, tx, asked), { isSnapshot: true });

async function readPause(deps: ReadDeps, tx: Db, { accountId, ...asked }: Asked): Promise<PauseView> {
  const now = deps.now();
  const reading = { db: tx, now: deps.now };
  const pause = await findOpenPause(tx, accountId);
  const timeZone = pause?.timeZone ?? (await findTimeZone(tx, accountId)) ?? brand.serviceHours.timeZone;
  const today = dayAt(timeZone, now);
  const access = await programmeAccess(reading, accountId);
  const endsAt = access === "active" ? (await findCurrentPeriod(reading, accountId))?.endsAt : undefined;
  const [plan] = await listVersions(deps, tx, accountId);
  const span = access === "active" ? spanOf(asked, pause, today) : undefined;
  return {
    access,
    today,
    pause: pause ? viewOf(pause, today) : null,
    span: span ?? null,
    ...(span
      ? await movedBy(deps, tx, { accountId, pause, span, timeZone })
      : { moves: [], review: null, guarantee: null }),
    validUntil: endsAt ? dayAt(timeZone, addMs(endsAt, -1)) : null,
    planVersion: plan?.version ?? null,
    personBy: access === "active" ? await personBy(reading, accountId, pause) : null,
  };
}

const viewOf = ({ id, reason, from, to, startedAt, ...pause }: PlanPause, today: Day): PlanPauseView => ({
  _id: id,
  reason,
  from,
  to,
  isRunning: startedAt !== null,
  latestTo: latestEnd({ ...pause, reason, from }, today),
});

/** The days asked for; those of the pause, when none are or they make no sense. */
function spanOf({ from, to }: Omit<Asked, "accountId">, pause: PlanPause | undefined, today: Day): Span | undefined {
  const first = from ?? pause?.from;
  const last = to ?? pause?.to;
  if (!first || !last || last < today || daysIn(first, last) < 1 || daysIn(first, last) > MAX_ASKED_DAYS)
    return undefined;
  return { from: first, to: last };
}

type Moving = { accountId: string; pause: PlanPause | undefined; span: Span; timeZone: string };

async function movedBy(deps: ReadDeps, tx: Db, { accountId, pause, span, timeZone }: Moving) {
  const now = deps.now();
  const today = dayAt(timeZone, now);
  const kinds = kindsStoppedBy(pause ?? { reason: "viagem" });
  const from = pause?.startsAt ?? startOf({ from: span.from, timeZone }, now);
  const until = new Date(momentOf(timeZone, addDays(span.to, 1), 0));
  const moves = await previewPause(deps, tx, { accountId, kinds, from, until });
  const known = await listPausedSpans(tx, accountId);
  // As if the member were back now: of an open pause the days before today stay.
  const cut = pause ? known.map((one) => (one.from === pause.from ? { ...one, to: addDays(today, -1) } : one)) : known;
  const [before, after] = [cut, [...cut, span]];
  const end = await deps.findGuaranteeEnd(tx, accountId, before);
  const movedEnd = await deps.findGuaranteeEnd(tx, accountId, after);
  return {
    moves: moves.map(({ kind, ...due }) => ({
      kind,
      dueAt: { before: due.before.toISOString(), after: due.after.toISOString() },
    })),
    review: (await hasReviews(tx, accountId))
      ? { before: nextReviewDay(today, before), after: nextReviewDay(today, after) }
      : null,
    guarantee: end && movedEnd ? { before: end, after: movedEnd } : null,
  };
}

async function personBy(
  reading: Pick<Deps, "db" | "now">,
  accountId: string,
  pause: PlanPause | undefined,
): Promise<string | null> {
  if (pause?.reason !== "gravidez") return addMs(reading.now(), PERSON_WITHIN_HOURS * HOUR_MS).toISOString();
  return dueOf(await listPromises(reading, accountId), "human-first")?.toISOString() ?? null;
}

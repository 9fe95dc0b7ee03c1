import { localTimeOf } from "@app/engine/promises/local-time";
import { QUEUED_PROMISES } from "@app/engine/team/queue/profession-facts";
import type { MemberFacts } from "@app/engine/team/queue/queue-facts";
import { listBookedCalls } from "../../bookings/queries.ts";
import { listAccess } from "../../checkout/subscriptions/programme-access.ts";
import { listThreadStarts, listWaitingThreads } from "../../conversations/threads/queries.ts";
import { listDrifts } from "../../diary/list-drifts.ts";
import { listLastLogs } from "../../diary/queries.ts";
import { listBuyers } from "../../identity/accounts/get-buyer.ts";
import type { Assessment, Levels } from "../../intake/assessments/assessment.ts";
import { listInForce, listLevels } from "../../intake/assessments/queries.ts";
import { listReportedByAccount } from "../../intake/reported-signs/reported-signs.ts";
import { listAlertsOf } from "../../on-call/queries.ts";
import { listPaused } from "../../pauses/queries.ts";
import { listWithdrawn, type WithdrawnHalf } from "../../plans/withdrawing/find-reasons.ts";
import type { Db } from "../../platform/database/db.ts";
import type { PlatformDeps } from "../../platform/deps.ts";
import { promiseHours } from "../../promises/promise-hours.ts";
import { listOwedPromises } from "../../promises/queries.ts";
import { listUnansweredReviews } from "../../reviews/queries.ts";
import { listUnreadPains } from "../../workouts/queries.ts";

export type Gathered = { accountId: string; name: string; facts: MemberFacts };
type GatherDeps = Pick<PlatformDeps, "keyRing" | "now">;

const PROFESSIONS = { nutritionist: "nutri", trainer: "treinador" } as const;
/** A disputed payment stops the programme, not the care of what was promised before. */
const CARED_FOR = new Set(["active", "queued", "suspended"]);

/**
 * What the queue needs to know of members, the same few statements for any number of them. Those whom the team has nothing to do with
 * are left out: without the Complete plan, or before their questionnaire unless they wait for a person.
 */
export async function gatherFacts(deps: GatherDeps, tx: Db, accountIds: readonly string[]): Promise<Gathered[]> {
  const accounts = await listBuyers(tx, accountIds);
  const access = await listAccess({ db: tx, now: deps.now }, accounts);
  const levels = await listLevels(tx, accountIds);
  const reported = await listReportedByAccount(deps, tx, accountIds);
  // What stands in force of those who told the assistant a sign: their codes are sealed.
  const inForce = reported.size > 0 ? await listInForce(deps, tx, [...reported.keys()]) : new Map<string, Assessment>();
  const promises = group(await listOwedPromises(deps, tx, { accountIds, kinds: QUEUED_PROMISES }));
  const alerts = group(await listAlertsOf(tx, accountIds));
  const pains = group(await listUnreadPains(tx, accountIds));
  const calls = group(await listBookedCalls(tx, accountIds));
  const reviews = await listUnansweredReviews(tx, accountIds);
  const withdrawn = await listWithdrawn(deps, tx, accountIds);
  const threads = await listThreadStarts(tx, accountIds);
  const waiting = await listWaitingThreads(tx, accountIds);
  const logs = await listLastLogs(tx, accountIds);
  const paused = await listPaused(tx, accountIds, deps.now());
  const today = localTimeOf(promiseHours.timeZone, deps.now().getTime()).day;

  const caredFor = accounts.flatMap(({ accountId, fullName }) => {
    const first = firstMoment(levels.get(accountId), [
      ...(calls.get(accountId) ?? []).map(({ createdAt }) => createdAt),
      ...(alerts.get(accountId) ?? []).map(({ raisedAt }) => raisedAt),
      ...[threads.get(accountId)].filter((start) => start !== undefined),
    ]);
    if (!first || !CARED_FOR.has(access.get(accountId) ?? "none")) return [];
    return [{ accountId, name: fullName, startedOn: localTimeOf(promiseHours.timeZone, first.getTime()).day }];
  });
  const drifts = await listDrifts(deps, tx, caredFor);

  return caredFor.map(({ accountId, name, startedOn }) => {
    const decided = levels.get(accountId);
    const ofCalls = calls.get(accountId) ?? [];
    const ofAlerts = alerts.get(accountId) ?? [];
    const message = waiting.get(accountId);
    // An answer that support owes is not the professionals'.
    const owed = (promises.get(accountId) ?? []).filter(
      ({ kind, subject }) => kind !== "chat-answer" || message?.promisedFor.includes(subject),
    );
    return {
      accountId,
      name,
      facts: {
        diet: decided?.diet ?? null,
        training: decided?.training ?? null,
        startedOn,
        signs: signsOf({
          decided,
          alerts: ofAlerts,
          owed,
          reported: (reported.get(accountId) ?? []).filter(({ rowCode }) =>
            inForce.get(accountId)?.rowCodes.includes(rowCode),
          ),
        }),
        pains: (pains.get(accountId) ?? []).map(({ urgency, reportedAt }) => ({
          since: reportedAt.toISOString(),
          isStrong: urgency === "high",
        })),
        answersChangedAt: decided?.awaitsReview ? decided.decidedAt.toISOString() : null,
        withdrawn: withdrawnOf(withdrawn.get(accountId) ?? []),
        promises: owed.map(({ kind, startsAt, dueAt, isPaused }) => ({
          kind,
          startsAt: startsAt.toISOString(),
          dueAt: dueAt.toISOString(),
          isPaused,
        })),
        calls: ofCalls.map(({ professional, startsAt, createdAt }) => ({
          profession: PROFESSIONS[professional],
          startsAt: startsAt.toISOString(),
          bookedAt: createdAt.toISOString(),
        })),
        message: message ? { since: message.since.toISOString(), holder: message.holder } : null,
        reviewSince: reviews.get(accountId)?.toISOString() ?? null,
        drift: drifts.get(accountId) ?? null,
        // Nobody is missed on a day that they paused.
        lastLogOn: paused.has(accountId) ? today : (logs.get(accountId) ?? null),
      },
    };
  });
}

const READERS = { diet: "nutri", training: "treinador" } as const;

const withdrawnOf = (halves: readonly WithdrawnHalf[]): MemberFacts["withdrawn"] =>
  Object.fromEntries(halves.map(({ half, at, cause }) => [READERS[half], { since: at.toISOString(), cause }]));

type Alert = { urgency: "crisis" | "emergency" | "care"; raisedAt: Date };

/** When the team's work with a member began: with the questionnaire, or with what asked for a person; undefined: not yet. */
function firstMoment(decided: Levels | undefined, asked: readonly Date[]): Date | undefined {
  if (decided?.plan === "completo" && decided.completedAt) return decided.completedAt;
  return asked.toSorted((a, b) => a.getTime() - b.getTime())[0];
}

type Signs = {
  decided: Levels | undefined;
  alerts: readonly Alert[];
  owed: readonly { kind: string; startsAt: Date }[];
  reported: readonly { rowCode: string; reportedAt: Date }[];
};

/** A crisis stays one until it is decided anew; level C, and what was told to the assistant, until a person has read it. */
function signsOf({ decided, alerts, owed, reported }: Signs): MemberFacts["signs"] {
  const crisis = alerts.find(({ urgency }) => urgency === "crisis")?.raisedAt;
  const crisisSince = crisis ?? (decided?.outcome === "crisis" ? decided.decidedAt : undefined);
  const emergency = alerts.find(({ urgency }) => urgency === "emergency")?.raisedAt;
  const care = alerts.find(({ urgency }) => urgency === "care")?.raisedAt;
  const awaited = owed.find(({ kind }) => kind === "human-first");
  const [unreadSign] = awaited ? reported : [];
  const unread = !unreadSign && decided?.outcome === "person-first" && awaited;
  return [
    ...(crisisSince ? [{ sign: "crisis" as const, since: crisisSince.toISOString() }] : []),
    ...(emergency ? [{ sign: "emergency" as const, since: emergency.toISOString() }] : []),
    ...(care ? [{ sign: "care" as const, since: care.toISOString() }] : []),
    ...(unreadSign
      ? [{ sign: "reported" as const, since: unreadSign.reportedAt.toISOString(), row: unreadSign.rowCode }]
      : []),
    ...(unread ? [{ sign: "person-first" as const, since: unread.startsAt.toISOString() }] : []),
  ];
}

function group<Row extends { accountId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.accountId, [...(groups.get(row.accountId) ?? []), row]);
  return groups;
}

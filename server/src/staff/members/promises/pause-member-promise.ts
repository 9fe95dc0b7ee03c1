import { PROMISE_PAUSE_REASONS, type PromiseDate, type PromisePauseReason } from "@app/contract/staff/promises";
import { addDays, momentOf } from "@app/engine/promises/local-time";
import { findLastQuestion } from "../../../assistant/queries.ts";
import { listUnanswered } from "../../../conversations/messages/queries.ts";
import { listLastLogs } from "../../../diary/queries.ts";
import { listSent } from "../../../messages/queries.ts";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { DAY_MS } from "../../../platform/time.ts";
import { type PauseOutcome, pausePromise } from "../../../promises/pauses/pause-promise.ts";
import { listOpenPauses, type OpenPause } from "../../../promises/pauses/queries.ts";
import { resumePromise } from "../../../promises/pauses/resume-promise.ts";
import { promiseHours } from "../../../promises/promise-hours.ts";
import { findMemberPromise, listPromises } from "../../../promises/queries.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import type { Staff } from "../../accounts/staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import { promiseText, stateOf } from "../file/view-promises.ts";
import type { ReadDeps } from "../read-member.ts";

/** Whether a professional began it, and ends it: not the member's own, a bank's balance or a check of identity. */
export const isEndedByTeam = ({ actor, reason }: Pick<OpenPause, "actor" | "reason">): boolean =>
  actor === "equipe" && PROMISE_PAUSE_REASONS.some((listed) => listed === reason);

/** The promise as it is after its change; one that runs or is paused has no other state. */
async function viewChanged(
  { db, now }: { db: Db; now: () => Date },
  { memberId, promiseId }: { memberId: string; promiseId: string },
): Promise<PromiseDate> {
  const promise = (await listPromises({ db, now }, memberId)).find(({ id }) => id === promiseId);
  const state = promise && stateOf(promise);
  if (!promise || !state || state === "void") throw new Problem("promise-not-running");
  return { _id: promise.id, text: promiseText(promise.kind), dueAt: promise.dueAt.toISOString(), state };
}

/** E-mails that ask a member for something. */
const NUDGES = ["review-open", "questionnaire-waiting"] as const;
/** Silence counts from the second one on. */
const COUNTED_FROM = 2;

type About = { accountId: string; startsAt: Date; now: Date };
type Evidence = { messageSent: boolean } | { nudges: number; silentDays: number };

/** What a pause rests on, from what was recorded: a question that was really sent, or reminders and days of silence. */
export const findEvidence = (db: Db, reason: PromisePauseReason, about: About): Promise<Evidence> =>
  reason === "esperando-o-membro" ? findQuestion(db, about) : findSilence(db, about);

async function findQuestion(db: Db, { accountId, startsAt }: About): Promise<Evidence> {
  const { unanswered } = await listUnanswered(db, accountId);
  return { messageSent: unanswered.some((at) => at >= startsAt) };
}

async function findSilence(db: Db, { accountId, startsAt, now }: About): Promise<Evidence> {
  const { lastWrittenAt, unanswered } = await listUnanswered(db, accountId);
  const logged = (await listLastLogs(db, [accountId])).get(accountId);
  const askedAt = await findLastQuestion(db, accountId);
  const signs = [
    startsAt.getTime(),
    lastWrittenAt?.getTime() ?? 0,
    askedAt?.getTime() ?? 0,
    logged ? endOf(logged) : 0,
  ];
  const seen = new Date(Math.max(...signs));
  const reminders = await listSent(db, { accountId, templates: NUDGES, since: seen });
  const nudges = [...unanswered.filter((at) => at > seen), ...reminders];
  const second = nudges.toSorted((a, b) => a.getTime() - b.getTime())[COUNTED_FROM - 1];
  const silentMs = now.getTime() - Math.max(seen.getTime(), second?.getTime() ?? 0);
  return { nudges: nudges.length, silentDays: Math.max(0, Math.floor(silentMs / DAY_MS)) };
}

/** What is logged has a day and no hour: it counts until that day ends where the team is. */
const endOf = (day: string): number => momentOf(promiseHours.timeZone, addDays(day, 1), 0);

type Pause = { memberId: string; promiseId: string; reason: PromisePauseReason; staff: Staff; ip: string | null };

/**
 * A professional stops the clock of a promise, with its audit row. What the reason rests on is looked up under the lock of
 * the account's head, so that no message of the member arrives in between.
 */
export const pauseMemberPromise = (
  deps: Pick<ReadDeps, "db" | "now">,
  { memberId, promiseId, reason, staff, ip }: Pause,
): Promise<PromiseDate> =>
  inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    const promise = await findMemberPromise(tx, { accountId: memberId, id: promiseId });
    if (!promise) throw new Problem("not-found");
    const { startsAt, ...key } = promise;
    const evidence = await findEvidence(tx, reason, { accountId: memberId, startsAt, now: deps.now() });
    refuse(await pausePromise(deps, tx, { ...key, ...evidence, reason, actor: "equipe", by: staff.name }));
    await recordStaffAudit(deps, tx, { staff, action: "promise.pause", accountId: memberId, reason, ip });
    return viewChanged({ ...deps, db: tx }, { memberId, promiseId });
  });

function refuse(outcome: PauseOutcome): void {
  switch (outcome) {
    case "paused":
      return;
    case "already-paused":
      throw new Problem("promise-already-paused");
    case "motivo-fora-da-lista":
    case "este-relogio-nao-para":
      throw new Problem("promise-reason-refused");
    case "sem-mensagem-enviada":
      throw new Problem("promise-without-question");
    case "sem-dois-avisos-e-7-dias":
      throw new Problem("promise-without-silence");
    case "not-running":
    case "depois-do-fim":
    case "depois-do-vencimento":
    case "espera-de-ate-24-h":
      throw new Problem("promise-not-running");
  }
}

type Resume = { memberId: string; promiseId: string; staff: Staff; ip: string | null };

/** Ends what a professional stopped, not the member's own pause nor one that waits for somebody outside. */
export const resumeMemberPromise = (
  deps: Pick<ReadDeps, "db" | "now">,
  { memberId, promiseId, staff, ip }: Resume,
): Promise<PromiseDate> =>
  inTransaction(deps.db, async (tx) => {
    const promise = await findMemberPromise(tx, { accountId: memberId, id: promiseId });
    if (!promise) throw new Problem("not-found");
    const { startsAt: _, ...key } = promise;
    const open = (await listOpenPauses(tx, memberId)).get(promiseId);
    if (open && !isEndedByTeam(open)) throw new Problem("promise-pause-not-teams");
    if (!(await resumePromise(deps, tx, { ...key, actor: "equipe", by: staff.name })))
      throw new Problem("promise-not-paused");
    await recordStaffAudit(deps, tx, { staff, action: "promise.pause", accountId: memberId, reason: "retomada", ip });
    return viewChanged({ ...deps, db: tx }, { memberId, promiseId });
  });

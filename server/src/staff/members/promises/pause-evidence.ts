import type { PromisePauseReason } from "@app/contract/staff/promises";
import { addDays, momentOf } from "@app/engine/promises/local-time";
import { findLastQuestion } from "../../../assistant/find-last-question.ts";
import { listUnanswered } from "../../../conversations/messages/list-unanswered.ts";
import { listLastLogs } from "../../../diary/list-last-logs.ts";
import { listSent } from "../../../messages/list-sent.ts";
import type { Db } from "../../../platform/database/db.ts";
import { DAY_MS } from "../../../platform/time/durations.ts";
import { promiseHours } from "../../../promises/promise-hours.ts";

/** E-mails that ask a member for something. */
const NUDGES = ["review-open", "questionnaire-waiting"] as const;
/** Silence counts from the second one on. */
const COUNTED_FROM = 2;

type About = { accountId: string; startsAt: Date; now: Date };
export type Evidence = { messageSent: boolean } | { nudges: number; silentDays: number };

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

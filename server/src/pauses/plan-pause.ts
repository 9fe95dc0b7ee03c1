import { MAX_PAUSE_DAYS, type PauseReason } from "@app/contract/pause-limits";
import { addDays, localTimeOf, momentOf } from "@app/engine/promises/local-time";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import { STOPPED_KINDS } from "../promises/pauses/pause-for-member.ts";

export type Day = string;

export type PlanPause = {
  accountId: string;
  id: string;
  reason: PauseReason;
  /** The first and the last paused day. */
  from: Day;
  to: Day;
  timeZone: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  noticeAt: Date | null;
  /** Null while it is planned. */
  startedAt: Date | null;
  endedAt: Date | null;
  /** The first day without it. */
  endedOn: Day | null;
};

const NINE = 9 * 3_600;
const HUMAN_FIRST: PromiseKind = "human-first";

export const dayAt = (timeZone: string, moment: Date): Day => localTimeOf(timeZone, moment.getTime()).day;

export const daysIn = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** A pause that begins today begins now: what was due this morning stays as it is. */
export const startOf = ({ from, timeZone }: Pick<PlanPause, "from" | "timeZone">, now: Date): Date =>
  from <= dayAt(timeZone, now) ? now : new Date(momentOf(timeZone, from, 0));

/** When the plan is back, and when the eve of that is announced: in the morning, of a pause of more than a day. */
export const returnOf = ({ from, to, timeZone }: Pick<PlanPause, "from" | "to" | "timeZone">) => ({
  endsAt: new Date(momentOf(timeZone, addDays(to, 1), 0)),
  noticeAt: from < to ? new Date(momentOf(timeZone, to, NINE)) : null,
});

/** Sixty days from the first one; a pregnancy lasts longer, so that its pause is renewed from today. */
export const latestEnd = ({ reason, from }: Pick<PlanPause, "reason" | "from">, today: Day): Day =>
  addDays(reason === "gravidez" && today > from ? today : from, MAX_PAUSE_DAYS - 1);

/** The person whom a pregnancy calls is not stopped by the pause that called them. */
export const kindsStoppedBy = ({ reason }: Pick<PlanPause, "reason">): readonly PromiseKind[] =>
  reason === "gravidez" ? STOPPED_KINDS.filter((kind) => kind !== HUMAN_FIRST) : STOPPED_KINDS;

import { localTimeOf } from "@app/engine/promises/local-time";
import type { Interval } from "@app/engine/promises/service-clock";
import { serviceTimeBetween } from "@app/engine/promises/service-time";
import { type MemberGroup, type Practice, placesByWeek } from "@app/engine/team/places";
import type { RawBuilder } from "kysely";
import { listTeamAbsences } from "../bookings/queries.ts";
import { START_WEEKS, type Starter, startOf, weekAhead, weekOf, weeksBetween } from "../checkout/places/places.ts";
import { countLevels } from "../intake/assessments/queries.ts";
import type { Db } from "../platform/database/db.ts";
import { promiseHours } from "../promises/promise-hours.ts";
import { maySign } from "./accounts/staff.ts";
import { listProfessionals } from "./assignments/assignment-store.ts";

/**
 * Of a person's minutes in each of these weeks, those of the hours in which they are away: an absence takes the share of the
 * week's service hours that it covers. `absences` are in order of their start; where two overlap, the hours count once.
 */
function awayMinutes(minutesPerWeek: number, absences: readonly Interval[], weeks: readonly Interval[]): number[] {
  return weeks.map((week) => {
    if (!absences.some(({ from, to }) => from < week.to && to > week.from)) return 0;
    const open = serviceTimeBetween(promiseHours, week.from, week.to);
    let away = 0;
    let counted = week.from;
    for (const { from, to } of absences) {
      const [start, end] = [Math.max(from, counted), Math.min(to, week.to)];
      if (end <= start) continue;
      away += serviceTimeBetween(promiseHours, start, end);
      counted = end;
    }
    return open === 0 ? minutesPerWeek : (minutesPerWeek * away) / open;
  });
}

/** A start in the last week that is offered looks at three more, one promised before that at none beyond it. */
const WEEKS = START_WEEKS + 3;
/** Who has not closed the questionnaire by then counts as in the weeks after the first. */
const WAITED_FOR_WEEKS = 4;

/** How many new members the team can take in this week and in each of those after it: from its minutes, its absences and its members. */
export async function countStarts(
  db: Db,
  { now, starters }: { now: Date; starters: RawBuilder<Starter> },
): Promise<number[]> {
  const practice = { professionals: await teamOf(db, now), members: await membersOf(db, now, starters), reserved: 0 };
  return placesByWeek(practice, START_WEEKS);
}

/** Those who may sign: without that a professional starts nobody. */
async function teamOf(db: Db, now: Date): Promise<Practice["professionals"]> {
  const weeks = Array.from(
    { length: WEEKS },
    (_, ahead): Interval => ({ from: msOf(now, ahead), to: msOf(now, ahead + 1) }),
  );
  const absences = await listTeamAbsences(db, { from: new Date(msOf(now, 0)), to: new Date(msOf(now, WEEKS)) });
  const { day } = localTimeOf(promiseHours.timeZone, now.getTime());
  const professionals = (await listProfessionals(db)).filter((professional) => maySign(professional, day));
  return professionals.map(({ id, role, minutesPerWeek }) => {
    const own = absences.filter(({ staffId }) => staffId === id);
    const hours = own.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() }));
    return { role, minutesPerWeek, awayMinutes: awayMinutes(minutesPerWeek, hours, weeks) };
  });
}

const msOf = (now: Date, ahead: number): number => startOf(weekAhead(now, ahead)).getTime();

async function membersOf(db: Db, now: Date, starters: RawBuilder<Starter>): Promise<MemberGroup[]> {
  const groups = await countLevels(db, starters, promiseHours.timeZone);
  return groups.map(({ monday, hasClosed, level, count }) => {
    const week = weeksBetween(monday, weekOf(now)) + 1;
    return { week: hasClosed ? week : unbegun(week), level, count };
  });
}

/** The first week is still to come: a place that is promised and not begun. */
const unbegun = (week: number): number => (week > WAITED_FOR_WEEKS ? week : Math.min(1, week));

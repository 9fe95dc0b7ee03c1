import { daysBetween, mondayOf } from "../weeks/calendar.ts";
import { draftTraining } from "./draft-training.ts";
import { findFaults } from "./find-faults.ts";
import { type Moment, simulateMember } from "./simulate-member.ts";

// Not read from the rules, so that a wrong rule is found.
const DELOAD_WEEKS = 6;
const GAP_DAYS = 14;

export type Simulation = {
  readonly moments: number;
  readonly faults: readonly string[];
  /** Members who had one. */
  readonly deloads: number;
  /** Members who trained for six weeks without a long gap and had none. */
  readonly withoutDeload: readonly string[];
  /** How often each reason was given. */
  readonly codes: ReadonlyMap<string, number>;
};

/** Names of members are numbers from `from` on; `trainingFor` makes their plans. */
export function simulateMembers(count: number, from = 0, trainingFor = draftTraining): Simulation {
  const faults: string[] = [];
  const withoutDeload: string[] = [];
  const codes = new Map<string, number>();
  let moments = 0;
  let deloads = 0;
  for (let index = from; index < from + count; index += 1) {
    const name = `member ${index}`;
    let last: Moment | undefined;
    for (const moment of simulateMember(name, trainingFor)) {
      moments += 1;
      faults.push(...findFaults(moment).map((fault) => `${name}, ${fault}`));
      for (const { reason } of moment.targets) codes.set(reason.code, (codes.get(reason.code) ?? 0) + 1);
      last = moment;
    }
    if (!last || last.training.level === "iniciante") continue;
    if ([...last.kinds.values()].includes("deload")) deloads += 1;
    if (lacksDeload(last)) withoutDeload.push(name);
  }
  return { moments, faults, deloads, withoutDeload, codes };
}

/** Six weeks with a workout, without a light week or a gap of more than 14 days between them. */
function lacksDeload({ kinds, history }: Moment): boolean {
  const light = [...kinds].flatMap(([day, kind]) => (kind === "planned" ? [] : [mondayOf(day)]));
  const weeks = new Set<string>();
  let last = "";
  for (const { session } of [...history].reverse()) {
    const week = mondayOf(session.day);
    if (light.some((monday) => monday > last && monday <= week)) weeks.clear();
    if (last && daysBetween(last, session.day) > GAP_DAYS) weeks.clear();
    if (!light.includes(week)) weeks.add(week);
    if (weeks.size >= DELOAD_WEEKS) return true;
    last = session.day;
  }
  return false;
}

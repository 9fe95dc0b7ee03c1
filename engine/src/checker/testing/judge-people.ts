import { makePlan } from "../../plans/make-plan.ts";
import { type Contradiction, checkPlan } from "../check-plan.ts";
import { limitsOf } from "../limits.ts";
import { type CoveringPerson, coveringPeople, pairsOf, requiredPairs } from "./covering-people.ts";
import { FACTORS, UNREADABLE } from "./factors.ts";

export type Fault = Contradiction & { readonly person: CoveringPerson };

/** What came out of many people. */
export type Tally = {
  people: number;
  /** With foods, with groups that name foods, with a diet without a named food, and without a diet. */
  menus: number;
  groups: number;
  unnamed: number;
  withoutDiet: number;
  sessions: number;
  /** Groups that stand in for a menu which came out of no draw. */
  withoutMenu: number;
  /** Groups without a named food, because no portions keep every limit of the notes. */
  withoutPortions: number;
  /** With a plan that fails its check: in its place stand groups without foods, or no training. */
  fallback: number;
  typed: number;
  typedRead: number;
  pairs: number;
  /** Pairs of values that nobody with a plan has. */
  uncovered: string[];
  faults: Fault[];
};

/** Makes and checks the plan of each; `part` of `parts` takes every so-manieth person. */
export function judgePeople(count: number, seed: number, part = 0, parts = 1): Tally {
  const required = [...requiredPairs()].filter(([, half]) => half !== null);
  const open = new Map(required);
  const tally: Tally = {
    people: 0,
    menus: 0,
    groups: 0,
    unnamed: 0,
    withoutDiet: 0,
    sessions: 0,
    withoutMenu: 0,
    withoutPortions: 0,
    fallback: 0,
    typed: 0,
    typedRead: 0,
    pairs: required.length,
    uncovered: [],
    faults: [],
  };
  let index = 0;
  for (const person of coveringPeople(count, seed)) {
    index += 1;
    if (index % parts !== part % parts) continue;
    judge(person, tally, open);
  }
  tally.uncovered = [...open.keys()];
  return tally;
}

/** What came out of all people, of what came out of parts of them. */
export function mergeTallies([first, ...others]: readonly [Tally, ...Tally[]]): Tally {
  const merged = { ...first };
  for (const part of others) {
    for (const name of COUNTS) merged[name] += part[name];
    merged.faults = merged.faults.concat(part.faults);
    const uncovered = new Set(part.uncovered);
    merged.uncovered = merged.uncovered.filter((pair) => uncovered.has(pair));
  }
  return merged;
}

const COUNTS = [
  "people",
  "menus",
  "groups",
  "unnamed",
  "withoutDiet",
  "sessions",
  "withoutMenu",
  "withoutPortions",
  "fallback",
  "typed",
  "typedRead",
] as const satisfies (keyof Tally)[];

const TYPED = FACTORS.findIndex(({ name }) => name === "typed");

function judge(person: CoveringPerson, tally: Tally, open: Map<string, "diet" | "training" | null>): void {
  const plan = makePlan(person, person.seed);
  const { diet, training } = plan;
  tally.people += 1;
  const isUnread = limitsOf(person).unread.length > 0;
  const isOutOfPortions = diet?.method === "equivalents" && diet.because === "no-portions";
  if (!diet) tally.withoutDiet += 1;
  else if (diet.method === "foods") tally.menus += 1;
  else if (isUnread || isOutOfPortions) tally.unnamed += 1;
  else tally.groups += 1;
  if (isOutOfPortions) tally.withoutPortions += 1;
  if (diet?.method === "equivalents" && diet.because === "no-menu") tally.withoutMenu += 1;
  if (training) tally.sessions += 1;
  const typed = FACTORS[TYPED]?.values[person.choice[TYPED] ?? 0]?.key ?? "none";
  if (typed !== "none") {
    tally.typed += 1;
    if (!isUnread) tally.typedRead += 1;
  }
  for (const pair of pairsOf(person.choice)) {
    const half = open.get(pair);
    if (
      half === "diet"
        ? diet && !isOutOfPortions && (!isUnread || UNREADABLE.includes(typed))
        : half === "training" && training
    )
      open.delete(pair);
  }
  const found = checkPlan(plan, person);
  if (found.length > 0) tally.fallback += 1;
  for (const one of found) tally.faults.push({ ...one, person });
}

/** Faults by code and place, the most frequent first, each with one of its people. */
export function describeFaults(faults: readonly Fault[], most = 12): string {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.code, [...(groups.get(fault.code) ?? []), fault]);
  return [...groups]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([code, all]) => {
      const people = new Set(all.map(({ person }) => person.seed)).size;
      const examples = all.slice(0, 3).map(({ where, text, person }) => `    ${person.seed} ${where}: ${text}`);
      return [`  ${code}: ${all.length} in ${people} people`, ...examples].join("\n");
    })
    .join("\n");
}

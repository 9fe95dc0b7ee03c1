import { checkText } from "../../../checker/check-plan.ts";
import { exclusionsOf } from "../../../exclusions/exclusions.ts";
import { painsOf } from "../../../intake/facts/health.ts";
import { triageOf } from "../../../intake/triage/triage.ts";
import { overloaded } from "../../../training/library/exercise.ts";
import { sparedBy } from "../../../training/programme/spared-regions.ts";
import { type Limits, proposesExcluded, proposesLoaded } from "../../limits/limits.ts";
import type { LimitedPerson } from "./limit-cases.ts";

export function limitsFor({ answers, context, today }: LimitedPerson): Limits {
  const { facts, rows } = triageOf(answers, context, today);
  const spared = sparedBy(painsOf(answers));
  return {
    exclusions: exclusionsOf(answers, facts, rows),
    overloads: (movement) => overloaded(movement, spared),
  };
}

const JUDGED = new Set(["excluded-word", "loaded-joint"]);

/**
 * What of a text this person must not be told to eat or to load, line by line; empty: nothing. Judged twice: by the reader of
 * the assistant, and by the checker of plans, which shares no word with it.
 */
export function barredIn(text: string, person: LimitedPerson): string[] {
  const limits = limitsFor(person);
  const lines = text.split("\n");
  return [
    ...lines.filter((line) => proposesExcluded(line, limits) || proposesLoaded(line, limits)),
    ...checkText(text, person)
      .filter(({ code }) => JUDGED.has(code))
      .map(({ text: found }) => found),
  ];
}

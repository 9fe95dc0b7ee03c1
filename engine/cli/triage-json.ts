import type { Triage } from "../src/intake/triage/triage.ts";
import { roundToDecimals } from "../src/nutrition/rounding.ts";

/** A triage in the shape and rounding of the golden data. */
export function formatTriage({ version: _version, waterWithheld: _withheld, facts, ...triage }: Triage) {
  return { facts: formatFacts(facts), ...triage };
}

function formatFacts(facts: Triage["facts"]) {
  const { age = null } = facts;
  if (facts.consent !== true) return { age };
  return defined({
    age,
    bmi: facts.bmi === undefined ? undefined : roundToDecimals(facts.bmi, 1),
    refKg: facts.refKg === undefined ? undefined : roundToDecimals(facts.refKg, 1),
    activityFactor: facts.activityFactor,
    level: facts.level,
    scoff: facts.scoff,
    phq2: facts.phq2,
    parq: facts.parq,
    allergenTags: facts.allergenTags,
    avoidTraces: facts.avoidTraces,
    bariatricMonths: facts.bariatricMonths,
    semMargem: facts.semMargem,
    medicationClasses: facts.medicationClasses?.length ? facts.medicationClasses : undefined,
    unmatchedText: facts.unmatchedText?.length ? facts.unmatchedText : undefined,
  });
}

const defined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<Value>;

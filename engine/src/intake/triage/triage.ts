import type { Level } from "@app/contract/intake";
import type { Answers, IntakeContext, NumbersShown } from "../answers.ts";
import { type Facts, factsOf } from "../facts/facts.ts";
import { painsOf } from "../facts/health.ts";
import { plannedTargets } from "../planned-targets.ts";
import { applies } from "./condition.ts";
import { consentRows } from "./consent-rows.ts";
import { type Counter, counterOf, forFreeMember } from "./free-members.ts";
import { type MergedRows, mergeRows, stricter } from "./merge-rows.ts";
import { isCleared, type ReleasedRow, withReleases } from "./release.ts";
import type { NumbersRule, SafetyRow } from "./safety-row.ts";
import { safetyTable } from "./safety-table.ts";

const BLOCKED_FROM_PAIN = 7;

export type Triage = Omit<MergedRows, "training" | "numbersRule"> & {
  version: string;
  facts: Facts;
  /** null: free members have no training plan. */
  training: Level | null;
  /** Codes of the rows that apply, in their order. */
  rows: string[];
  /** `none`: nothing is shown, because there is no plan and no body data. */
  numbersRule: NumbersRule | "none";
  numbers: NumbersShown | "none";
  blockedRegions: string[];
  plannedKcal: number | null;
  plannedWaterMl: number | null;
  /** Of free members: what their calorie counter shows. */
  counter?: Counter;
};

/** What an earlier decision allowed at most: its rows and levels hold until a person allows more. */
export type KeptLimits = Pick<Triage, "rows" | "diet" | "training" | "blockedRegions">;

/** What earlier decisions left: limits of the table, and what professionals allowed of them. */
export type Earlier = { kept?: KeptLimits | undefined; released?: readonly ReleasedRow[] };

/**
 * What may be made for a person, decided by the safety table alone. The same answers give the same result. `kept` adds
 * the limits of an earlier decision, `released` what a professional allowed.
 */
export function triageOf(
  answers: Answers,
  context: IntakeContext,
  today: string,
  { kept, released = [] }: Earlier = {},
): Triage {
  const all = factsOf(answers, context, today);
  const isFree = context.plan === "gratis";
  const isConsented = all.consent === true;
  const facts = isConsented ? all : withoutHealthData(all);
  const rows = rowsFor(facts, isConsented, kept).filter((row) => !isCleared(row, facts, released));
  const limiting = withReleases(rows, facts, released);
  const merged = withKeptLevels(mergeRows(limiting, facts.conditions ?? []), kept);
  const { training, numbersRule, ...levels } = isFree ? forFreeMember(merged) : merged;
  const targets = plannedTargets(facts, levels);
  const isShown = levels.diet !== "N" && levels.diet !== "D";
  return {
    version: safetyTable.version,
    facts,
    ...levels,
    training: isFree ? null : training,
    rows: rows.map(({ code }) => code),
    numbersRule: isShown ? numbersRule : "none",
    numbers: isShown ? numbersShown(numbersRule, answers.p1) : "none",
    blockedRegions: isConsented ? [...new Set([...blockedRegionsOf(answers), ...(kept?.blockedRegions ?? [])])] : [],
    plannedKcal: targets?.planned.kcal ?? null,
    plannedWaterMl: targets?.water ?? null,
    ...(isFree ? { counter: counterOf(levels.diet, rows) } : {}),
  };
}

/** Without consent only rows that need none are read: under age, in crisis, and the missing consent itself. */
const rowsFor = (facts: Facts, isConsented: boolean, kept?: KeptLimits): SafetyRow[] =>
  safetyTable.content.filter(
    ({ needsConsent, when, code }) =>
      (isConsented || needsConsent === false) && (applies(when, facts) || isKept(code, kept)),
  );

/** Where a person lives and what they agreed to is not an answer about their health: it counts as it is now. */
const isKept = (code: string, kept?: KeptLimits): boolean =>
  kept?.rows.includes(code) === true && !consentRows.some((row) => row.code === code);

/** A row may have changed since, or have asked a condition that is no longer marked: its level stays. */
function withKeptLevels(merged: MergedRows, kept?: KeptLimits): MergedRows {
  if (!kept || kept.diet === "N") return merged;
  return {
    ...merged,
    diet: stricter(merged.diet, kept.diet),
    training: stricter(merged.training, kept.training ?? merged.training),
  };
}

/** A consent that was never asked for is one that was not given. */
function withoutHealthData({ age, country, crisisWords }: Facts): Facts {
  return {
    consent: false,
    ...(age === undefined ? {} : { age }),
    ...(country === undefined ? {} : { country }),
    ...(crisisWords === undefined ? {} : { crisisWords }),
  };
}

const numbersShown = (rule: NumbersRule, chosen: NumbersShown = "mostrar"): NumbersShown =>
  rule === "hidden" ? "esconder-tudo" : chosen;

const blockedRegionsOf = (answers: Answers): string[] => [
  ...new Set(painsOf(answers).flatMap(({ region, pain }) => (pain >= BLOCKED_FROM_PAIN ? [region] : []))),
];

import { brand } from "@app/contract/brand";
import * as z from "zod";
import { type Contradiction, checkPlan, checkText } from "../src/checker/check-plan.ts";
import type { Answers } from "../src/intake/answers.ts";
import { outcomeOf } from "../src/intake/outcome.ts";
import { plannedTargets } from "../src/intake/planned-targets.ts";
import { missingFor } from "../src/intake/questionnaire/path.ts";
import { safetyTable } from "../src/intake/triage/safety-table.ts";
import { type Triage, triageOf } from "../src/intake/triage/triage.ts";
import { dietOf } from "../src/nutrition/menus/diet.ts";
import { dietRequestOf } from "../src/nutrition/menus/diet-request.ts";
import { type TargetInput, type Targets, targetsOf } from "../src/nutrition/targets.ts";
import { reasonText } from "../src/nutrition/words/reason-text.ts";
import { makePlan } from "../src/plans/make-plan.ts";
import { promiseStatus } from "../src/promises/promise.ts";
import { promiseRules } from "../src/promises/promise-kinds.ts";
import { parseCsv } from "../src/promises/public-csv.ts";
import { publicFigures } from "../src/promises/public-figures.ts";
import { isApproved } from "../src/rules/approval.ts";
import { RULE_SETS } from "../src/rules/rule-sets.ts";
import { trainingOf } from "../src/training/programme/training.ts";
import { trainingRequestOf } from "../src/training/programme/training-request.ts";
import { trainingReasonText } from "../src/training/words/training-reason-text.ts";
import { answer } from "./answer-json.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { guarantee } from "./guarantee-json.ts";
import { next } from "./next-json.ts";
import { parsePerson } from "./person-json.ts";
import { parsePlan } from "./plan-json.ts";
import { planText } from "./plan-text.ts";
import { formatStatus, parseStory } from "./promise-json.ts";
import { review } from "./review-json.ts";
import { formatSentence } from "./sentence-json.ts";
import { attention, places } from "./team-json.ts";
import { trend } from "./trend-json.ts";
import { formatTriage } from "./triage-json.ts";
import { safety, say } from "./words-json.ts";

const TargetJson = z.object({
  sex: z.enum(["F", "M", "U"]),
  kg: z.number().positive(),
  cm: z.number().positive(),
  age: z.number().int().nonnegative(),
  af: z.number().positive(),
  goal: z.enum(["emagrecer", "recompor", "ganhar", "saude"]),
  diet: z.enum(["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"]),
  dietLevel: z.enum(["A", "B"]),
  maxDeficitPct: z.number().min(0).max(1).nullable(),
  waterWithheld: z.boolean().default(false),
  breastfeeding: z.boolean().default(false),
});

const hours = { ...brand.serviceHours, closedOn: promiseRules.content.closedOn };

/** Rules that read an array of cases and print an array of results, one for each. */
export const rules: Readonly<Record<string, (element: unknown) => unknown>> = {
  answer,
  triage: (element) => {
    const { answers, context, today } = parsePerson(element);
    return formatTriage(triageOf(answers, context, today));
  },
  targets: (element) => targetsOf(TargetJson.parse(element) satisfies TargetInput),
  promise: (element) => {
    const { story, now } = parseStory(element);
    return formatStatus(promiseStatus(story, hours, now), hours.timeZone);
  },
  trend,
  review,
  attention,
  places,
  guarantee,
  parse: formatSentence,
  check,
  next,
  safety,
  say,
};

/** What the public page says, computed again from the file that it offers. */
export const promiseFigures = (csv: string) => publicFigures(parseCsv(csv));

/** Everything the engine decides about one person, with the reasons. */
export function plan(element: unknown) {
  const { answers, context, today, seed } = parsePerson(element);
  const triage = triageOf(answers, context, today);
  const { facts: _facts, ...decided } = formatTriage(triage);
  const targets = plannedTargets(triage.facts, triage);
  const reasons = safetyTable.content.filter(({ code }) => triage.rows.includes(code));
  return {
    rules: Object.fromEntries(RULE_SETS.map(({ id, version }) => [id, version])),
    outcome: outcomeOf(triage, answers, context, today),
    missing: missingFor(answers, context, today).map(({ id }) => id),
    facts: triage.facts,
    triage: decided,
    reasons: reasons.map(({ code, title, diet, training, humanWithinHours }) => ({
      code,
      title,
      diet,
      training,
      humanWithinHours,
    })),
    targets,
    menu: targets && menuOf(answers, triage, targets, seed),
    training: programmeOf(answers, triage, seed),
  };
}

/** The diet as a member would get it, and why each of its parts is so. */
function menuOf(answers: Answers, { facts, diet, rows }: Triage, targets: Targets, seed: string) {
  const request = dietRequestOf(answers, facts, targets, {
    level: diet === "A" ? "A" : "B",
    rows,
    menus: "on",
    seed,
  });
  const { diet: planned, reasons } = dietOf(request);
  return {
    reasons: reasons.map((reason) => ({ ...reason, text: reasonText(reason, "shown") })),
    request,
    diet: planned,
  };
}

/** The training half as a member would get it; null where a person looks first. */
function programmeOf(answers: Answers, { facts, training: level, rows }: Triage, seed: string) {
  if (level !== "A" && level !== "B") return null;
  const request = trainingRequestOf(answers, facts, { level, rows, seed });
  const { training, reasons } = trainingOf(request);
  return {
    reasons: reasons.map((reason) => ({ ...reason, text: trainingReasonText(reason) })),
    request,
    training,
  };
}

/** The finished plan as the member reads it, as plain text; those of several people one after another. */
export function read(element: unknown): string {
  if (Array.isArray(element)) return element.map(read).join("\n\n");
  const { seed, ...person } = parsePerson(element);
  return planText(makePlan(person, seed), person);
}

/** What contradicts the answers: in the plan that they give, in a plan or a text that came with them. */
export function check(element: unknown): Contradiction[] {
  const { seed, ...person } = parsePerson(element);
  const { plan: given, text } = CheckedJson.parse(element);
  if (text !== undefined) return checkText(text, person);
  return checkPlan(given === undefined ? makePlan(person, seed) : parsePlan(given, person), person);
}

const CheckedJson = z.object({ plan: z.unknown().optional(), text: z.string().optional() });

/** What there is to read and to approve. */
export const listRules = () =>
  RULE_SETS.map((ruleSet) => ({
    ruleSet: ruleSet.id,
    version: ruleSet.version,
    title: ruleSet.title,
    author: ruleSet.author,
    sources: ruleSet.sources,
    sha256: fingerprintOf(ruleSet),
    approved: isApproved(ruleSet),
  }));

export const getRuleSet = (id: string): unknown => RULE_SETS.find((ruleSet) => ruleSet.id === id);

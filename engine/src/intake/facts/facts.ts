import { bmiOf, referenceWeightOf } from "../../nutrition/energy.ts";
import type { Eating, Goal, Sex } from "../../nutrition/target-rules.ts";
import { targetsOf } from "../../nutrition/targets.ts";
import type { Answers, IntakeContext } from "../answers.ts";
import { activityFactorOf, type TrainingLevel, trainingLevelOf } from "./activity.ts";
import { wholeYears } from "./dates.ts";
import * as health from "./health.ts";
import { saysNoAllergy } from "./says-no-allergy.ts";
import { type MedicineClass, medicineClassesOf, unmatchedTextOf } from "./typed-text.ts";

/** What the rules read of a person: pure functions of the answers. What the answers do not say is missing. */
export type Facts = {
  consent?: boolean;
  country?: string;
  age?: number;
  sex?: Sex;
  kg?: number;
  cm?: number;
  /** Not rounded. */
  bmi?: number;
  wantedBmi?: number;
  refKg?: number;
  goal?: Goal;
  eating?: Eating;
  activityFactor?: number;
  level?: TrainingLevel;
  semMargem?: boolean;
  maternity?: NonNullable<Answers["s8"]>;
  scoff?: number;
  scoffVomit?: boolean;
  phq2?: number;
  parq?: string[];
  conditions?: string[];
  apneaUntreated?: boolean;
  medicationClasses?: MedicineClass[];
  unmatchedText?: string[];
  pressure?: health.Pressure;
  heart?: boolean;
  warningSigns?: string[];
  falls?: number;
  bariatricMonths?: number;
  glp1?: boolean;
  allergenTags?: string[];
  /** Foods that may contain an allergen are excluded like those that do. */
  avoidTraces?: boolean;
  allergyOther?: boolean;
  severeReaction?: boolean;
  worstPain?: number;
  crisisWords?: boolean;
};

export type FactName = keyof Facts;

const COELIAC = "doenca-celiaca";
const SEX = { feminino: "F", masculino: "M", decidir: "U" } as const;

/** `today` is a calendar day where the member lives. */
export function factsOf(answers: Answers, context: IntakeContext, today: string): Facts {
  const { q02, q03, q04: cm, q05: kg, q06: goal, q07, f1, m3, s3b, s4, s5, s8, s9, s11, s12, e1, c1 } = answers;
  const conditions = s9 || s4 || s5 ? health.conditionsOf(answers) : undefined;
  const isCoeliac = conditions?.includes(COELIAC) ?? false;
  const medicationClasses = medicineClassesOf(answers);
  const pains = health.painsOf(answers);
  const body = {
    age: from(q02, (birth) => wholeYears(birth, today)),
    sex: from(q03, (sex) => SEX[sex]),
    kg,
    cm,
    goal,
    activityFactor: activityFactorOf(answers),
  };
  return known({
    ...body,
    consent: from(c1, (answer) => answer === "autorizo"),
    country: context.country,
    bmi: from(cm, (height) => from(kg, (weight) => bmiOf(weight, height))),
    wantedBmi: from(cm, (height) => from(q07, (weight) => bmiOf(weight, height))),
    refKg: from(cm, (height) => from(kg, (weight) => referenceWeightOf(weight, height))),
    eating: f1,
    level: from(m3, trainingLevelOf),
    semMargem: hasNoMargin(body),
    maternity: q03 === "masculino" ? "nao-se-aplica" : s8,
    scoff: health.scoffOf(answers),
    scoffVomit: e1,
    phq2: health.phq2Of(answers),
    parq: answers.s1 && health.readinessOf(answers),
    conditions,
    apneaUntreated: from(conditions, (found) => found.includes("apneia") && s9?.apneaTreated !== "sim"),
    medicationClasses,
    unmatchedText: unmatchedTextOf(answers),
    pressure: health.pressureOf(answers),
    heart: health.hasHeartProblem(answers),
    warningSigns: health.warningSignsOf(answers),
    falls: s3b,
    bariatricMonths: health.bariatricMonthsOf(answers, today),
    glp1: s11?.answer === "sim" || medicationClasses.includes("glp-1"),
    allergenTags: s12 || isCoeliac ? allergenTagsOf(answers, isCoeliac) : undefined,
    avoidTraces: s9 || s12 || isCoeliac ? isCoeliac || s12?.severe === true : undefined,
    allergyOther: from(s12, ({ other }) => !saysNoAllergy(other)),
    severeReaction: health.hasSevereReaction(answers),
    worstPain: pains.length > 0 ? Math.max(...pains.map(({ pain }) => pain)) : undefined,
    crisisWords: health.hasCrisisWords(answers),
  });
}

/** Coeliac disease is no gluten, whether that was ticked too or not. */
const allergenTagsOf = ({ s12 }: Answers, isCoeliac: boolean): string[] =>
  [...new Set([...(s12?.items ?? []), ...(isCoeliac ? ["gluten"] : [])])].sort();

type Body = { [Name in "age" | "sex" | "kg" | "cm" | "goal" | "activityFactor"]: Facts[Name] | undefined };

/** By the plain rule, before any row of the safety table: a row reads this flag. */
function hasNoMargin({ age, sex, kg, cm, goal, activityFactor: af }: Body): boolean | undefined {
  if (age === undefined || !sex || !kg || !cm || !goal || !af) return undefined;
  const plain = { diet: "de-tudo", dietLevel: "A", maxDeficitPct: null } as const;
  return targetsOf({ age, sex, kg, cm, goal, af, ...plain }).flags.includes("SEM_MARGEM");
}

/** What follows from an answer, if it was given. */
const from = <Answer, Fact>(answer: Answer | null | undefined, fact: (answer: Answer) => Fact): Fact | undefined =>
  answer === undefined || answer === null ? undefined : fact(answer);

/** Leaves out what is not known. */
const known = (facts: { [Name in FactName]: Facts[Name] | undefined }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

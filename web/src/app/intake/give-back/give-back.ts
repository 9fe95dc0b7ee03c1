import { exclusionsOf } from "@app/engine/exclusions/exclusions";
import { nameable } from "@app/engine/exclusions/food-mentions";
import type { Answers } from "@app/engine/intake/answers";
import { painsOf } from "@app/engine/intake/facts/health";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import { triageOf } from "@app/engine/intake/triage/triage";
import { restingEnergyOf } from "@app/engine/nutrition/energy";
import { type Sex, targetRules } from "@app/engine/nutrition/target-rules";
import { mayWalk, sparedBy } from "@app/engine/training/programme/spared-regions";
import { aboutRows, becauseOf } from "../../../content/app/intake/about-rows.ts";
import {
  giveBackCopy,
  goalLines,
  healthLines,
  mealIdeas,
  mealLines,
  movementLines,
} from "../../../content/app/intake/give-back.ts";
import type { Numbers } from "../model/numbers.ts";
import type { Asked } from "../model/path.ts";

/** The resting energy with every term of its sum, rounded as shown. */
export type Energy = { kg: number; cm: number; years: number; sex: Sex; terms: number[]; total: number };

const NEAREST = 10;
const roundTo = (value: number, step: number): number => Math.round(value / step) * step;

/** Undefined when an answer is missing or numbers are hidden: the screen then receives no figure at all. */
export function energyOf(asked: Asked, numbers: Numbers): Energy | undefined {
  const { age, sex, kg, cm } = triageOf(asked.answers, asked.context, asked.today).facts;
  if (numbers.shown !== "mostrar" || age === undefined || !sex || !kg || !cm) return undefined;
  const { perKg, perCm, perYear, constant } = targetRules.content.restingEnergy;
  const terms = [perKg * kg, perCm * cm, perYear * age, constant[sex]].map(Math.round);
  return { kg, cm, years: age, sex, terms, total: roundTo(restingEnergyOf({ age, sex, kg, cm }), NEAREST) };
}

/** What the first block changed, without a figure. */
export const hiddenLines = ({ answers: { q06 } }: Asked): string[] => [
  ...(q06 ? [goalLines[q06]] : []),
  ...giveBackCopy.hidden,
];

/** What the health answers changed, in kind words; no level and no row is named. */
export function healthChanges(asked: Asked, numbers: Numbers): string[] {
  const { answers, context, today } = asked;
  const { s1, s2, s3, s5, s6, s7, s8, s9, s12, h1 = 0, h2 = 0 } = answers;
  const triage = triageOf(answers, context, today);
  const isFree = context.plan === "gratis";
  const own = isFree ? healthLines.free : healthLines;
  const allergies = [...(s12?.items ?? []).map((item) => itemName(item)), ...(s12?.other ? [s12.other] : [])];
  const regions = [...new Set((s6?.regions ?? []).map(({ region }) => regionName(region)))];
  const hasCondition = (s9?.marked ?? []).some((one) => one !== "nenhuma");
  const isExpecting = s8 === "gravida" || s8 === "amamentando" || s8 === "bebe-menos-de-12-meses";
  const about = aboutRows(triage.rows);
  const because = about && becauseOf(about);
  const lines = [
    ...(allergies.length > 0 ? [healthLines.allergies(listed(allergies))] : []),
    ...(isExpecting ? [own.maternity] : []),
    ...(hasCondition ? [own.conditions] : []),
    ...(!isFree && (s1?.yes || s2 || s3 || s7) ? [healthLines.lighter] : []),
    ...(regions.length > 0 ? [healthLines.regions(listed(regions))] : []),
    ...(s5?.yes ? [healthLines.medicines] : []),
    ...(numbers.isForced ? [own.numbers] : []),
    ...(h1 + h2 >= 3 ? [healthLines.hard] : []),
    ...(!isExpecting && triage.humanWithinHours !== null && !isFree ? [healthLines.person(because)] : []),
  ];
  return lines.length > 0 ? lines : [healthLines.none];
}

/** A plate that holds nothing the member does not eat; none before a person has read what asks for it. */
export function mealIdea(asked: Asked): string {
  const { answers, context, today } = asked;
  const { diet, facts, rows } = triageOf(answers, context, today);
  if (!isPlanned(diet)) return mealLines.person;
  const exclusions = exclusionsOf(answers, facts, rows);
  const idea = mealIdeas.find(({ foods }) => nameable(foods, exclusions).length === foods.length);
  return idea?.text ?? mealLines.generic;
}

/** Only what is gentle for whoever may start at once. */
export function firstMovement(asked: Asked): string {
  const { answers, context, today } = asked;
  const { training } = triageOf(answers, context, today);
  if (training !== null && !isPlanned(training)) return movementLines.person;
  const pains = painsOf(answers);
  if (!mayWalk(sparedBy(pains))) return movementLines.sore;
  const hurts = pains.length > 0;
  return training === "A" && !hurts && answers.m6?.startsWith("casa") ? movementLines.chair : movementLines.walk;
}

const listed = (names: readonly string[]): string =>
  new Intl.ListFormat("pt-BR").format(names.map((one) => one.toLowerCase()));
const itemName = (value: string): string => optionText("s12", "items", value);
const regionName = (value: string): string => optionText("m7", undefined, value);

function optionText(id: keyof Answers, field: string | undefined, value: string): string {
  const { spec } = getQuestion(id);
  const own = field && spec.kind === "fields" ? spec.fields[field]?.spec : spec;
  const options = own && "options" in own ? own.options : [];
  return options.find((option) => option.value === value)?.text ?? value;
}

import type { AnswerId, Answers } from "@app/engine/intake/answers";
import { mayBeSevere } from "@app/engine/intake/facts/health";
import { type AnswerProblem, checkAnswer } from "@app/engine/intake/questionnaire/check-answer";
import type { AnswerSpec, Field, Question } from "@app/engine/intake/questionnaire/question";
import type { Screen } from "./path.ts";
import type { MarkedRegion } from "./regions.ts";

/** What stands on a screen before it is saved, by question. */
export type Draft = Partial<Record<AnswerId, unknown>>;
export type FieldValues = Readonly<Record<string, unknown>>;

const includes = (list: unknown, value: string): boolean => Array.isArray(list) && list.includes(value);
const isEmptyList = (list: unknown): boolean => Array.isArray(list) && list.length === 0;
const hasText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/** Fields that depend on more than the value of another one. */
const shownOnlyIf: Readonly<Record<string, (values: FieldValues) => boolean>> = {
  "s9.bariatricOn": ({ marked }) => includes(marked, "cirurgia-bariatrica"),
  "s9.apneaTreated": ({ marked }) => includes(marked, "apneia"),
  "s12.other": ({ items, other }) => !isEmptyList(items) || hasText(other),
  "s12.severe": ({ items, other }) =>
    mayBeSevere(Array.isArray(items) ? items : [], typeof other === "string" ? other : ""),
};

export const fieldValues = (value: unknown): FieldValues =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as FieldValues) : {};

/** The fields that are asked, given what stands in the others. */
export function shownFields({ id, spec }: Question, value: unknown): [name: string, field: Field][] {
  if (spec.kind !== "fields") return [];
  const values = fieldValues(value);
  return Object.entries(spec.fields).filter(([name, { when }]) => {
    if (when && values[when.field] !== when.is) return false;
    return shownOnlyIf[`${id}.${name}`]?.(values) ?? true;
  });
}

/** Of the meals: asked once it is known how many there are. */
const HOURS: ReadonlySet<AnswerId> = new Set(["f3b", "f3c", "f3d"]);

/** A part that its question's answer makes needless is not shown; it is never essential. */
export const isPartShown = ({ id }: Question, draft: Draft): boolean => {
  if (id === "m2b") return draft.m2 !== undefined && draft.m2 !== "0";
  return HOURS.has(id) ? draft.f3 !== undefined : true;
};

/** The rules read a tap that was left out in the strictest way, so that it is asked for whenever it is shown. */
export const isNeeded = ({ optional, spec }: Field): boolean =>
  !optional || spec.kind === "yes-no" || spec.kind === "choice";

/** The first region whose pain nobody named: it is chosen, never taken for granted. */
export const unratedRegion = (value: unknown): string | undefined =>
  Array.isArray(value) ? (value as MarkedRegion[]).find(({ pain }) => pain === undefined)?.region : undefined;

/** The first field that needs an answer and has none. */
export function openField(question: Question, value: unknown): string | undefined {
  const kept = keptValue(question, value);
  const isOpen = (field: Field, one: unknown) =>
    one === undefined ? isNeeded(field) : unratedRegion(one) !== undefined;
  return shownFields(question, kept).find(([name, field]) => isOpen(field, fieldValues(kept)[name]))?.[0];
}

export type Checked = { value: unknown } | { problem: AnswerProblem };

/** The value to store: without what is not shown or was left open. */
export function checkDraft(question: Question, value: unknown, today: string): Checked {
  const kept = keptValue(question, value);
  if (isMissing(question.spec, kept) || unratedRegion(kept) !== undefined) return { problem: "missing" };
  // A wrong year would make an adult a child: it is asked again instead.
  if (question.id === "q02" && (String(kept) > today || String(kept) < "1900")) return { problem: "malformed" };
  if (openField(question, kept)) return { problem: "missing" };
  const problem = checkAnswer(question.id, kept);
  return problem ? { problem } : { value: kept };
}

function keptValue(question: Question, value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (question.spec.kind !== "fields") return value;
  const values = fieldValues(value);
  const shown = shownFields(question, value).flatMap(([name]) => {
    const one = typeof values[name] === "string" ? values[name].trim() : values[name];
    return one === undefined || one === null || one === "" ? [] : [[name, one] as const];
  });
  const kept: Record<string, unknown> = Object.fromEntries(shown);
  if (question.id !== "s12") return kept;
  // Its text is never left open, and an allergy that was typed is one without a marked item.
  const other = kept["other"] ?? "";
  return { ...kept, other, ...(other === "" ? {} : { items: kept["items"] ?? [] }) };
}

const isMissing = (spec: AnswerSpec, value: unknown): boolean =>
  value === undefined || (spec.kind === "text" && value === "");

/** More options than this are a list of the phone's own, which is left before it is answered. */
export const MANY_OPTIONS = 8;

const isTapped = (spec: AnswerSpec): boolean =>
  spec.kind === "yes-no" || (spec.kind === "choice" && spec.options.length <= MANY_OPTIONS);

/** Whether a tap finishes the screen: the answer is one of few, and nothing else on the screen waits. */
export function isFinishedBy({ question, parts }: Screen, draft: Draft): boolean {
  if (parts.some((part) => isPartShown(part, draft))) return false;
  const [first, ...others] = shownFields(question, draft[question.id]);
  return isTapped(question.spec) || (first !== undefined && isTapped(first[1].spec) && others.length === 0);
}

/** What the screen begins with. A figure that the member hides is not part of it. */
export function initialDraft({ question, parts }: Screen, answers: Answers, hidden: readonly AnswerId[]): Draft {
  const entries = [question, ...parts]
    .filter(({ id }) => !hidden.includes(id))
    .map(({ id }) => [id, answers[id] ?? suggestionFor(id, answers)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What stands on the screen before the member changes it: a pain that was named before, counts from zero, an empty list. */
function suggestionFor(id: AnswerId, { s6 }: Answers): unknown {
  if (id === "m7") return s6?.regions?.length ? s6.regions : undefined;
  if (id === "s3b") return 0;
  if (id === "f2") return [];
  return id === "f7" ? { water: 0, sweetDrinks: 0, alcohol: 0 } : undefined;
}

/** All texts that a member typed into these answers. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

import type { AnswerId } from "../answers.ts";
import type { AnswerSpec, Field, Option } from "./question.ts";
import { getQuestion } from "./questionnaire.ts";

export type AnswerProblem = "missing" | "malformed" | "not-an-option" | "out-of-range" | "too-long" | "too-many";

/** Why a value cannot be the answer to a question; undefined when it can. The value itself is never repeated. */
export const checkAnswer = (id: AnswerId, value: unknown): AnswerProblem | undefined =>
  check(getQuestion(id).spec, value);

function check(spec: AnswerSpec, value: unknown): AnswerProblem | undefined {
  switch (spec.kind) {
    case "yes-no":
      return typeof value === "boolean" ? undefined : "malformed";
    case "consent":
    case "choice":
      return isOption(spec.options, value) ? undefined : "not-an-option";
    case "number":
      return checkNumber(spec, value);
    case "text":
      return checkText(value, spec.maxLength);
    case "day":
      return isDay(value) ? undefined : "malformed";
    case "day-or-month":
      return isDay(value) || (typeof value === "string" && isDay(`${value}-01`)) ? undefined : "malformed";
    case "pressure":
      return typeof value === "string" && /^\d{2,3}\/\d{2,3}$/.test(value) ? undefined : "malformed";
    case "time":
      return checkHour(value);
    case "times":
      return checkEach(value, spec.max, checkHour);
    case "names":
      return checkEach(value, spec.max, (one) => checkText(one, spec.maxLength));
    case "list":
      return checkList(spec, value);
    case "regions":
      return checkEach(value, spec.options.length * 2, (one) => checkRegion(spec.options, one));
    case "fields":
      return checkFields(spec.fields, value);
  }
}

const isOption = (options: readonly Option[], value: unknown): boolean => options.some((one) => one.value === value);

function checkNumber(spec: Extract<AnswerSpec, { kind: "number" }>, value: unknown): AnswerProblem | undefined {
  if (value === null && spec.none) return undefined;
  if (typeof value !== "number" || !Number.isFinite(value)) return "malformed";
  if (value < spec.min || value > spec.max) return "out-of-range";
  return Number(value.toFixed(spec.decimals)) === value ? undefined : "malformed";
}

function checkText(value: unknown, maxLength: number): AnswerProblem | undefined {
  if (typeof value !== "string") return "malformed";
  return value.length > maxLength ? "too-long" : undefined;
}

/** 30 February is none. */
const checkHour = (value: unknown): AnswerProblem | undefined =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : "malformed";

function isDay(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function checkEach(
  value: unknown,
  max: number,
  checkOne: (one: unknown) => AnswerProblem | undefined,
): AnswerProblem | undefined {
  if (!Array.isArray(value)) return "malformed";
  if (value.length > max) return "too-many";
  return value.map(checkOne).find(Boolean);
}

function checkList(spec: Extract<AnswerSpec, { kind: "list" }>, value: unknown): AnswerProblem | undefined {
  const problem = checkEach(value, spec.options.length, (one) =>
    isOption(spec.options, one) ? undefined : "not-an-option",
  );
  if (problem || !Array.isArray(value)) return problem;
  if (new Set(value).size < value.length) return "malformed";
  if (spec.none === undefined) return undefined;
  if (value.length === 0) return "missing";
  return value.includes(spec.none) && value.length > 1 ? "malformed" : undefined;
}

function checkRegion(options: readonly Option[], value: unknown): AnswerProblem | undefined {
  if (typeof value !== "object" || value === null) return "malformed";
  const { region, pain, side, ...others } = value as { region?: unknown; pain?: unknown; side?: unknown };
  if (Object.keys(others).length > 0) return "malformed";
  if (!isOption(options, region)) return "not-an-option";
  if (side !== undefined && side !== "esquerdo" && side !== "direito") return "not-an-option";
  return checkNumber({ kind: "number", unit: "", min: 0, max: 10, decimals: 0 }, pain);
}

function checkFields(fields: Readonly<Record<string, Field>>, value: unknown): AnswerProblem | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "malformed";
  const given = value as Record<string, unknown>;
  if (Object.keys(given).some((name) => !Object.hasOwn(fields, name))) return "malformed";
  const problems = Object.entries(fields).map(([name, { spec, optional }]) => {
    const part = given[name];
    if (part === undefined || part === null) return optional ? undefined : "missing";
    return check(spec, part);
  });
  return problems.find(Boolean);
}

import type { FactName, Facts } from "../facts/facts.ts";

/** When a row of the safety table applies, over the facts of a person. A missing fact never matches. */
export type Condition =
  | { readonly fact: FactName; readonly is: string | boolean }
  | { readonly fact: FactName; readonly in: readonly string[] }
  | { readonly fact: FactName; readonly lt: number }
  | { readonly fact: FactName; readonly gte: number }
  | { readonly fact: FactName; readonly hasAny: readonly string[] }
  | { readonly fact: FactName; readonly notEmpty: true }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

/** 18.5 computed as 18.499999999999996 is 18.5. */
const TOLERANCE = 1e-9;

export function applies(condition: Condition, facts: Facts): boolean {
  if ("all" in condition) return condition.all.every((one) => applies(one, facts));
  if ("any" in condition) return condition.any.some((one) => applies(one, facts));
  if ("not" in condition) return !applies(condition.not, facts);
  const value: unknown = facts[condition.fact];
  if ("is" in condition) return value === condition.is;
  if ("in" in condition) return condition.in.some((one) => one === value);
  if ("lt" in condition) return typeof value === "number" && value < condition.lt - TOLERANCE;
  if ("gte" in condition) return typeof value === "number" && value >= condition.gte - TOLERANCE;
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return "notEmpty" in condition ? list.length > 0 : condition.hasAny.some((one) => list.includes(one));
}

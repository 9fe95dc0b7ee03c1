import { describe, expect, test } from "vitest";
import { type Figure, type Form, judge, type Outcome } from "./figure.ts";

const full: Form = { isShort: false, isQuiet: true };
const noisy: Form = { isShort: false, isQuiet: false };
const short: Form = { isShort: true, isQuiet: true };
const shortNoisy: Form = { isShort: true, isQuiet: false };

const count = (value: number): Partial<Figure> => ({ kind: "count", value, bound: { exactly: 27 } });
const atMost = (value: number): Partial<Figure> => ({ kind: "count", value, bound: { most: 82 } });
const ratio = (value: number): Partial<Figure> => ({
  kind: "ratio",
  value,
  bound: { least: 0.75 },
  shortBound: { least: 0.2 },
});
const time = (value: number): Partial<Figure> => ({ kind: "time", value, bound: { most: 15 } });

const judged = (measured: Partial<Figure>, form: Form) =>
  judge({ name: "a figure", kind: "count", value: 0, ...measured }, form);

const cases: [string, Partial<Figure>, Form, Outcome, string][] = [
  ["a count that is met", count(27), full, "passed", "exactly 27"],
  ["a count that is one too many", count(28), full, "failed", "exactly 27"],
  ["a count in the short form", count(27), short, "passed", "exactly 27"],
  ["a count in the short form, one too few", count(26), short, "failed", "exactly 27"],
  ["a count is exact on a busy machine too", count(28), shortNoisy, "failed", "exactly 27"],
  ["buffers at their bound", atMost(82), shortNoisy, "passed", "≤ 82"],
  ["buffers above it", atMost(83), shortNoisy, "failed", "≤ 82"],
  ["a ratio that reaches its bound", ratio(0.75), full, "passed", "≥ 0.75"],
  ["a ratio that does not", ratio(0.74), full, "failed", "≥ 0.75"],
  ["a ratio on a busy machine, in full", ratio(0.47), noisy, "failed", "≥ 0.75"],
  ["a ratio in short, above both", ratio(0.8), short, "passed", "≥ 0.2; bound ≥ 0.75"],
  ["a ratio in short, above its own alone", ratio(0.47), short, "passed", "≥ 0.2; bound ≥ 0.75 not reached"],
  ["a ratio in short, below its own", ratio(0.19), shortNoisy, "failed", "≥ 0.2; bound ≥ 0.75 not reached"],
  ["a ratio without a bound", { kind: "ratio", value: 0.1 }, full, "not judged", ""],
  ["a time that is met", time(15), full, "passed", "≤ 15"],
  ["a time that is not", time(16), full, "failed", "≤ 15"],
  ["a time on a busy machine", time(16), noisy, "not judged", "bound ≤ 15 not reached; not judged"],
  ["a time in the short form", time(247), short, "not judged", "bound ≤ 15 not reached; not judged"],
  ["a good time in the short form", time(7), shortNoisy, "not judged", "bound ≤ 15; not judged"],
  ["words that are met", { value: "fires", bound: { exactly: "fires" } }, full, "passed", "exactly fires"],
  ["words instead of a number", { value: "never fired", bound: { most: 15 } }, full, "failed", "≤ 15"],
  ["no figure at all", ratio(Number.NaN), short, "failed", "≥ 0.2; bound ≥ 0.75 not reached"],
  ["a division by nothing", ratio(Number.POSITIVE_INFINITY), short, "failed", "≥ 0.2; bound ≥ 0.75 not reached"],
];

describe("the verdict on a figure", () => {
  test.each(cases)("%s", (_, measured, form, outcome, remark) => {
    expect(judged(measured, form)).toEqual({ outcome, remark });
  });
});

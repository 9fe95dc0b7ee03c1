import * as z from "zod/mini";
import { type ProblemCode, problems } from "./problems.ts";

/** `unknown`: a refusal without a name, as a proxy gives it. A newer server may name more: compare, and have an else. */
export type EnvelopeProblem = ProblemCode | "unknown";

/** The shape of every answer of the API. Packed in this file only, unpacked in unpack.ts only. */
export type Envelope<T = unknown> = {
  return: T | null;
  message: string | null;
  code: number;
  /** False, or the name of the refusal. */
  error: false | EnvelopeProblem;
  redirect_to: string | null;
};

/** A success always has its value; where there may be none, `returns` is nullable and says so. */
export const envelopeOf = <T extends z.ZodMiniType>(returns: T) =>
  z.object({
    return: returns,
    message: z.nullable(z.string()),
    code: z.number(),
    error: z.union([z.literal(false), z.string()]),
    redirect_to: z.nullable(z.string()),
  });

export const pack = <T>(value: T, message: string | null = null): Envelope<T> => ({
  return: value,
  message,
  code: 200,
  error: false,
  redirect_to: null,
});

export const packProblem = (code: ProblemCode, message: string = problems[code].message): Envelope<never> => ({
  return: null,
  message,
  code: problems[code].status,
  error: code,
  redirect_to: null,
});

import * as z from "zod/mini";
import { type ProblemCode, problems } from "./problems.ts";

/** `unknown`: an error without a code, as from a proxy. A newer server may send other codes: always handle the rest. */
export type EnvelopeProblem = ProblemCode | "unknown";

/** The shape of every API response. Packed only in this file, unpacked only in unpack.ts. */
export type Envelope<T = unknown> = {
  return: T | null;
  message: string | null;
  code: number;
  /** False, or the problem's code. */
  error: false | EnvelopeProblem;
  redirect_to: string | null;
};

/** A success always has a value; where there may be none, `returns` is nullable. */
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

import * as z from "zod/mini";
import { type ProblemCode, problems } from "./problems.ts";

/** The shape of every answer of the API. Packed in this file only, unpacked in unpack.ts only. */
export type Envelope<T = unknown> = {
  return: T | null;
  message: string | null;
  code: number;
  /** False, or the name of the refusal. */
  error: false | string;
  redirect_to: string | null;
};

export const envelopeOf = <T extends z.ZodMiniType>(returns: T) =>
  z.object({
    return: z.nullable(returns),
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

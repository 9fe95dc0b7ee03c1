import { LEVELS } from "@app/contract/intake";
import * as z from "zod";
import { type Answer, decide } from "../src/guarantee/decide.ts";
import type { Evidence } from "../src/guarantee/evidence.ts";
import { getGuaranteeRules } from "../src/guarantee/guarantee-rules.ts";
import { type PromiseKind, promiseRules } from "../src/promises/promise-kinds.ts";

const MAX_DAY = 10_000;
const day = z.number().int().min(-MAX_DAY).max(MAX_DAY);
const count = z.number().int().nonnegative();
const entered = { day, enteredOn: day.optional() };
const kinds = Object.keys(promiseRules.content.kinds) as [PromiseKind, ...PromiseKind[]];

/** Evidence as the golden data and the stored bundles write it. */
const EvidenceJson = z.object({
  ruleVersion: z.string(),
  goal: z.enum(["emagrecer", "recompor", "ganhar", "saude"]),
  hidden: z.boolean(),
  wasHidden: z.boolean().optional(),
  initialKg: z.number().positive().nullable(),
  factsOfPlan: count.nullable().optional(),
  requestDay: day,
  anamneseDays: count.nullable(),
  diaryDays: z.array(day),
  diaryOther: z
    .array(z.object({ ...entered, meals: count, complete: z.boolean().optional(), badDay: z.boolean().optional() }))
    .optional(),
  sessions: z.object({ planned: count, done: count, lastDay: day.optional() }),
  reviews: z.array(z.object({ week: z.number().int(), score: z.number(), day: day.optional() })),
  weighIns: z.array(z.object({ ...entered, kg: z.number().positive() })),
  openWeighIns: z.array(z.object(entered)).optional(),
  waist: z.array(z.object({ ...entered, cm: z.number().positive() })),
  lifts: z.array(z.object({ name: z.string(), first: z.number().positive(), last: z.number().nonnegative() })),
  pauses: z.array(z.object({ from: day, to: day })),
  breaches: z.array(z.object({ kind: z.enum(kinds), day })),
  definitivePlan: z.object({ dueDay: day, publishedDay: day.nullable() }).nullable(),
  humanFirst: z.object({ level: z.enum(LEVELS), dueDay: day, seenDay: day.nullable() }).nullable(),
  pregnantOnDay: day.optional(),
  fraudSigns: z.boolean().optional(),
  signs: z
    .object({
      ruleVersion: z.string(),
      dispute: z.enum(["open", "won", "lost"]).nullable(),
      writtenBefore: z.array(z.object({ day, writtenOn: day })),
    })
    .optional(),
  earlierGuarantee: z.boolean().optional(),
});

export const parseEvidence = (json: unknown): Evidence => EvidenceJson.parse(json);

/** By the rules of the evidence's own version. */
export function guarantee(json: unknown): Answer {
  const evidence = parseEvidence(json);
  return decide(evidence, getGuaranteeRules(evidence.ruleVersion));
}

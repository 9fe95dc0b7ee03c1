import * as z from "zod/mini";
import { HALVES } from "./plan-document.ts";

// What differs between two versions of a plan, by the ids of its parts, and why. It is sealed and signed with the version.

/** `added` and `removed` carry the whole part, `moved` its place among its siblings (0 is the first). */
export const CHANGE_OPS = ["added", "removed", "changed", "moved"] as const;

/** `diet.d1.almoco.2:changed:count`: path, kind and field. Reasons name it. */
export const ChangeId = z.string().check(z.maxLength(120));

const PlanChange = z.object({
  id: ChangeId,
  half: z.enum(HALVES),
  /** `targets`, `diet`, `diet.d1`, `diet.d1.almoco`, `diet.d1.almoco.2`, `training`, `training.A`, `training.A.1`. */
  path: z.string().check(z.maxLength(80)),
  op: z.enum(CHANGE_OPS),
  /** Of `changed`: `kcal`, `count`, `exercise`. */
  field: z.nullable(z.string().check(z.maxLength(40))),
  /** JSON of the document itself; null where there is none. */
  from: z.unknown(),
  to: z.unknown(),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** Where a reason comes from. `answer` names the question it rests on. */
export const REASON_CODES = ["answer", "request", "diary", "trend", "review", "safety", "professional"] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

export const MIN_CHANGE_REASON = 3;
export const MAX_CHANGE_REASON = 300;
const Sentence = z
  .string()
  .check(z.trim(), z.minLength(MIN_CHANGE_REASON, "Escreva em uma frase"), z.maxLength(MAX_CHANGE_REASON));

export const ChangeReason = z.object({
  code: z.enum(REASON_CODES),
  /** Of `answer`: `f8`. */
  question: z.nullable(z.string().check(z.regex(/^[a-z]{1,2}[0-9]{1,2}$/))),
  /** What the member reads. */
  text: Sentence,
});
export type ChangeReason = z.infer<typeof ChangeReason>;

/** Reasons of changes by their ids, and of what was not done. */
export const DraftNotes = z.object({
  reasons: z.record(ChangeId, ChangeReason),
  /** "Mantido, porque…": a half that is published as it was. */
  kept: z.nullable(Sentence),
  /** Why it is signed without a call. */
  withoutCall: z.nullable(Sentence),
});
export type DraftNotes = z.infer<typeof DraftNotes>;

/** Of one version, stored sealed beside its document. */
export const PlanChanges = z.object({
  from: z.nullable(z.int()),
  changes: z.array(z.object({ ...PlanChange.shape, reason: ChangeReason })),
  /** By half; null: it changed, or nobody looked at it. */
  kept: z.object({ diet: z.nullable(Sentence), training: z.nullable(Sentence) }),
  withoutCall: z.nullable(Sentence),
});
export type PlanChanges = z.infer<typeof PlanChanges>;

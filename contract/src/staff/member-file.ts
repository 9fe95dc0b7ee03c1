import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { LEVELS, NUMBERS_SHOWN, OUTCOMES, PROGRAMME_ACCESS } from "../intake.ts";
import { HALVES } from "../plan-document.ts";
import { Id } from "../values.ts";
import { STAFF_ROLES } from "./identity.ts";
import { PROMISE_PAUSE_REASONS } from "./promises.ts";

// A member's file as the team reads it. Every read of it is a row that the member can read. What the trainer may not see
// (single screening answers) is absent, not hidden.

const At = z.iso.datetime();
const MaybeAt = z.nullable(At);
const Level = z.nullable(z.enum(LEVELS));
const params = z.object({ memberId: Id });

/** A row of the safety table that applies, with its source question and what it forces. */
const SafetySign = z.object({
  code: z.string(),
  title: z.string(),
  /** "Respondeu sobre alergia", or to whom it was told and when. */
  source: z.string(),
  forces: z.string(),
  diet: Level,
  training: Level,
});

export const FilePromise = z.object({
  _id: Id,
  kind: z.string(),
  text: z.string(),
  startsAt: At,
  dueAt: At,
  state: z.enum(["running", "late", "paused", "kept", "kept-late", "void"]),
  left: z.number(),
  fulfilledAt: MaybeAt,
  creditDays: z.int(),
});

export type FilePromise = z.infer<typeof FilePromise>;

/** Why a clock stands still, or will. */
const OpenPause = z.object({
  /** A reason of the engine's list; `plano-pausado` for a pause of the member's own. */
  reason: z.string(),
  actor: z.enum(["membro", "equipe"]),
  /** Who of the team; null for the member's own, and for one that no person began. */
  by: z.nullable(z.string()),
  since: At,
  /** From when on it moves the date: a wait for the member counts later than it begins. */
  countsFrom: At,
  /** Whether the team ends it. */
  isResumable: z.boolean(),
});

const PausablePromise = z.extend(FilePromise, {
  pause: z.nullable(OpenPause),
  /** The reasons for which the team may stop this clock now, and after how many hours each moves the date. */
  pauseOptions: z.array(z.object({ reason: z.enum(PROMISE_PAUSE_REASONS), countsAfterHours: z.number() })),
});

/** Of a member whom a person reads first. */
const Reading = z.object({
  /** What was read: a decision names it. */
  assessment: z.int(),
  /** What waits for a decision. */
  halves: z.array(z.object({ half: z.enum(HALVES), level: z.enum(LEVELS), isMine: z.boolean() })),
  answeredAt: At,
  personBy: MaybeAt,
  definitivePlanBy: MaybeAt,
  outcome: z.enum(OUTCOMES),
});

export const MemberFile = z.object({
  memberId: Id,
  name: z.string(),
  age: z.nullable(z.int()),
  access: z.enum(PROGRAMME_ACCESS),
  day: z.int(),
  week: z.int(),
  /** "emagrecer"; null without answers. */
  goal: z.nullable(z.string()),
  planVersion: z.nullable(z.int()),
  diet: Level,
  training: Level,
  numbers: z.enum(NUMBERS_SHOWN),
  team: z.array(z.object({ staffId: Id, name: z.string(), role: z.enum(STAFF_ROLES) })),
  signs: z.array(SafetySign),
  /** Answers that guide the work, as question and answer in Portuguese. */
  guiding: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
  answersCount: z.int(),
  weight: z.nullable(
    z.object({
      days: z.array(z.object({ day: z.iso.date(), kg: z.number(), trend: z.number() })),
      /** kg a week with its 80 % interval; null while too little is known. */
      rate: z.nullable(z.object({ mean: z.number(), low: z.number(), high: z.number() })),
      /** What the plan expects, in kg a week. */
      planned: z.nullable(z.object({ low: z.number(), high: z.number() })),
    }),
  ),
  /** Of the engine, never applied by itself. */
  /** `evidence`: the rate with its interval, and the learnt expenditure; sentences ready for display. */
  suggestion: z.nullable(z.object({ title: z.string(), reason: z.string(), evidence: z.array(z.string()) })),
  promises: z.array(PausablePromise),
  reading: z.nullable(Reading),
  /** Who else looked lately, newest first. */
  looks: z.array(z.object({ name: z.string(), at: At, what: z.string() })),
  /** Open in an emergency until then; null for the member's own team. */
  breakGlassUntil: MaybeAt,
});
export type MemberFile = z.infer<typeof MemberFile>;

export const getMemberFile = {
  method: "GET",
  path: "/v1/staff/members/:memberId",
  summary: "A member's file; the look is recorded",
  schema: { params, response: { 200: envelopeOf(MemberFile) } },
} as const;

const AnswerLine = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** Raised a row of the safety table. */
  isDecisive: z.boolean(),
});

export const getMemberAnswers = {
  method: "GET",
  path: "/v1/staff/members/:memberId/answers",
  summary: "A member's answers that the reader may see; the look is recorded",
  schema: { params, response: { 200: envelopeOf(z.object({ answers: z.array(AnswerLine) })) } },
} as const;

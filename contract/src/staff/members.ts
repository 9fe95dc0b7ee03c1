import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { LEVELS, NUMBERS_SHOWN, OUTCOMES, PROGRAMME_ACCESS } from "../intake.ts";
import { Id } from "../values.ts";
import { STAFF_ROLES } from "./identity.ts";
import { StaffReason } from "./team.ts";

// A member's file as the team reads it. Every read of it is a row that the member can read. What the trainer may not see
// (single screening answers) is absent, not hidden.

const At = z.iso.datetime();
const MaybeAt = z.nullable(At);
const Level = z.nullable(z.enum(LEVELS));
const params = z.object({ memberId: Id });

export const HALVES = ["diet", "training"] as const;
export type Half = (typeof HALVES)[number];

const Listed = z.object({
  memberId: Id,
  name: z.string(),
  access: z.enum(PROGRAMME_ACCESS),
  day: z.int(),
  week: z.int(),
  diet: Level,
  training: Level,
});

/** Without a text: the professional's own members. */
export const listMembers = {
  method: "GET",
  path: "/v1/staff/members",
  summary: "The signed-in professional's members, by name",
  schema: {
    querystring: z.object({ name: z.optional(z.string().check(z.maxLength(100))) }),
    response: { 200: envelopeOf(z.object({ members: z.array(Listed) })) },
  },
} as const;

/** A row of the safety table that applies, with its source question and what it forces. */
const SafetySign = z.object({
  code: z.string(),
  title: z.string(),
  /** "s1, linha 16". */
  source: z.string(),
  forces: z.string(),
  diet: Level,
  training: Level,
});

const FilePromise = z.object({
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
  suggestion: z.nullable(z.object({ title: z.string(), reason: z.string() })),
  promises: z.array(FilePromise),
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

export const LANES = ["nutri", "treino", "membro", "ia", "equipe"] as const;
export const TIMELINE_KINDS = [
  "answers",
  "plan",
  "diary",
  "review",
  "reply",
  "call",
  "comment",
  "alert",
  "pain",
  "promise",
  "decision",
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** Figures that are drawn, of a diary's week or a review. */
const Figure = z.object({ label: z.string(), value: z.string(), share: z.nullable(z.number()) });

const TimelineEvent = z.object({
  _id: z.string(),
  at: At,
  kind: z.enum(TIMELINE_KINDS),
  lane: z.enum(LANES),
  title: z.string(),
  detail: z.nullable(z.string()),
  /** Who did it, of the team. */
  by: z.nullable(z.string()),
  state: z.nullable(z.enum(["ok", "late", "alert"])),
  figures: z.array(Figure),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export const getTimeline = {
  method: "GET",
  path: "/v1/staff/members/:memberId/timeline",
  summary: "What happened with a member, newest first, 50 per page; what is owed comes with the first page",
  schema: {
    params,
    querystring: z.object({
      before: z.optional(z.string().check(z.maxLength(100))),
      only: z.optional(z.enum(TIMELINE_KINDS)),
    }),
    response: {
      200: envelopeOf(
        z.object({ events: z.array(TimelineEvent), ahead: z.array(TimelineEvent), next: z.nullable(z.string()) }),
      ),
    },
  },
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

const Text = z.string().check(z.trim(), z.minLength(1, "Escreva o texto"), z.maxLength(2_000));

/** Between the professionals; the member reads it in an export. The key is the client's: twice is once. */
export const addComment = {
  method: "POST",
  path: "/v1/staff/members/:memberId/comments",
  summary: "Comments between the professionals of a member",
  schema: {
    params,
    body: z.object({ key: Id, text: Text }),
    response: { 200: envelopeOf(z.object({ event: TimelineEvent })) },
  },
} as const;

/** What was said in a call; the member can read it. */
export const addCallNote = {
  method: "POST",
  path: "/v1/staff/members/:memberId/call-notes",
  summary: "Notes of a call with a member",
  schema: {
    params,
    body: z.object({
      key: Id,
      bookingId: z.nullable(Id),
      minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(240))),
      text: Text,
    }),
    response: { 200: envelopeOf(z.object({ event: TimelineEvent })) },
  },
} as const;

/**
 * `keep`: stays with a person · `limits`: released at level B · `release`: released whole, only where the rows allow it ·
 * `not-served`: refund and where to look for help.
 */
export const DECISIONS = ["keep", "limits", "release", "not-served"] as const;
export type ReadingDecision = (typeof DECISIONS)[number];

export const getDecisionOptions = {
  method: "GET",
  path: "/v1/staff/members/:memberId/decision",
  summary: "What may be decided about a member whom a person reads first, and the text the member would read",
  schema: {
    params,
    querystring: z.object({ half: z.enum(HALVES) }),
    response: {
      200: envelopeOf(
        z.object({
          options: z.array(
            z.object({
              decision: z.enum(DECISIONS),
              isAllowed: z.boolean(),
              /** Why it is locked, naming the row. */
              lock: z.nullable(z.string()),
              follows: z.string(),
              /** What the member would read; the professional may edit it. */
              message: z.string(),
            }),
          ),
        }),
      ),
    },
  },
} as const;

/** Signed with a fresh second factor; refused when newer answers arrived meanwhile (`decision-outdated`). */
export const decideReading = {
  method: "POST",
  path: "/v1/staff/members/:memberId/decision",
  summary: "Releases or keeps a member whom a person reads first, with a reason; the member is notified",
  schema: {
    params,
    body: z.object({
      key: Id,
      /** The assessment that was read. */
      assessment: z.int(),
      half: z.enum(HALVES),
      decision: z.enum(DECISIONS),
      reason: StaffReason,
      message: Text,
      /** Of `keep`: when it is looked at again. */
      reviewBy: z.nullable(At),
    }),
    response: { 200: envelopeOf(MemberFile) },
  },
} as const;

import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { LEVELS } from "../intake.ts";
import { Id } from "../values.ts";
import { StaffReason } from "./team.ts";

// The attention queue of one professional: ranked, claimed by lease, one indexed read. Texts are Portuguese, ready for
// display, and never a member's own words about health: those are read in the file, where the look is recorded.

const At = z.iso.datetime();

/** What a filter of the queue shows. */
export const QUEUE_KINDS = ["alert", "plan", "conversation", "review", "call", "silence"] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

export const ATTENTION_PARTS = ["F", "D", "C", "R", "T", "N", "W"] as const;

const Level = z.nullable(z.enum(LEVELS));
const Promised = z.object({
  /** A kind of the ledger. */
  kind: z.string(),
  /** "Plano definitivo". */
  text: z.string(),
  startsAt: At,
  dueAt: At,
  state: z.enum(["running", "late", "paused"]),
  /** Share of the promised time that is left, 0 to 1, in the clock of its kind. */
  left: z.number(),
});
export type QueuePromise = z.infer<typeof Promised>;

export const QueueItem = z.object({
  memberId: Id,
  name: z.string(),
  day: z.int(),
  week: z.int(),
  diet: Level,
  training: Level,
  kind: z.enum(QUEUE_KINDS),
  /** "Plano definitivo vence hoje; tem mensagem sem resposta". */
  why: z.string(),
  /** "Revisar e assinar". */
  what: z.string(),
  minutes: z.int(),
  score: z.int(),
  /** What the score is made of, in points, only what counts. */
  parts: z.array(z.object({ part: z.enum(ATTENTION_PARTS), points: z.int(), text: z.string() })),
  since: At,
  /** The nearest first. */
  promises: z.array(Promised),
  claim: z.nullable(z.object({ staffId: Id, name: z.string(), until: At, isMine: z.boolean() })),
  /** Put off by the professional until then. */
  postponedUntil: z.nullable(At),
});
export type QueueItem = z.infer<typeof QueueItem>;

export const StaffQueue = z.object({
  /** Grows with every change; a caller that has it gets `unchanged`. */
  rev: z.string(),
  asOf: At,
  /** In order of attention. */
  items: z.array(QueueItem),
  minutes: z.int(),
  doneToday: z.int(),
});
export type StaffQueue = z.infer<typeof StaffQueue>;

export const getStaffQueue = {
  method: "GET",
  path: "/v1/staff/queue",
  summary: "The signed-in professional's queue; null when it is still as `rev` says",
  schema: {
    querystring: z.object({ rev: z.optional(z.string().check(z.maxLength(100))) }),
    response: { 200: envelopeOf(z.nullable(StaffQueue)) },
  },
} as const;

const params = z.object({ memberId: Id });
const response = { 200: envelopeOf(StaffQueue) };

/** For 15 minutes; a claim of one's own is extended. With a reason it is taken over from a colleague, who is notified. */
export const claimTask = {
  method: "POST",
  path: "/v1/staff/queue/:memberId/claim",
  summary: "Claims a member's task",
  schema: { params, body: z.object({ takeOver: z.optional(StaffReason) }), response },
} as const;

export const releaseTask = {
  method: "DELETE",
  path: "/v1/staff/queue/:memberId/claim",
  summary: "Gives a claimed task back; twice is once",
  schema: { params, response },
} as const;

/** Never past the promise; null brings it back. */
export const postponeTask = {
  method: "POST",
  path: "/v1/staff/queue/:memberId/postponement",
  summary: "Puts a task off",
  schema: { params, body: z.object({ until: z.nullable(At) }), response },
} as const;

import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { Id } from "./values.ts";

// Every look of the team, or of the assistant, at a member's health data. Texts are Portuguese, ready for display.

/** In which role somebody looked. `assistant` is the machine. */
export const HEALTH_ROLES = ["nutritionist", "trainer", "support", "administrator", "assistant"] as const;
export type HealthRole = (typeof HEALTH_ROLES)[number];

/** Which kind of thing was opened, never its content. */
export const HEALTH_SUBJECTS = [
  "answers",
  "levels",
  "plan",
  "weights",
  "diary",
  "workouts",
  "reviews",
  "conversation",
  "guarantee-claim",
] as const;
export type HealthSubject = (typeof HEALTH_SUBJECTS)[number];

export const HEALTH_REASONS = [
  "first-reading",
  "definitive-plan",
  "adjustment",
  "acknowledgement",
  "review",
  "message",
  "call",
  "follow-up",
  "guarantee",
  "on-call",
  "requested",
  /** On the list of whom a professional works for: once a day. */
  "work-list",
  /** By the assistant, with what the provider of its model was sent: `actorName` is the provider. */
  "provider",
] as const;
export type HealthReason = (typeof HEALTH_REASONS)[number];

export const HealthAccess = z.object({
  _id: Id,
  at: z.iso.datetime(),
  name: z.string(),
  role: z.enum(HEALTH_ROLES),
  roleText: z.string(),
  /** How long it was open; null when that is not known. */
  seconds: z.nullable(z.int()),
  /** "Respostas da anamnese e plano". */
  what: z.string(),
  why: z.string(),
  /** Somebody who is not of the member's own team opened it in an emergency. */
  isBreakGlass: z.boolean(),
});
export type HealthAccess = z.infer<typeof HealthAccess>;

export const HEALTH_ACCESS_FILTERS = ["people", "outside", "machine"] as const;
export type HealthAccessFilter = (typeof HEALTH_ACCESS_FILTERS)[number];

const HealthAccesses = z.object({
  items: z.array(HealthAccess),
  next: z.nullable(z.string()),
  /** Of the last 30 days, whatever the filter. `people` counts each person once, `outside` the looks by break-glass. */
  recent: z.object({ looks: z.int(), people: z.int(), hasMachine: z.boolean(), outside: z.int() }),
});
export type HealthAccesses = z.infer<typeof HealthAccesses>;

export const listHealthAccesses = {
  method: "GET",
  path: "/v1/account/health-accesses",
  summary: "Who looked at the signed-in member's health data, newest first, 30 per page",
  schema: {
    querystring: z.object({
      /** `next` of the previous page. */
      before: z.optional(z.string().check(z.maxLength(100))),
      only: z.optional(z.enum(HEALTH_ACCESS_FILTERS)),
    }),
    response: { 200: envelopeOf(HealthAccesses) },
  },
} as const;

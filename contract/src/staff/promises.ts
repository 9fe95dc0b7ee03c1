import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";

// What was promised to a member, for support too: names and dates, no health data.

/** Why a professional stops a clock. What each rests on is looked up: who calls is not asked for it. */
export const PROMISE_PAUSE_REASONS = ["esperando-o-membro", "membro-em-silencio"] as const;
export type PromisePauseReason = (typeof PROMISE_PAUSE_REASONS)[number];

const PromiseDate = z.object({
  _id: Id,
  /** "Plano definitivo". */
  text: z.string(),
  dueAt: z.iso.datetime(),
  state: z.enum(["running", "late", "paused", "kept", "kept-late"]),
});
export type PromiseDate = z.infer<typeof PromiseDate>;

export const getPromiseDates = {
  method: "GET",
  path: "/v1/staff/members/:memberId/promises",
  summary: "When what was promised to a member is due, newest first: dates alone",
  schema: {
    params: z.object({ memberId: Id }),
    response: { 200: envelopeOf(z.object({ promises: z.array(PromiseDate) })) },
  },
} as const;

const params = z.object({ memberId: Id, promiseId: Id });
const changed = { 200: envelopeOf(z.object({ promise: PromiseDate })) };

export const pausePromise = {
  method: "POST",
  path: "/v1/staff/members/:memberId/promises/:promiseId/pause",
  summary: "Stop the clock of a promise to a member, for a reason of the list and before it is due",
  schema: { params, body: z.object({ reason: z.enum(PROMISE_PAUSE_REASONS) }), response: changed },
} as const;

export const resumePromise = {
  method: "POST",
  path: "/v1/staff/members/:memberId/promises/:promiseId/resume",
  summary: "Let the clock of a promise to a member run again",
  schema: { params, response: changed },
} as const;

import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { PROGRAMME_ACCESS } from "./intake.ts";
import { PAUSE_REASONS } from "./pause-limits.ts";
import { Id } from "./values.ts";

// A member's pause of the plan: from one day to another it stops the clocks of what the team owes, and comes back by itself.

const At = z.iso.datetime();
/** "2026-12-21", in the member's own time zone. */
const Day = z.iso.date();

export const PlanPauseView = z.object({
  _id: Id,
  reason: z.enum(PAUSE_REASONS),
  from: Day,
  /** The last paused day: the plan is back on the next one. */
  to: Day,
  /** Otherwise it is planned. */
  isRunning: z.boolean(),
  /** The last day that `to` can be moved to today. */
  latestTo: Day,
});
export type PlanPauseView = z.infer<typeof PlanPauseView>;

/** A date as it stands without the pause, or without more of it, and as the pause leaves it. */
const moved = <Value extends z.ZodMiniType>(value: Value) => z.object({ before: value, after: value });

export const PauseView = z.object({
  access: z.enum(PROGRAMME_ACCESS),
  today: Day,
  /** Running or planned; null without one. */
  pause: z.nullable(PlanPauseView),
  /** The days that `moves`, `review` and `guarantee` speak of: those asked for, or the pause's own. */
  span: z.nullable(z.object({ from: Day, to: Day })),
  /** Every clock of the team that the pause moves, the first due first. */
  moves: z.array(z.object({ kind: z.string(), dueAt: moved(At) })),
  /** The Sunday on which the next review opens; null where none does. */
  review: z.nullable(moved(Day)),
  /** The last day on which the guarantee can be asked for; null without one. */
  guarantee: z.nullable(moved(Day)),
  /** The last day of access, with or without a pause. */
  validUntil: z.nullable(Day),
  /** Of the plan that reopens; null without one. */
  planVersion: z.nullable(z.int()),
  /** Until when a person talks to a member who is pregnant: as promised, or as it would be promised now. */
  personBy: z.nullable(At),
});
export type PauseView = z.infer<typeof PauseView>;

const response = { 200: envelopeOf(PauseView) };
const params = z.object({ pauseId: Id });

export const getPause = {
  method: "GET",
  path: "/v1/account/pause",
  summary: "The running or planned pause of the plan, and what the days asked for would move",
  schema: { querystring: z.object({ from: z.optional(Day), to: z.optional(Day) }), response },
} as const;

/** For a pregnancy the days do not count: it begins at once. */
export const startPause = {
  method: "POST",
  path: "/v1/account/pause",
  summary: "Pauses the plan from a day on; the same id twice is one pause",
  schema: {
    body: z.object({ _id: Id, reason: z.enum(PAUSE_REASONS), from: z.optional(Day), to: z.optional(Day) }),
    response,
  },
} as const;
export type NewPause = z.infer<typeof startPause.schema.body>;

export const changePause = {
  method: "POST",
  path: "/v1/account/pause/:pauseId",
  summary: "Moves the last day of a pause",
  schema: { params, body: z.object({ to: Day }), response },
} as const;

export const endPause = {
  method: "DELETE",
  path: "/v1/account/pause/:pauseId",
  summary: "Ends a pause now, or takes back a planned one; twice is once",
  schema: { params, response },
} as const;

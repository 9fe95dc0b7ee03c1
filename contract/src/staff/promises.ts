import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";

// What was promised to a member, for support too: names and dates, no health data.

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

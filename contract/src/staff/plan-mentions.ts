import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Id } from "../values.ts";

/** The look at each listed member's plan is recorded. */
export const listPlanMentions = {
  method: "GET",
  path: "/v1/staff/plan-mentions",
  summary: "The signed-in professional's members whose plan in force has a food or an exercise",
  schema: {
    /** The number of a food of the table, or of an exercise of the library. */
    querystring: z.object({ item: z.string().check(z.minLength(1), z.maxLength(80)) }),
    response: {
      200: envelopeOf(z.object({ members: z.array(z.object({ memberId: Id, name: z.string(), version: z.int() })) })),
    },
  },
} as const;

import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { LEVELS, PROGRAMME_ACCESS } from "../intake.ts";
import { Id } from "../values.ts";

const Level = z.nullable(z.enum(LEVELS));

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

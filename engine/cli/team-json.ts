import { LEVELS } from "@app/contract/intake";
import * as z from "zod";
import { roundToDecimals } from "../src/nutrition/rounding.ts";
import { attentionOf } from "../src/team/attention.ts";
import { placesIn } from "../src/team/places.ts";

const AttentionJson = z.object({
  redFlag: z.boolean(),
  hoursLeft: z.number().nullable(),
  unansweredServiceHours: z.number().nonnegative().nullable(),
  reviewUnread: z.boolean(),
  drift: z
    .object({
      rate: z.number(),
      planned: z.number(),
      band: z.number().positive(),
      intervalExcludesPlan: z.boolean(),
    })
    .nullable(),
  daysWithoutLog: z.number().nonnegative().nullable(),
  week: z.number().int().positive(),
});

export function attention(json: unknown) {
  const { parts, exact, score } = attentionOf(AttentionJson.parse(json));
  const rounded = Object.entries(parts).map(([part, value]) => [part, roundToDecimals(value, 6)]);
  return { parts: Object.fromEntries(rounded), exact: roundToDecimals(exact, 4), score };
}

const PracticeJson = z.object({
  professionals: z.array(
    z.object({
      role: z.enum(["nutri", "treinador"]),
      minutesPerWeek: z.number().nonnegative(),
      awayMinutes: z.array(z.number().nonnegative()).length(4).default([0, 0, 0, 0]),
    }),
  ),
  members: z.array(
    z.object({ week: z.number().int().positive(), level: z.enum(LEVELS), count: z.number().int().nonnegative() }),
  ),
  reserved: z.number().int().nonnegative(),
});

export const places = (json: unknown) => placesIn(PracticeJson.parse(json));

import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";

/**
 * How many new members the team can take this week. `startsOn` is the first later day with a place, on which people start
 * for a buyer who finds none at the confirmation; null when no coming week has one, or the number is fixed.
 */
export const Places = z.object({
  /** False: `places` is the figure of `brand.json`, and every page holds it already. */
  live: z.boolean(),
  places: z.int().check(z.nonnegative()),
  startsOn: z.nullable(z.iso.date()),
});
export type Places = z.infer<typeof Places>;

export const getPlaces = {
  method: "GET",
  path: "/v1/public/places",
  summary: "How many places the team has left, and the first later day with one",
  schema: { response: { 200: envelopeOf(Places) } },
} as const;

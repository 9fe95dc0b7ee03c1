import * as z from "zod/mini";
import { envelopeOf } from "../envelope.ts";
import { Done, Id } from "../values.ts";
import { StaffReason } from "./team.ts";

// A food that an answer excludes and the nutritionist allows all the same. The editor is read anew to see what it did.

const params = z.object({ memberId: Id });
const FoodRef = z.string().check(z.minLength(1), z.maxLength(80));

/** Ready for display. */
export const FoodOverride = z.object({
  food: FoodRef,
  name: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  /** False: an answer that came later excludes the food again. */
  isStanding: z.boolean(),
});
export type FoodOverride = z.infer<typeof FoodOverride>;

/**
 * With a fresh second factor. The same key twice is one act. Refused for what nobody may allow, coeliac disease and an
 * allergy with a severe reaction (`food-final`), and for a food that nothing excludes (`food-not-excluded`).
 */
export const allowFood = {
  method: "POST",
  path: "/v1/staff/members/:memberId/food-overrides",
  summary: "Allows a food that an answer of the member excludes, with a reason",
  schema: {
    params,
    body: z.object({ key: Id, food: FoodRef, reason: StaffReason }),
    response: { 200: envelopeOf(Done) },
  },
} as const;

/** A plan in force that has the food is withdrawn at once, and its member notified. */
export const revokeFood = {
  method: "POST",
  path: "/v1/staff/members/:memberId/food-overrides/revocation",
  summary: "Takes back what was allowed of a food",
  schema: { params, body: z.object({ key: Id, food: FoodRef }), response: { 200: envelopeOf(Done) } },
} as const;

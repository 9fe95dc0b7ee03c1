import * as z from "zod/mini";

// What a member must not or does not eat, derived once from the answers; whatever names or composes food reads it.

export const EXCLUSION_KINDS = ["coeliac", "allergy", "typed-allergy", "traces", "note", "eating", "dislike"] as const;

const ExclusionReason = z.object({
  kind: z.enum(EXCLUSION_KINDS),
  /** An allergen, a typed name, the code of a note, a way of eating. */
  what: z.string(),
  /** No professional may allow it: coeliac disease, and an allergy with a severe reaction. */
  isFinal: z.boolean(),
});
export type ExclusionReason = z.infer<typeof ExclusionReason>;

export const Exclusions = z.object({
  reasons: z.array(ExclusionReason),
  /** By the food's id: the places of its reasons in the list. */
  foods: z.record(z.string(), z.array(z.int())),
  /** Foods that only the first meal of the day goes without, as after a medicine on an empty stomach. */
  firstMeal: z.optional(z.array(z.string())),
  /** By the meal, foods that groups do not offer there: nobody counts or weighs what is chosen from them. */
  groups: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Typed allergies that the dictionary cannot read: then no food is named, and a person reads them. */
  unreadAllergies: z.array(z.string()),
  /** Typed dislikes that mean no food of the catalogue. */
  unreadDislikes: z.array(z.string()),
});
export type Exclusions = z.infer<typeof Exclusions>;

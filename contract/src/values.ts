import * as z from "zod/mini";

/** A random, opaque public id. It identifies a record and grants no access. */
export const Id = z.uuid();
export type Id = z.infer<typeof Id>;

/** What an integer column of the database holds. */
export const MAX_INTEGER = 2_147_483_647;

/** A number in a path or a query, which arrives as text: from 1, and no larger than a column holds. */
export const PathNumber = z.coerce.number().check(z.int(), z.positive(), z.maximum(MAX_INTEGER));

/** Money is integer centavos everywhere. */
export const Cents = z.int().check(z.nonnegative());
export type Cents = z.infer<typeof Cents>;

export { onlyDigits } from "./digits.ts";

/** Absent, empty or a valid e-mail: browsers send all three. */
export const OptionalEmail = z.optional(
  z.union([z.literal(""), z.email("Email inválido").check(z.maxLength(254, "Email inválido"))], "Email inválido"),
);

/** The answer of an endpoint that has nothing to return. */
export const Done = z.object({ done: z.literal(true) });

/** The visitor's consent, its text's version, and its time. A relay checks the consent again before sending. */
export const Consent = z.object({
  ads: z.boolean(),
  version: z.string().check(z.maxLength(20)),
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof Consent>;

/** The consent text in force. A new text needs a new consent. */
export const CONSENT_VERSION = "2026-11";

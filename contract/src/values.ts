import * as z from "zod/mini";

/** A random, opaque public id. It names a thing and grants nothing. */
export const Id = z.uuid();
export type Id = z.infer<typeof Id>;

/** Money is integer centavos everywhere inside. */
export const Cents = z.int().check(z.nonnegative());
export type Cents = z.infer<typeof Cents>;

export { onlyDigits } from "./digits.ts";

/** Absent, empty or a valid address: browsers send all three. */
export const OptionalEmail = z.optional(
  z.union([z.literal(""), z.email("Email inválido").check(z.maxLength(254, "Email inválido"))], "Email inválido"),
);

/** Nothing to tell, but that it is done. */
export const Done = z.object({ done: z.literal(true) });

/** What the visitor allowed, in which version of the text, and when. A relay checks it again when it sends. */
export const Consent = z.object({
  ads: z.boolean(),
  version: z.string().check(z.maxLength(20)),
  at: z.iso.datetime(),
});
export type Consent = z.infer<typeof Consent>;

/** The consent text in force. A new text means a new question. */
export const CONSENT_VERSION = "2026-11";

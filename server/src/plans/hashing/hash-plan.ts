import { createHash } from "node:crypto";
import type { SealedPlan } from "../plan-place.ts";
import { canonicalJson } from "./canonical-json.ts";

/**
 * Links a version to the one before it: a change of one shows in every later hash. What the engine made has no changes and
 * no signatures, which then stay out of the text.
 */
export function hashPlan(
  { salt, document, changes, signed, signatures }: Omit<SealedPlan, "inputs" | "facts" | "limits">,
  previousHash: Buffer | null,
): Buffer {
  const text = canonicalJson({
    salt,
    document,
    changes,
    signed,
    signatures,
    previous: previousHash?.toString("hex") ?? null,
  });
  if (text === undefined) throw new Error("a plan without content has no hash");
  return createHash("sha256").update(text).digest();
}

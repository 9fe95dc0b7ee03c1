import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { SealedPlan } from "./plan-place.ts";

/** Links a version to the one before it: a change of one shows in every later hash. */
export function hashPlan({ salt, document }: SealedPlan, previousHash: Buffer | null): Buffer {
  const text = canonicalize({ salt, document, previous: previousHash?.toString("hex") ?? null });
  if (text === undefined) throw new Error("a plan without content has no hash");
  return createHash("sha256").update(text).digest();
}

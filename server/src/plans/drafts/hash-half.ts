import { createHash } from "node:crypto";
import type { ChangeReason, PlanChange } from "@app/contract/plan-changes";
import type { Half, PlanDocument } from "@app/contract/plan-document";
import { canonicalJson } from "../hashing/canonical-json.ts";

/** What a professional signs: their half, why it changed, and the version that it follows. */
export type SignedHalf = {
  half: Half;
  version: number;
  /** The hash of the version before, in hexadecimal. */
  previous: string | null;
  content: Pick<PlanDocument, "targets" | "diet"> | Pick<PlanDocument, "training">;
  changes: readonly (PlanChange & { reason: ChangeReason | null })[];
  kept: string | null;
  withoutCall: string | null;
  salt: string;
};

export function hashHalf(signed: SignedHalf): Buffer {
  const text = canonicalJson(signed);
  if (text === undefined) throw new Error("a half without content has no hash");
  return createHash("sha256").update(text).digest();
}

/** What people compare: `7f3a 91c2`. */
export function fingerprintOf(hash: Buffer): string {
  const digits = hash.toString("hex");
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)}`;
}

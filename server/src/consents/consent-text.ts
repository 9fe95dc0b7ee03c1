import { createHash } from "node:crypto";
import { type Purpose, purposes } from "@app/contract/consents";

/** SHA-256 of the text that was shown; null for a version that is no longer in force. */
export function textHashOf({ purpose, version }: { purpose: Purpose; version: string }): Buffer | null {
  const { text, version: current } = purposes[purpose];
  return version === current ? createHash("sha256").update(text, "utf8").digest() : null;
}

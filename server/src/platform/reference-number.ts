import { createHash } from "node:crypto";

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number that can be read over the phone, derived from the id and therefore stable. */
export function referenceNumberOf(id: string): string {
  const bytes = createHash("sha256").update(`referenceNumber ${id}`).digest().subarray(0, 10);
  const text = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

import { createHash } from "node:crypto";

/** Of the line that says that a message was taken back: always the same one, so that it is written once. */
export function withdrawalIdOf(messageId: string): string {
  const hex = createHash("sha256").update(`withdrawal ${messageId}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
}

import type { SyncKind } from "@app/contract/sync";

// FNV-1a, 128 bits.
const OFFSET = 0x6c62272e07bb014262b821756295c58dn;
const PRIME = 0x1000000000000000000013bn;

/**
 * The id (UUIDv8) of the one record of a kind with this key: the same on every device of an account, so that two of them
 * merge instead of standing twice.
 */
export function recordId(kind: SyncKind, ...key: (string | number)[]): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode([kind, ...key].join("|"))) {
    hash = BigInt.asUintN(128, (hash ^ BigInt(byte)) * PRIME);
  }
  const hex = hash.toString(16).padStart(32, "0");
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

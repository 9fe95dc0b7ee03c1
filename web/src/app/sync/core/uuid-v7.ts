const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** An id made without the server: milliseconds first, so that ids sort by time, then 74 random bits (RFC 9562). */
export function uuidV7(ms: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 0; index < 6; index++) bytes[index] = Math.floor(ms / 256 ** (5 - index)) % 256;
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Sixteen hex digits: the device's part of a clock. */
export const randomDevice = (): string => hex(crypto.getRandomValues(new Uint8Array(8)));

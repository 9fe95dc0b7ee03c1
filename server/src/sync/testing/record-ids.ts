/** A UUIDv7, as devices make them. */
export function aRecordId(ms = Date.now()): string {
  const time = ms.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

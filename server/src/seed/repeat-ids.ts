import crypto, { createHash } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

/**
 * From here on this process draws the ids, codes and salts that every other draws after calling this: two databases
 * seeded at one time are equal. For demo data alone, whose secrets are known to everyone.
 */
export function repeatIds(): void {
  let drawn = 0;
  const draw = (): Buffer => createHash("sha256").update(`demo ${drawn++}`).digest();
  const randomBytes = (size: number): Buffer =>
    Buffer.concat(Array.from({ length: Math.ceil(size / 32) }, draw)).subarray(0, size);
  const randomUUID = (): string =>
    draw()
      .toString("hex")
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  Object.assign(crypto, { randomBytes, randomUUID });
  syncBuiltinESMExports();
}

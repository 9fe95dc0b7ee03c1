import type { PlatformDeps } from "../platform/deps.ts";
import { resealBatch } from "../platform/sealed-rows.ts";
import { sealedTables } from "./sealed-tables.ts";

/**
 * Seals with the current secret what an old one sealed, in small batches beside members who write. It may be stopped and
 * started again at any time. Reports counts, never a value.
 */
export async function resealValues(
  { db, keyRing }: Pick<PlatformDeps, "db" | "keyRing">,
  report: (table: string, count: number) => void,
): Promise<void> {
  for (const table of sealedTables) {
    const encryption = keyRing.encryption(table.purpose);
    let count = 0;
    for (;;) {
      const resealed = await resealBatch(db, encryption, table);
      if (resealed === 0) break;
      count += resealed;
    }
    report(table.name, count);
  }
}

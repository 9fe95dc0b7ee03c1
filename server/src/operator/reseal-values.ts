import type { PlatformDeps } from "../platform/deps.ts";
import { countStale, resealBatch } from "../platform/sealed-rows.ts";
import { sealedTables } from "../privacy/personal-data/personal-data.ts";

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

/** Values that an old secret sealed: it has to stay in SECRET_KEYS_OLD until there are none. */
export async function countStaleValues({ db, keyRing }: Pick<PlatformDeps, "db" | "keyRing">): Promise<number> {
  let count = 0;
  for (const table of sealedTables) count += await countStale(db, keyRing.encryption(table.purpose), table);
  return count;
}

import type { PostalAddress } from "@app/contract/postal-codes";
import { LRUCache } from "lru-cache";
import { DAY_MS } from "../platform/time.ts";

/** Port to a vendor of postal codes. Checkout works without it: a lookup may find, miss or fail. */
export interface PostalCodes {
  find(cep: string): Promise<PostalCodeLookup>;
}

export type PostalCodeLookup = { address: PostalAddress } | "unknown" | Unavailable;

/** The reason is for the log. */
type Unavailable = { reason: string };

type CacheOptions = { maxEntries?: number; ttlMs?: number; now?: () => number };

/** Keeps the lookups of a day. Failed ones are not cached. */
export function cachedPostalCodes(
  codes: PostalCodes,
  { maxEntries = 5_000, ttlMs = DAY_MS, now = () => performance.now() }: CacheOptions = {},
): PostalCodes {
  const cache = new LRUCache<string, { lookup: PostalCodeLookup }>({
    max: maxEntries,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now },
  });

  return {
    async find(cep) {
      const known = cache.get(cep);
      if (known) return known.lookup;
      const lookup = await codes.find(cep);
      if (typeof lookup === "object" && "reason" in lookup) return lookup;
      cache.set(cep, { lookup });
      return lookup;
    },
  };
}

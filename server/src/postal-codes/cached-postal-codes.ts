import type { PostalCodeLookup, PostalCodes } from "./postal-codes.ts";

const MAX_ENTRIES = 5_000;
const TTL_MS = 24 * 60 * 60_000;

type CacheOptions = { maxEntries?: number; ttlMs?: number; now?: () => number };

/** An LRU cache with a TTL of a day. Failed lookups are not cached. */
export function cachedPostalCodes(
  codes: PostalCodes,
  { maxEntries = MAX_ENTRIES, ttlMs = TTL_MS, now = Date.now }: CacheOptions = {},
): PostalCodes {
  // A Map keeps insertion order, and a hit is inserted again: the first key is the least recently used.
  const cache = new Map<string, { lookup: PostalCodeLookup; until: number }>();

  return {
    async find(cep) {
      const known = cache.get(cep);
      if (known && known.until > now()) {
        cache.delete(cep);
        cache.set(cep, known);
        return known.lookup;
      }
      const lookup = await codes.find(cep);
      if (typeof lookup === "object" && "reason" in lookup) return lookup;
      cache.delete(cep);
      cache.set(cep, { lookup, until: now() + ttlMs });
      const [oldest] = cache.keys();
      if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
      return lookup;
    },
  };
}

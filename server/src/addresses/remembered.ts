import type { Finding, PostalCodes } from "./postal-codes.ts";

const MOST_KEPT = 5_000;
const KEPT_MS = 24 * 60 * 60_000;

type Memory = { most?: number; keptMs?: number; now?: () => number };

/** Asks once a day for each CEP, as far as a bounded memory goes. What got no answer is not remembered. */
export function remembered(
  codes: PostalCodes,
  { most = MOST_KEPT, keptMs = KEPT_MS, now = Date.now }: Memory = {},
): PostalCodes {
  // A Map keeps its order: the first key is the one asked for longest ago.
  const kept = new Map<string, { finding: Finding; until: number }>();

  return {
    async find(cep) {
      const known = kept.get(cep);
      if (known && known.until > now()) {
        kept.delete(cep);
        kept.set(cep, known);
        return known.finding;
      }
      const finding = await codes.find(cep);
      if (typeof finding === "object" && "reason" in finding) return finding;
      kept.delete(cep);
      kept.set(cep, { finding, until: now() + keptMs });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return finding;
    },
  };
}

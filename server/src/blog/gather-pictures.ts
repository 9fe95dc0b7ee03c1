import { DAY_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import { listPictureSources, upsertPicture } from "./store.ts";

const CONCURRENCY = 4;
const BUDGET_MS = 10_000;
/** A picture rarely changes under the same URL: it is fetched again once a day. */
const FRESH_MS = DAY_MS;

/** Our picture ids by URL. A picture that is unavailable now is absent, or keeps its previous id. */
export async function gatherPictures(
  { log, db, blog, now }: Pick<Deps, "log" | "db" | "blog" | "now">,
  addresses: string[],
): Promise<Map<string, string>> {
  const sources = await listPictureSources(db, addresses);
  const ids = new Map(sources.map(({ address, pictureId }) => [address, pictureId]));
  const fresh = new Set(
    sources.filter(({ fetchedAt }) => now().getTime() - fetchedAt.getTime() < FRESH_MS).map(({ address }) => address),
  );

  const wanted = addresses.filter((address) => !fresh.has(address)).values();
  const budget = AbortSignal.timeout(BUDGET_MS);
  const fetchUntilDone = async () => {
    for (const address of wanted) {
      if (budget.aborted) return;
      const answer = await blog.picture(address);
      if ("picture" in answer) ids.set(address, await upsertPicture(db, { ...answer, address, fetchedAt: now() }));
      // Only the host: the rest of a URL may contain a secret.
      else log.warn({ host: URL.parse(address)?.host, reason: answer.reason }, "blog picture unavailable");
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchUntilDone));
  return ids;
}

import type { Deps } from "../deps.ts";
import { listPictureSources, upsertPicture } from "./store.ts";

const BATCH_SIZE = 4;
const BUDGET_MS = 10_000;
/** Pictures hardly ever change behind their address; once a day is enough to notice. */
const FRESH_MS = 24 * 60 * 60_000;

/** The pictures behind these addresses, as ids of ours. What cannot be had now is absent, or stays as it was. */
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
  const fetchSome = async () => {
    for (const address of wanted) {
      if (budget.aborted) return;
      const answer = await blog.picture(address);
      if ("picture" in answer) ids.set(address, await upsertPicture(db, { ...answer, address, fetchedAt: now() }));
      // The host only: the rest of a link may be a secret.
      else log.warn({ host: URL.parse(address)?.host, reason: answer.reason }, "blog picture unavailable");
    }
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, fetchSome));
  return ids;
}

import { inTransaction } from "../platform/database/db.ts";
import { backoffMs } from "../platform/resilience/backoff.ts";
import { addMs, DAY_MS, MINUTE_MS } from "../platform/time.ts";
import type { Deps } from "./deps.ts";
import type { FeedPost } from "./feed.ts";
import {
  leaseRefresh,
  listPictureSources,
  postponeRefresh,
  replacePosts,
  type StoredPost,
  upsertPicture,
} from "./store.ts";

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

const LEASE_MS = MINUTE_MS;
const FIRST_RETRY_MS = 2_000;
const REFRESH_MS = 10 * MINUTE_MS;
/** Longer than caches may serve the list. */
const PICTURE_GRACE_MS = 15 * MINUTE_MS;

type BlogDeps = Pick<Deps, "log" | "db" | "blog" | "now">;

/** Refreshes our copy when it is due. A blog that is down, slow or broken leaves the copy as it is. */
export async function refreshBlog(deps: BlogDeps): Promise<void> {
  const { log, db, blog, now } = deps;
  const lease = await leaseRefresh(db, { now: now(), leaseUntil: addMs(now(), LEASE_MS) });
  if (!lease) return;

  const answer = await blog.latestPosts();
  if ("reason" in answer) log.warn({ reason: answer.reason }, "blog feed unavailable");
  const complete = "posts" in answer && (await storePosts(deps, answer.posts));
  const failures = complete ? 0 : lease.failures + 1;
  await postponeRefresh(db, { failures, dueAt: addMs(now(), complete ? REFRESH_MS : retryMs(failures)) });
}

/** False when a retry is due soon: a picture is missing, or the blog returned no posts at all. */
async function storePosts(deps: BlogDeps, posts: FeedPost[]): Promise<boolean> {
  const { db, now } = deps;
  const addresses = [...new Set(posts.flatMap(({ image, siteLogo }) => [image ?? [], siteLogo ?? []].flat()))];
  const pictures = await gatherPictures(deps, addresses);
  const storedPosts = posts.map((post) => toStoredPost(post, pictures));
  const list = { posts: storedPosts, addresses, loadedAt: now(), graceMs: PICTURE_GRACE_MS };
  await inTransaction(db, (tx) => replacePosts(tx, list));
  return posts.length > 0 && pictures.size === addresses.length;
}

function toStoredPost({ image, siteLogo, date, ...post }: FeedPost, pictures: Map<string, string>): StoredPost {
  const idOf = (address: string | null) => (address === null ? null : (pictures.get(address) ?? null));
  return { ...post, publishedAt: date, imageId: idOf(image), siteLogoId: idOf(siteLogo) };
}

const retryMs = (failures: number): number => backoffMs(failures, { firstMs: FIRST_RETRY_MS, maxMs: REFRESH_MS });

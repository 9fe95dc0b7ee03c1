import { inTransaction } from "../platform/database/db.ts";
import { backoffMs } from "../platform/resilience/backoff.ts";
import { addMs, MINUTE_MS } from "../platform/time/durations.ts";
import type { Deps } from "./deps.ts";
import type { FeedPost } from "./feed.ts";
import { gatherPictures } from "./gather-pictures.ts";
import { leaseRefresh, postponeRefresh, replacePosts, type StoredPost } from "./store.ts";

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

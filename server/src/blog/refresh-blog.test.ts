import { pino } from "pino";
import { expect } from "vitest";
import type { BlogFeed, FeedPost } from "./feed.ts";
import { refreshBlog } from "./refresh-blog.ts";
import { findPosts } from "./store.ts";
import { test } from "./testing/test.ts";

const MINUTE = 60_000;
const FEED = "/latest-posts.json";

test("stores the posts and a picture for each, and refreshes after ten minutes", async ({ blogDeps, blog, clock }) => {
  await refreshBlog(blogDeps);
  const posts = await findPosts(blogDeps.db);
  expect(posts?.[0]).toMatchObject({ title: "Café da manhã de padaria, sem sair do plano", category: "Nutrição" });
  expect(posts?.every(({ imageId, siteLogoId }) => imageId && siteLogoId)).toBe(true);

  clock.advance(9 * MINUTE);
  await refreshBlog(blogDeps);
  expect(blog.requestCount(FEED)).toBe(1);
  clock.advance(2 * MINUTE);
  await refreshBlog(blogDeps);
  expect(blog.requestCount(FEED)).toBe(2);
  expect(blog.requestCount("/pictures/logo.png")).toBe(1);
  expect(await findPosts(blogDeps.db)).toEqual(posts);
});

test("only one of many workers fetches the feed", async ({ blogDeps, blog }) => {
  await Promise.all(Array.from({ length: 6 }, () => refreshBlog(blogDeps)));
  expect(blog.requestCount(FEED)).toBe(1);
});

test("a blog that is down, slow or broken leaves the copy alone and is retried with back-off", async ({
  blogDeps,
  blog,
  clock,
}) => {
  await refreshBlog(blogDeps);
  const posts = await findPosts(blogDeps.db);
  clock.advance(11 * MINUTE);
  for (const mode of ["down", "slow", "broken"] as const) {
    blog.setMode(mode);
    await refreshBlog(blogDeps);
    expect(await findPosts(blogDeps.db)).toEqual(posts);
    clock.advance(10_000);
  }
  expect(blog.requestCount(FEED)).toBe(4);

  blog.setMode("down");
  for (let second = 0; second < 3_600; second += 30) {
    clock.advance(30_000);
    await refreshBlog(blogDeps);
  }
  expect(blog.requestCount(FEED)).toBeLessThan(20);

  blog.setMode("ok");
  clock.advance(10 * MINUTE);
  await refreshBlog(blogDeps);
  const { failures } = await blogDeps.db.selectFrom("blogFeed").select("failures").executeTakeFirstOrThrow();
  expect(failures).toBe(0);
});

test("never reached is not the same as empty", async ({ blogDeps, blog, clock }) => {
  blog.setMode("down");
  await refreshBlog(blogDeps);
  expect(await findPosts(blogDeps.db)).toBeUndefined();

  blog.setMode("empty");
  clock.advance(10_000);
  await refreshBlog(blogDeps);
  expect(await findPosts(blogDeps.db)).toEqual([]);
});

test("an empty list empties our copy, and is fetched again soon", async ({ blogDeps, blog, clock }) => {
  await refreshBlog(blogDeps);
  blog.setMode("empty");
  clock.advance(11 * MINUTE);
  await refreshBlog(blogDeps);
  expect(await findPosts(blogDeps.db)).toEqual([]);

  blog.setMode("ok");
  clock.advance(5_000);
  await refreshBlog(blogDeps);
  expect(await findPosts(blogDeps.db)).not.toEqual([]);
});

const aPost = (more: Partial<FeedPost>): FeedPost => ({
  title: "Um artigo",
  excerpt: "Um resumo.",
  date: new Date("2026-11-01T12:00:00Z"),
  image: null,
  url: "https://blog.example/a",
  category: "Nutrição",
  author: "Lívia",
  siteLogo: null,
  ...more,
});

/** A feed whose answers the test sets. */
function scriptedFeed() {
  const script = { posts: [] as FeedPost[], pictures: {} as Record<string, string | undefined> };
  const feed: BlogFeed = {
    latestPosts: async () => ({ posts: script.posts }),
    picture: async (address) => {
      const text = script.pictures[address];
      return text === undefined
        ? { reason: "no picture" }
        : { picture: { bytes: Buffer.from(text), contentType: "image/png" } };
    },
  };
  return { script, feed };
}

test("the same picture is stored once, and deleted when no cached list can show it any more", async ({
  blogDeps,
  clock,
}) => {
  const { script, feed } = scriptedFeed();
  const deps = { ...blogDeps, blog: feed };
  const sizes = async () => (await deps.db.selectFrom("blogPictures").select("size").execute()).map(({ size }) => size);

  script.pictures = { a: "A", b: "BB", twin: "A" };
  script.posts = [aPost({ image: "a", siteLogo: "twin" }), aPost({ image: "b" })];
  await refreshBlog(deps);
  expect(new Set(await sizes())).toEqual(new Set([1, 2]));

  script.posts = [aPost({ image: "b", siteLogo: "b" })];
  clock.advance(11 * MINUTE);
  await refreshBlog(deps);
  expect(await sizes()).toHaveLength(2);
  clock.advance(11 * MINUTE);
  await refreshBlog(deps);
  expect(await sizes()).toEqual([2]);

  script.posts = [];
  clock.advance(16 * MINUTE);
  await refreshBlog(deps);
  expect(await sizes()).toEqual([]);
});

test("a missing picture does not delay the post and is retried soon", async ({ blogDeps, clock }) => {
  const { script, feed } = scriptedFeed();
  const deps = { ...blogDeps, blog: feed };
  script.posts = [aPost({ image: "a" })];
  await refreshBlog(deps);
  expect(await findPosts(deps.db)).toMatchObject([{ title: "Um artigo", imageId: null }]);

  script.pictures = { a: "A" };
  clock.advance(5_000);
  await refreshBlog(deps);
  expect((await findPosts(deps.db))?.[0]?.imageId).toMatch(/^[0-9a-f]{64}$/);
});

test("a picture is fetched again once a day, and stays when it is unavailable", async ({ blogDeps, clock }) => {
  const { script, feed } = scriptedFeed();
  const deps = { ...blogDeps, blog: feed };
  const imageId = async () => (await findPosts(deps.db))?.[0]?.imageId;
  script.posts = [aPost({ image: "a" })];
  script.pictures = { a: "old" };
  await refreshBlog(deps);
  const old = await imageId();

  script.pictures = { a: "new" };
  clock.advance(60 * MINUTE);
  await refreshBlog(deps);
  expect(await imageId()).toBe(old);

  script.pictures = {};
  clock.advance(24 * 60 * MINUTE);
  await refreshBlog(deps);
  expect(await imageId()).toBe(old);

  script.pictures = { a: "new" };
  clock.advance(11 * MINUTE);
  await refreshBlog(deps);
  expect(await imageId()).not.toBe(old);
  clock.advance(16 * MINUTE);
  await refreshBlog(deps);
  expect(await deps.db.selectFrom("blogPictures").select("id").execute()).toHaveLength(1);
});

test("the log has the host, and never the rest of a URL", async ({ blogDeps }) => {
  const { script, feed } = scriptedFeed();
  const lines: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(line) });
  script.posts = [aPost({ image: "https://cdn.example/a.png?token=secret" })];
  await refreshBlog({ ...blogDeps, log, blog: feed });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: 40, host: "cdn.example", reason: "no picture", msg: "blog picture unavailable" },
  ]);
});

import { pictureNamed } from "@app/simulators/blog/pictures";
import { expect } from "vitest";
import type { Resolve } from "./bounded-get.ts";
import { httpBlogFeed } from "./http-feed.ts";
import { smallBounds, test } from "./testing/test.ts";

const feedAt = (url: string) => httpBlogFeed({ url, bounds: smallBounds });
const unavailable = { reason: expect.any(String) };

test("returns the blog's posts and their pictures", async ({ blog }) => {
  const feed = feedAt(`${blog.url}/latest-posts.json`);
  const answer = await feed.latestPosts();
  const posts = "posts" in answer ? answer.posts : [];
  expect(posts.length).toBeGreaterThan(3);
  expect(await feed.picture(posts[0]?.image ?? "")).toEqual({
    picture: { contentType: "image/png", bytes: pictureNamed("cafe-da-manha-de-padaria") },
  });
});

test("an empty blog is an empty list; one that is down, slow or broken is unavailable", async ({ blog }) => {
  const feed = feedAt(`${blog.url}/latest-posts.json`);
  blog.setMode("empty");
  expect(await feed.latestPosts()).toEqual({ posts: [] });
  for (const mode of ["down", "slow", "broken"] as const) {
    blog.setMode(mode);
    expect(await feed.latestPosts()).toEqual(unavailable);
  }
  await blog.stop();
  expect(await feed.latestPosts()).toEqual(unavailable);
});

test("an unchanged list is answered with 304", async ({ blog }) => {
  const feed = feedAt(`${blog.url}/latest-posts.json`);
  const first = await feed.latestPosts();
  expect(await feed.latestPosts()).toEqual(first);
  expect(blog.calls().map(({ status }) => status)).toEqual([200, 304]);
  blog.setMode("empty");
  expect(await feed.latestPosts()).toEqual({ posts: [] });
});

test.for([
  ["a page", "<!doctype html>"],
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["nothing", ""],
  ["too much", Buffer.concat([pictureNamed("logo") ?? Buffer.alloc(0), Buffer.alloc(20_000)])],
] as const)("%s that claims to be a PNG is no picture", async ([, body], { remote }) => {
  remote.answers((_, reply) => reply.setHeader("content-type", "image/png").end(body));
  expect(await feedAt(`${remote.url}/feed`).picture(`${remote.url}/a.png`)).toEqual(unavailable);
});

test("a picture with an error status is refused", async ({ remote }) => {
  remote.answers((_, reply) => reply.writeHead(404).end(pictureNamed("logo")));
  expect(await feedAt(`${remote.url}/feed`).picture(`${remote.url}/a.png`)).toEqual(unavailable);
});

test("a feed beyond its size limit is unavailable", async ({ remote }) => {
  remote.answers((_, reply) => reply.end(`[${" ".repeat(30_000)}]`));
  expect(await feedAt(`${remote.url}/feed`).latestPosts()).toEqual(unavailable);
});

test("only the feed's own origin may be private, and only as a literal IP", async ({ remote }) => {
  remote.answers((_, reply) => reply.end("[]"));
  const resolve: Resolve = (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]);
  const named = httpBlogFeed({ url: `http://blog.example:${remote.port}/feed`, bounds: smallBounds, resolve });
  expect(await named.latestPosts()).toEqual(unavailable);
  expect(await feedAt("http://127.0.0.1:1/feed").picture(`${remote.url}/a.png`)).toEqual(unavailable);
  expect(remote.visits).toEqual([]);
  expect(await feedAt(`${remote.url}/feed`).latestPosts()).toEqual({ posts: [] });
});

import type { RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { pictureNamed } from "@app/simulators/blog/pictures";
import { expect } from "vitest";
import type { Resolve } from "./bounded-get.ts";
import { httpBlogFeed } from "./http-feed.ts";
import { gatherPictures } from "./refresh-blog.ts";
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

/** Spellings of loopback, private and cloud-metadata addresses, and host names that resolve to them. */
const internalUrls = (port: number): string[] => [
  ...["127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "0177.0.0.1", "0", "127.0.0.2", "localhost"].map(
    (host) => `http://${host}:${port}/`,
  ),
  ...["[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "１２７.0.0.1", "127.0.0.1.", "①②⑦.0.0.1"].map(
    (host) => `http://${host}:${port}/`,
  ),
  "http://169.254.169.254/latest/meta-data/",
  "http://[fd00:ec2::254]/latest/meta-data/",
  "http://10.0.0.1/",
  "http://192.168.0.1/",
  "http://172.16.0.1/",
  "http://100.100.100.200/",
  "http://[fe80::1%25eth0]/",
  "http://[64:ff9b::7f00:1]/",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
  "ftp://127.0.0.1/",
  `http://user:secret@127.0.0.1:${port}/`,
  `http://inside.example:${port}/`,
  `http://half-inside.example:${port}/`,
];

test("no picture's URL and no redirect, of a picture or of the feed, leads to an internal address", async ({
  blogDeps,
  remote,
  onTestFinished,
}) => {
  let connections = 0;
  // On every address of this machine, loopback included.
  const internal = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((ready) => internal.listen(0, ready));
  onTestFinished(() => void internal.close());
  const resolve: Resolve = (host, _options, done) =>
    done(null, [
      ...(host.startsWith("half") ? [{ address: "93.184.216.34", family: 4 }] : []),
      { address: "127.0.0.1", family: 4 },
    ]);
  const post = {
    title: "a",
    excerpt: "b",
    date: "2026-11-01",
    url: "https://blog.example/1",
    category: "c",
    author: "d",
  };
  let tried = 0;

  for (const url of internalUrls((internal.address() as AddressInfo).port)) {
    const location = Buffer.from(url).toString("latin1");
    const redirect: RequestListener = (_, reply) => reply.writeHead(302, { location }).end();
    const feedOf =
      (image: string): RequestListener =>
      (request, reply) =>
        request.url === "/feed"
          ? reply.end(JSON.stringify([{ ...post, image, siteLogo: image }]))
          : redirect(request, reply);
    for (const answer of [feedOf(url), feedOf(`${remote.url}/away.png`), redirect]) {
      remote.answers(answer);
      // A new feed each time, since a feed caches its posts.
      const feed = httpBlogFeed({ url: `${remote.url}/feed`, bounds: smallBounds, resolve });
      const latest = await feed.latestPosts();
      const posts = "posts" in latest ? latest.posts : [];
      const images = [...new Set(posts.flatMap(({ image }) => image ?? []))];
      tried += images.length;
      expect((await gatherPictures({ ...blogDeps, blog: feed }, images)).size, url).toBe(0);
      expect(connections, url).toBe(0);
    }
  }
  expect(tried).toBeGreaterThan(40);
});

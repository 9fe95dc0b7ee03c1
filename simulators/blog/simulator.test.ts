import { inflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createBlogSimulator, type Mode } from "./simulator.ts";

let blog: ReturnType<typeof createBlogSimulator>;
let url: string;

beforeEach(async () => {
  blog = createBlogSimulator({ slowMs: 300 });
  url = await blog.start();
});
afterEach(() => blog.stop());

const feed = (init?: RequestInit) => fetch(`${url}/latest-posts.json`, init);
const order = (mode: string) =>
  fetch(`${url}/_sim/mode`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ mode }),
  });
type Post = Record<"title" | "excerpt" | "date" | "image" | "url" | "category" | "author" | "siteLogo", string>;

test("lists its posts, newest first, each with its eight fields", async () => {
  const posts = (await (await feed()).json()) as Post[];
  expect(posts.length).toBeGreaterThanOrEqual(7);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const post of posts) {
    expect(Object.values(post).every((value) => value.length > 3)).toBe(true);
    expect(Object.keys(post).toSorted()).toEqual([
      "author",
      "category",
      "date",
      "excerpt",
      "image",
      "siteLogo",
      "title",
      "url",
    ]);
  }
});

test("serves valid PNG pictures and article pages", async () => {
  const [post] = (await (await feed()).json()) as [Post];
  for (const address of [post.image, post.siteLogo]) {
    const reply = await fetch(address);
    expect(reply.headers.get("content-type")).toBe("image/png");
    const png = Buffer.from(await reply.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
    const start = png.indexOf("IDAT");
    const points = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
    expect(points).toHaveLength((width + 1) * height);
  }
  expect(await (await fetch(post.url)).text()).toContain(post.title);
  expect((await fetch(`${url}/pictures/nada.png`)).status).toBe(404);
  expect((await fetch(`${url}/artigos/nada`)).status).toBe(404);
});

test("answers 304 for a known ETag", async () => {
  const etag = (await feed()).headers.get("etag") ?? "";
  expect((await feed({ headers: { "if-none-match": etag } })).status).toBe(304);
  await order("empty");
  expect((await feed({ headers: { "if-none-match": etag } })).status).toBe(200);
});

test.each<[Mode, number, string]>([
  ["ok", 200, "[{"],
  ["empty", 200, "[]"],
  ["down", 503, "<!doctype"],
  ["broken", 200, "[{"],
])("in mode %s the feed answers %i", async (mode, status, start) => {
  expect((await order(mode)).status).toBe(200);
  const reply = await feed();
  const text = await reply.text();
  expect([reply.status, text.slice(0, start.length)]).toEqual([status, start]);
  if (mode === "broken") expect(() => JSON.parse(text)).toThrow();
});

test("slow exceeds its caller's timeout", async () => {
  blog.setMode("slow");
  await expect(feed({ signal: AbortSignal.timeout(100) })).rejects.toThrow();
});

test("a reset restores the mode ok, and an unknown mode is refused", async () => {
  blog.setMode("down");
  await fetch(`${url}/_sim/reset`, { method: "POST" });
  expect((await feed()).status).toBe(200);
  expect((await order("moody")).status).toBe(400);
  const ledger = (await (await fetch(`${url}/_sim/ledger`)).json()) as { mode: string; calls: { path: string }[] };
  expect(ledger).toMatchObject({ mode: "ok", calls: [{ path: "/latest-posts.json", status: 200 }] });
});

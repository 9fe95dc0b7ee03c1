import { expect, test } from "vitest";
import { MAX_POSTS } from "./feed.ts";
import { parsePosts } from "./feed-posts.ts";

const BASE = "https://blog.example/latest-posts.json";

const aPost = (more: object = {}) => ({
  title: "Arroz com feijão pode ficar",
  excerpt: "Precisa acertar a concha.",
  date: "2026-10-21",
  image: "https://blog.example/a.png",
  url: "https://blog.example/a",
  category: "Nutrição",
  author: "Lívia Campos",
  siteLogo: "/logo.png",
  ...more,
});
const parse = (...posts: object[]) => parsePosts(posts, BASE);

test("parses a post, and resolves its links", () => {
  expect(parse(aPost())).toEqual([
    {
      ...aPost(),
      date: new Date("2026-10-21T12:00:00-03:00"),
      siteLogo: "https://blog.example/logo.png",
    },
  ]);
});

test.each([
  ["no title", { title: undefined }],
  ["an empty title", { title: " \n " }],
  ["a title that is no text", { title: { rendered: "x" } }],
  ["no date", { date: null }],
  ["a day that does not exist", { date: "2026-02-30" }],
  ["a date out of this world", { date: "0001-01-01" }],
  ["a script for a link", { url: "javascript:alert(1)" }],
  ["data for a link", { url: "data:text/html,x" }],
  ["a link with a password", { url: "https://a:b@blog.example/" }],
  ["an endless link", { url: `https://blog.example/${"a".repeat(3_000)}` }],
  ["an empty link", { url: "" }],
  ["no author", { author: undefined }],
])("drops a post with %s and keeps the rest", (_, flaw) => {
  expect(parse(aPost(flaw), aPost({ title: "O outro" }))).toEqual([expect.objectContaining({ title: "O outro" })]);
});

test.each([undefined, null, "", 7, "javascript:alert(1)", "data:image/png;base64,AA", "http://"])(
  "a post whose picture is %s is a post without a picture",
  (image) => expect(parse(aPost({ image }))).toEqual([expect.objectContaining({ image: null })]),
);

test.each([
  ["2026-11-09T23:30:00Z", "2026-11-09T23:30:00.000Z"],
  ["2026-11-09T08:00:00-03:00", "2026-11-09T11:00:00.000Z"],
  ["2026-11-09T08:00:00", "2026-11-09T11:00:00.000Z"],
])("the time %s is %s", (date, iso) => expect(parse(aPost({ date }))?.[0]?.date.toISOString()).toBe(iso));

test("texts are one clean line, truncated at their limit", () => {
  const [post] =
    parse(aPost({ title: "  Um\u0000\n título ", excerpt: `${"a".repeat(598)}💚💚`, author: "\ud800x" })) ?? [];
  expect(post?.title).toBe("Um título");
  expect(post?.excerpt).toBe(`${"a".repeat(598)}…`);
  expect(post?.author.isWellFormed()).toBe(true);
});

test("at most MAX_POSTS posts", () => {
  expect(parse(...Array.from({ length: 500 }, () => aPost()))).toHaveLength(MAX_POSTS);
});

test("an empty list is valid; no list, or one without a single valid post, is not", () => {
  expect(parsePosts([], BASE)).toEqual([]);
  for (const body of [undefined, null, {}, "[]", { posts: [aPost()] }, [null, 3, {}]])
    expect(parsePosts(body, BASE)).toBeUndefined();
});

import { isIP } from "node:net";
import { brand } from "@app/contract/brand";
import { type Bounds, bareHost, boundedGet, type Fetched, type Resolve } from "./bounded-get.ts";
import type { BlogFeed, FeedPost, Unavailable } from "./feed.ts";
import { parsePosts } from "./feed-posts.ts";
import { pictureTypeOf } from "./picture-type.ts";

const MEBIBYTE = 1024 * 1024;
const defaultBounds = {
  feed: { maxBytes: MEBIBYTE, timeoutMs: 8_000 },
  picture: { maxBytes: 3 * MEBIBYTE, timeoutMs: 5_000 },
};

export type FeedSettings = { url: string; bounds?: { feed: Bounds; picture: Bounds }; resolve?: Resolve };

export function httpBlogFeed({ url, bounds = defaultBounds, resolve }: FeedSettings): BlogFeed {
  const reach = { privateOrigin: literalOrigin(url), resolve };
  const agent = { "user-agent": `${brand.slug} (${brand.siteUrl})` };
  let last: { validators: Record<string, string>; posts: FeedPost[] } | undefined;

  const get = (address: string, limits: Bounds, headers: Record<string, string>): Promise<Fetched | Unavailable> =>
    boundedGet(address, { headers: { ...agent, ...headers }, bounds: limits, reach }).catch((error: unknown) => ({
      reason: error instanceof Error ? error.message || error.name : "no answer",
    }));

  return {
    async latestPosts() {
      const reply = await get(url, bounds.feed, { accept: "application/json", ...last?.validators });
      if ("reason" in reply) return reply;
      if (reply.status === 304 && last) return { posts: last.posts };
      const posts = reply.status === 200 ? parsePosts(parseJson(reply.body), url) : undefined;
      if (!posts) return { reason: `no list of posts, HTTP ${reply.status}` };
      last = { validators: validatorsOf(reply), posts };
      return { posts };
    },
    async picture(address) {
      const reply = await get(address, bounds.picture, { accept: "image/avif,image/webp,image/png,image/jpeg" });
      if ("reason" in reply) return reply;
      const contentType = reply.status === 200 ? pictureTypeOf(reply.body) : undefined;
      return contentType
        ? { picture: { bytes: reply.body, contentType } }
        : { reason: `no picture, HTTP ${reply.status}` };
    },
  };
}

/** A literal IP in the operator's setting may be private; a host name is resolved and checked like any other. */
function literalOrigin(feedUrl: string): string | undefined {
  const url = new URL(feedUrl);
  return isIP(bareHost(url)) || url.hostname === "localhost" ? url.origin : undefined;
}

/** Headers that make the next request conditional: an unchanged list is answered with 304. */
const validatorsOf = ({ headers: { etag, "last-modified": modified } }: Fetched): Record<string, string> => ({
  ...(etag && { "if-none-match": etag }),
  ...(modified && { "if-modified-since": modified }),
});

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

import * as wire from "@app/contract/blog";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve, serveRaw } from "../platform/http/serve.ts";
import type { Deps } from "./deps.ts";
import { findPicture, findPosts, type StoredPost } from "./store.ts";

const LIST_CACHE = "public, max-age=60, stale-while-revalidate=600";
const PICTURE_CACHE = "public, max-age=31536000, immutable";

export function blogRoutes(app: App, { db }: Pick<Deps, "db">): void {
  serve(app, wire.latestPosts, { auth: "public", cacheControl: LIST_CACHE }, async () => {
    const posts = await findPosts(db);
    if (!posts) throw new Problem("blog-unavailable");
    return posts.map(viewOf);
  });

  serveRaw(app, wire.blogPicture, { auth: "public" }, async ({ params, reply }) => {
    const picture = await findPicture(db, params.id);
    if (!picture) throw new Problem("not-found");
    return reply
      .header("cache-control", PICTURE_CACHE)
      .header("content-security-policy", "default-src 'none'")
      .type(picture.contentType)
      .send(picture.bytes);
  });
}

const viewOf = ({ publishedAt, imageId, siteLogoId, ...post }: StoredPost): wire.BlogPost => ({
  ...post,
  date: publishedAt.toISOString(),
  image: imageId && wire.blogPicturePath(imageId),
  siteLogo: siteLogoId && wire.blogPicturePath(siteLogoId),
});

import * as wire from "@app/contract/blog";
import { pack } from "@app/contract/envelope";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Deps } from "./deps.ts";
import { findPicture, findPosts, type StoredPost } from "./store.ts";

const LIST_CACHE = "public, max-age=60, stale-while-revalidate=600";
const PICTURE_CACHE = "public, max-age=31536000, immutable";

export const blogRoutes =
  ({ db }: Pick<Deps, "db">) =>
  (app: App) => {
    const { latestPosts, blogPicture } = wire;
    app.get(latestPosts.path, { schema: { summary: latestPosts.summary, ...latestPosts.schema } }, async (_, reply) => {
      const posts = await findPosts(db);
      if (!posts) throw new Problem("blog-unavailable");
      reply.header("cache-control", LIST_CACHE);
      return pack(posts.map(viewOf));
    });

    app.get<{ Params: { id: string } }>(
      blogPicture.path,
      { schema: { summary: blogPicture.summary, ...blogPicture.schema } },
      async ({ params }, reply) => {
        const picture = await findPicture(db, params.id);
        if (!picture) throw new Problem("not-found");
        return reply
          .header("cache-control", PICTURE_CACHE)
          .header("content-security-policy", "default-src 'none'")
          .type(picture.contentType)
          .send(picture.bytes);
      },
    );
  };

const viewOf = ({ publishedAt, imageId, siteLogoId, ...post }: StoredPost): wire.BlogPost => ({
  ...post,
  date: publishedAt.toISOString(),
  image: imageId && wire.blogPicturePath(imageId),
  siteLogo: siteLogoId && wire.blogPicturePath(siteLogoId),
});

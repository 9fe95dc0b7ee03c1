import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";

/** An article of the external blog. Its images are proxied: a URL on this site, or null. */
export const BlogPost = z.object({
  title: z.string(),
  excerpt: z.string(),
  date: z.iso.datetime(),
  image: z.nullable(z.string()),
  url: z.url(),
  category: z.string(),
  author: z.string(),
  siteLogo: z.nullable(z.string()),
});
export type BlogPost = z.infer<typeof BlogPost>;

/** Newest first, as the blog orders them. An empty list is a success; an unreachable blog is a problem. */
export const latestPosts = {
  method: "GET",
  path: "/v1/public/blog/latest-posts",
  summary: "Lists the blog's latest articles",
  schema: { response: { 200: envelopeOf(z.array(BlogPost)) } },
} as const;

const PictureParams = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/, "Esta imagem não existe.")) });

/** Responds with the image itself, without an envelope. */
export const blogPicture = {
  method: "GET",
  path: "/v1/public/blog/pictures/:id",
  summary: "One of the blog's images",
  schema: { params: PictureParams },
} as const;

export const blogPicturePath = (id: string): string => blogPicture.path.replace(":id", id);

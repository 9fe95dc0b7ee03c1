import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";

/** An article of the outside blog. Its pictures are served by us: an address on this site, or none. */
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

/** Newest first, as the blog orders them. An empty list is an answer; a blog never reached is a refusal. */
export const latestPosts = {
  method: "GET",
  path: "/v1/public/blog/latest-posts",
  summary: "Lists the blog's latest articles",
  schema: { response: { 200: envelopeOf(z.array(BlogPost)) } },
} as const;

const PictureParams = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/, "Esta imagem não existe.")) });

/** Answers the picture itself, without an envelope. */
export const blogPicture = {
  method: "GET",
  path: "/v1/public/blog/pictures/:id",
  summary: "Gives one of the blog's pictures",
  schema: { params: PictureParams },
} as const;

export const blogPicturePath = (id: string): string => blogPicture.path.replace(":id", id);

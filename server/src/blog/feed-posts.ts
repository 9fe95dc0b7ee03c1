import * as z from "zod";
import { type FeedPost, MAX_POSTS } from "./feed.ts";

const MAX_EXAMINED = 100;
const MAX_LINK = 2_000;

/** One line without control characters, some of which PostgreSQL rejects; truncated rather than refused. */
const text = (maxLength: number) =>
  z
    .string()
    .transform((raw) => truncate(raw.replace(/[\p{Cc}\s]+/gu, " ").trim(), maxLength).toWellFormed())
    .pipe(z.string().min(1));

const truncate = (line: string, maxLength: number): string =>
  line.length <= maxLength ? line : `${line.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$|\s+$/, "")}…`;

const link = (base: string) =>
  z
    .string()
    .trim()
    .min(1)
    .transform((raw, context) => {
      const url = URL.parse(raw, base);
      const fits = url && /^https?:$/.test(url.protocol) && !url.username && url.href.length <= MAX_LINK;
      if (fits) return url.href;
      context.addIssue({ code: "custom", message: "not a web address" });
      return z.NEVER;
    });

/** A date without a time is noon in Brazil, so that readers in every time zone see the same day. */
const date = z
  .union([
    z.iso.date().transform((day) => `${day}T12:00:00-03:00`),
    z.iso
      .datetime({ offset: true, local: true })
      .transform((time) => (/Z|[+-]\d\d:\d\d$/.test(time) ? time : `${time}-03:00`)),
  ])
  .transform((time) => new Date(time))
  .refine((time) => time.getUTCFullYear() > 1990 && time.getUTCFullYear() < 2100);

/** An unusable picture does not discard its post. */
const postAt = (base: string) => {
  const picture = link(base).nullable().catch(null);
  return z.object({
    title: text(200),
    excerpt: text(600),
    date,
    image: picture,
    url: link(base),
    category: text(60),
    author: text(120),
    siteLogo: picture,
  });
};

/** The valid posts of a feed, in its order. Undefined when it is no list, or none of its posts is valid. */
export function parsePosts(body: unknown, base: string): FeedPost[] | undefined {
  if (!Array.isArray(body)) return undefined;
  const Post = postAt(base);
  const posts = body.slice(0, MAX_EXAMINED).flatMap((item) => Post.safeParse(item).data ?? []);
  return posts.length > 0 || body.length === 0 ? posts.slice(0, MAX_POSTS) : undefined;
}

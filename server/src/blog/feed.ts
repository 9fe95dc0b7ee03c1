/** Port to the external blog. */
export interface BlogFeed {
  /** The latest posts, validated and bounded, unless the blog is down, slow or broken. */
  latestPosts(): Promise<{ posts: FeedPost[] } | Unavailable>;
  /** One of its pictures, validated and bounded, unless it is unavailable or no picture. */
  picture(address: string): Promise<{ picture: FeedPicture } | Unavailable>;
}

/** The reason is for the log: it may name a host, never a whole link. */
export type Unavailable = { reason: string };

export const MAX_POSTS = 24;

export type FeedPost = {
  title: string;
  excerpt: string;
  date: Date;
  image: string | null;
  url: string;
  category: string;
  author: string;
  siteLogo: string | null;
};

export type PictureType = "image/jpeg" | "image/png" | "image/webp" | "image/avif";
export type FeedPicture = { bytes: Buffer; contentType: PictureType };

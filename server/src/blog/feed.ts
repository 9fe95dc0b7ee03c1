/** The outside blog, as far as we need it. */
export interface BlogFeed {
  /** The latest posts, checked and bounded; undefined when the blog is down, slow or broken. */
  latestPosts(): Promise<FeedPost[] | undefined>;
  /** One of its pictures, checked and bounded; undefined when it cannot be had or is no picture. */
  picture(address: string): Promise<FeedPicture | undefined>;
}

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

export type FeedPicture = { bytes: Buffer; contentType: "image/jpeg" | "image/png" | "image/webp" | "image/avif" };

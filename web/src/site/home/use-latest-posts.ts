import type { BlogPost, latestPosts } from "@app/contract/blog";
import { type RefObject, useEffect, useState } from "react";
import { call } from "../../api.ts";
import { logFailure } from "../../tracking/log.ts";
import { track } from "../../tracking/track.ts";

// Written again: importing it would bring the validation library to the home page. Its type keeps the two equal.
const LATEST = { method: "GET", path: "/v1/public/blog/latest-posts" } as const satisfies Pick<
  typeof latestPosts,
  "method" | "path"
>;

export type Latest = { posts: readonly BlogPost[]; failed: boolean };

/**
 * The blog's newest articles, asked for once the page has nothing better to do. They change nothing under a reader's
 * eyes: what arrives while `section` is in view is shown when it no longer is.
 */
export function useLatestPosts(section: RefObject<HTMLElement | null>, most: number): Latest {
  const [latest, setLatest] = useState<Latest>({ posts: [], failed: false });

  useEffect(() => {
    let watcher: IntersectionObserver | undefined;
    const show = (arrived: Latest) => {
      if (!section.current) return;
      watcher = new IntersectionObserver(([entry]) => {
        if (!entry || entry.isIntersecting) return;
        watcher?.disconnect();
        setLatest(arrived);
      });
      watcher.observe(section.current);
    };
    const load = () =>
      fetchLatest(most).then(show, (cause: unknown) => {
        logFailure("blog", cause);
        show({ posts: [], failed: true });
      });
    const cancel = whenIdle(() => void load());
    return () => {
      cancel();
      watcher?.disconnect();
    };
  }, [section, most]);

  return latest;
}

async function fetchLatest(most: number): Promise<Latest> {
  const { return: posts } = await call(LATEST);
  const shown = Array.isArray(posts) ? (posts as BlogPost[]).slice(0, most) : [];
  if (shown.length > 0) track("BlogLoaded", { label: "home" });
  return { posts: shown, failed: false };
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: 3000 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, 300);
  return () => clearTimeout(id);
}

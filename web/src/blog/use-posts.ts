import { type BlogPost, latestPosts } from "@app/contract/blog";
import { useCallback, useEffect, useState } from "react";
import { call } from "../api.ts";
import { track } from "../tracking/track.ts";

export type Posts = { state: "loading" } | { state: "failed" } | { state: "loaded"; posts: readonly BlogPost[] };

export function usePosts(): Posts & { retry: () => void } {
  const [posts, setPosts] = useState<Posts>({ state: "loading" });

  const load = useCallback(async () => {
    setPosts({ state: "loading" });
    try {
      const latest = await call(latestPosts);
      setPosts({ state: "loaded", posts: latest });
      track("BlogLoaded", { label: String(latest.length) });
    } catch {
      setPosts({ state: "failed" });
    }
  }, []);
  useEffect(() => void load(), [load]);

  return { ...posts, retry: () => void load() };
}

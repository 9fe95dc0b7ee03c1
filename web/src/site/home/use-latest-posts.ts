import { type BlogPost, latestPosts } from "@app/contract/blog";
import { useEffect, useState } from "react";
import { call } from "../../api.ts";
import { logFailure } from "../../tracking/log.ts";
import { track } from "../../tracking/track.ts";
import { whenIdle } from "../../ui/core/when-idle.ts";

export type Latest =
  | { state: "waiting" }
  | { state: "loaded"; posts: readonly BlogPost[] }
  | { state: "empty" }
  | { state: "failed" };

/** The blog's newest articles, requested when the browser is idle. */
export function useLatestPosts(limit: number): Latest {
  const [latest, setLatest] = useState<Latest>({ state: "waiting" });

  useEffect(
    () =>
      whenIdle(() => {
        fetchLatest(limit).then(setLatest, (cause: unknown) => {
          logFailure("blog", cause);
          setLatest({ state: "failed" });
        });
      }),
    [limit],
  );

  return latest;
}

async function fetchLatest(limit: number): Promise<Latest> {
  const shown = (await call(latestPosts)).slice(0, limit);
  if (shown.length === 0) return { state: "empty" };
  track("BlogLoaded", { label: "home" });
  return { state: "loaded", posts: shown };
}

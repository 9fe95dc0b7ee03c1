import { type Badges, getBadges } from "@app/contract/conversations";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import type { Unread } from "../shell/app-nav.tsx";
import { queryKeys } from "./query-keys.ts";

/** While the page is visible. */
const POLL_MS = 60_000;

/** What the member has not read yet. In the background: without a network nothing is said, and the last count stays. */
export const badgesQuery = queryOptions({
  queryKey: queryKeys.badges,
  queryFn: () => call(getBadges),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: "always",
  retry: false,
  meta: { isBackground: true },
});

export const unreadIn = ({ threads, reviewReplies }: Badges): Unread => ({
  messages: threads.reduce((sum, { unread }) => sum + unread, 0),
  replies: reviewReplies,
});

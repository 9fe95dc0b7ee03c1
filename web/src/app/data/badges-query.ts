import type { Badges, getBadges as getBadgesWire } from "@app/contract/conversations";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";

const getBadges: EndpointRef<typeof getBadgesWire> = { method: "GET", path: "/v1/account/conversations" };

/** While the page is visible. */
const POLL_MS = 60_000;

/** What the member has not read yet. In the background: without a network nothing is said, and the last count stays. */
export const badgesQuery = queryOptions({
  queryKey: ["badges"],
  queryFn: () => call(getBadges),
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: "always",
  retry: false,
  meta: { isBackground: true },
});

/** Messages of the team and of support, and replies to weekly reviews. */
export type Unread = { messages: number; replies: number };

export const unreadIn = ({ threads, reviewReplies }: Badges): Unread => ({
  messages: threads.reduce((sum, { unread }) => sum + unread, 0),
  replies: reviewReplies,
});

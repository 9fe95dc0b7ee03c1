import { useQuery } from "@tanstack/react-query";
import type { Unread } from "../shell/app-nav.tsx";
import { badgesQuery, unreadIn } from "./badges-query.ts";
import { queryClient } from "./query-client.ts";

/** What the member has not read; undefined until it is known. The page of a guest asks nothing. */
export const useUnread = (isSignedIn: boolean): Unread | undefined =>
  useQuery({ ...badgesQuery, select: unreadIn, enabled: isSignedIn }, queryClient).data;

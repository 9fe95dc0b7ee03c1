import { useQuery } from "@tanstack/react-query";
import { badgesQuery, type Unread, unreadIn } from "./badges-query.ts";
import { queryClient } from "./query-client.ts";

/** What the member has not read; undefined until it is known. */
export const useUnread = (): Unread | undefined => useQuery({ ...badgesQuery, select: unreadIn }, queryClient).data;

import { useQuery } from "@tanstack/react-query";
import { badgesQuery, countUnread } from "./badges-query.ts";
import { queryClient } from "./query-client.ts";

/** Messages of the team and of support that the member has not read; 0 until it is known. */
export const useUnread = (): number => useQuery({ ...badgesQuery, select: countUnread }, queryClient).data ?? 0;

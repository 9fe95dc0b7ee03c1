import type {
  DefaultError,
  InfiniteData,
  InfiniteQueryExecuteOptions,
  QueryExecuteOptions,
  QueryKey,
} from "@tanstack/react-query";
import { data } from "react-router";
import { ApiError } from "../../api.ts";
import { currentUser } from "../../identity/session/session-store.ts";
import { isUnreachable, WAIT_AFTER_MS } from "./policy.ts";
import { keepAnswersOf, queryClient } from "./query-client.ts";

/**
 * For a screen's loader: its component then reads the answer with `useSuspenseQuery`. A cached answer is used at once,
 * unless it is old or a write has outdated it; and also then when the server cannot be reached.
 */
export const loadQuery = <T, E = DefaultError, D = T, K extends QueryKey = QueryKey>(
  options: QueryExecuteOptions<T, E, D, T, K>,
): Promise<D> => load(options.queryKey, () => queryClient.query({ ...options, staleTime: waitAfter(options) }));

/** The same for a list that is read page by page. */
export const loadInfiniteQuery = <T, P, E = DefaultError, K extends QueryKey = QueryKey>(
  options: InfiniteQueryExecuteOptions<T, E, InfiniteData<T>, K, P>,
) => load(options.queryKey, () => queryClient.infiniteQuery({ ...options, staleTime: waitAfter(options) }));

/** Starts what a part of the screen waits for by itself, with `useQuery`. */
export function prefetchQuery<T, E = DefaultError, K extends QueryKey = QueryKey>(
  options: QueryExecuteOptions<T, E, T, T, K>,
): void {
  const user = currentUser();
  if (!user) return;
  keepAnswersOf(user._id);
  void queryClient.query(options).catch(() => undefined);
}

/** What is never fresh is always awaited. */
const waitAfter = ({ staleTime }: { staleTime?: unknown }): number => (staleTime === 0 ? 0 : WAIT_AFTER_MS);

async function load<T>(queryKey: QueryKey, fetchAnswer: () => Promise<T>): Promise<T> {
  keepAnswersOf(currentUser()?._id);
  try {
    return await fetchAnswer();
  } catch (error) {
    const cached = queryClient.getQueryData<T>(queryKey);
    if (cached !== undefined && isUnreachable(error)) return cached;
    const status = error instanceof ApiError ? error.envelope.code : undefined;
    throw status === 404 ? data(null, { status: 404 }) : error;
  }
}

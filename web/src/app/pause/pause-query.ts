import { getPause } from "@app/contract/pause";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { queryKeys } from "../data/query-keys.ts";

/** Another device may have changed it. */
const FRESH_MS = 15_000;

export const pauseQuery = queryOptions({
  queryKey: queryKeys.pause,
  queryFn: () => call(getPause),
  staleTime: FRESH_MS,
});

/** What a pause of these days would move. */
export const movesQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKeys.pauseMoves(from, to),
    queryFn: () => call(getPause, { query: { from, to } }),
    staleTime: FRESH_MS,
  });

import { type HealthAccessFilter, listHealthAccesses } from "@app/contract/health-access";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { queryKeys } from "../../../app/data/query-keys.ts";

/** Read page by page, newest first. A refresh reads every page again, so it waits for the next visit. */
export const accessesQuery = (only: HealthAccessFilter | null) =>
  infiniteQueryOptions({
    queryKey: queryKeys.healthAccesses(only),
    queryFn: ({ pageParam: before }) =>
      call(listHealthAccesses, { query: { ...(before ? { before } : {}), ...(only ? { only } : {}) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
  });

import { listDisclosures } from "@app/contract/privacy";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { queryKeys } from "../../../app/data/query-keys.ts";

/** Read page by page. A refresh reads every page again, so it waits for the next visit and not for the window's focus. */
export const disclosuresQuery = infiniteQueryOptions({
  queryKey: queryKeys.disclosures,
  queryFn: ({ pageParam: before }) => call(listDisclosures, before === null ? {} : { query: { before } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  refetchOnWindowFocus: false,
});

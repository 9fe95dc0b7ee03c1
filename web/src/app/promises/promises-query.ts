import { getPromises } from "@app/contract/promises";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { FRESH_MS } from "../data/policy.ts";
import { queryKeys } from "../data/query-keys.ts";

/** Whatever changes the account may have made, kept or paused a promise. */
export const promisesQuery = queryOptions({
  queryKey: queryKeys.promises,
  queryFn: () => call(getPromises),
  staleTime: FRESH_MS,
});

import { getPromises } from "@app/contract/promises";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { ACCOUNT } from "../data/overview-query.ts";
import { FRESH_MS } from "../data/policy.ts";

/** Whatever changes the account may have made, kept or paused a promise. */
export const promisesQuery = queryOptions({
  queryKey: [ACCOUNT, "promises"],
  queryFn: () => call(getPromises),
  staleTime: FRESH_MS,
});

import { getOverview } from "@app/contract/account";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { FRESH_MS } from "./policy.ts";
import { queryClient } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";

export const outdateAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: queryKeys.account });

/** Plan, open payment and commitments. While a PIX is open it may be paid at any moment, so it is asked again. */
export const overviewQuery = queryOptions({
  queryKey: queryKeys.overview,
  queryFn: () => call(getOverview),
  staleTime: ({ state }) => (state.data?.openPix ? 0 : FRESH_MS),
});

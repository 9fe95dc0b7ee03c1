import { getOverview } from "@app/contract/account";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { FRESH_MS } from "./policy.ts";
import { queryClient } from "./query-client.ts";

/** Every answer about the account has a key that begins so: a write that changes several outdates them all. */
export const ACCOUNT = "account";

export const outdateAccount = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [ACCOUNT] });

/** Plan, open payment and commitments. While a PIX is open it may be paid at any moment, so it is asked again. */
export const overviewQuery = queryOptions({
  queryKey: [ACCOUNT, "overview"],
  queryFn: () => call(getOverview),
  staleTime: ({ state }) => (state.data?.openPix ? 0 : FRESH_MS),
});

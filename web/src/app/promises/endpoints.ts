import type * as wire from "@app/contract/promises";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";
import { ACCOUNT } from "../data/overview-query.ts";
import { FRESH_MS } from "../data/policy.ts";

// A reference without schemas, so that the screen does not load the validation library.
const getPromises: EndpointRef<typeof wire.getPromises> = { method: "GET", path: "/v1/account/promises" };

/** Whatever changes the account may have made, kept or paused a promise. */
export const promisesQuery = queryOptions({
  queryKey: [ACCOUNT, "promises"],
  queryFn: () => call(getPromises),
  staleTime: FRESH_MS,
});

import { previewDeletion } from "@app/contract/privacy";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { queryKeys } from "../../../app/data/query-keys.ts";

/** Never fresh: members confirm what they have just seen. */
export const deletionQuery = queryOptions({
  queryKey: queryKeys.deletion,
  queryFn: () => call(previewDeletion),
  staleTime: 0,
});

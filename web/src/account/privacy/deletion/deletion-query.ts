import { previewDeletion } from "@app/contract/privacy";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { ACCOUNT } from "../../../app/data/overview-query.ts";

/** Never fresh: members confirm what they have just seen. */
export const deletionQuery = queryOptions({
  queryKey: [ACCOUNT, "deletion"],
  queryFn: () => call(previewDeletion),
  staleTime: 0,
});

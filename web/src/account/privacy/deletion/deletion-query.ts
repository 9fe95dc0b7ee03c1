import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { ACCOUNT } from "../../../app/data/overview-query.ts";
import { previewDeletion } from "../endpoints.ts";

/** Never fresh: members confirm what they have just seen. */
export const deletionQuery = queryOptions({
  queryKey: [ACCOUNT, "deletion"],
  queryFn: () => call(previewDeletion),
  staleTime: 0,
});

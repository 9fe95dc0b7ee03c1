import { type GuaranteeDecision, type GuaranteeView, getGuarantee } from "@app/contract/guarantee";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { outdateAccount } from "../../app/data/overview-query.ts";
import { queryClient } from "../../app/data/query-client.ts";
import { queryKeys } from "../../app/data/query-keys.ts";

/** How the member stands with the guarantee, and what was decided. */
export const guaranteeQuery = queryOptions({
  queryKey: queryKeys.guarantee,
  queryFn: () => call(getGuarantee),
});

/** Shows a decision at once; whatever else of the account it has changed is asked for again. */
export async function putDecision(decision: GuaranteeDecision): Promise<void> {
  // A read that began before it must not overwrite it.
  await queryClient.cancelQueries({ queryKey: guaranteeQuery.queryKey, exact: true });
  queryClient.setQueryData(guaranteeQuery.queryKey, (view) => view && withDecision(view, decision));
  void outdateAccount();
}

/** In its own place when it was there before, and first when it is new. */
function withDecision(view: GuaranteeView, decision: GuaranteeDecision): GuaranteeView {
  const isKnown = view.decisions.some(({ _id }) => _id === decision._id);
  const decisions = isKnown
    ? view.decisions.map((one) => (one._id === decision._id ? decision : one))
    : [decision, ...view.decisions];
  return { ...view, decisions };
}

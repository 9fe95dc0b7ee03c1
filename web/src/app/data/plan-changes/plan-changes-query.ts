import { getPlanChanges, type PlanChangesView } from "@app/contract/plan-publication";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { keepLatest, loadKept } from "../kept-query.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";

/** What changed in a version, why, and who signed it. */
export const planChangesQuery = (version: number) =>
  queryOptions({
    queryKey: queryKeys.planChanges(version),
    queryFn: (): Promise<PlanChangesView> => call(getPlanChanges, { params: { version: String(version) } }),
  });

/** One copy on the device, of the version in force. */
const kept = (version: number) => ({
  name: "plan-changes" as const,
  query: planChangesQuery(version),
  isCurrent: (copy: Partial<PlanChangesView>) => copy.version === version && copy.versions !== undefined,
});

export const loadPlanChanges = (version: number): Promise<PlanChangesView> => loadKept(kept(version));

/** Where the member chose to have a copy. An older version that is opened does not take its place. */
export async function keepPlanChanges(version: number): Promise<void> {
  if (queryClient.getQueryData(planChangesQuery(version).queryKey)?.isInForce) await keepLatest(kept(version));
}

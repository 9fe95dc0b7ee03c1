import { getPlan, type PlanView } from "@app/contract/plans";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { keepLatest, loadKept } from "./kept-query.ts";
import { checkPlan } from "./plan-check/check-plan.ts";
import { queryClient } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";

/** The plan in force as it was written, without the member's own layer. Null: there is none to show. What the answers on this device contradict is not in it. */
export const planQuery = queryOptions({
  queryKey: queryKeys.plan,
  queryFn: async (): Promise<PlanView | null> => checkPlan((await call(getPlan)).plan, () => void outdatePlan()),
});

/** Undefined while it is not known. */
export const usePlan = (): PlanView | null | undefined => useQuery(planQuery).data;

/** After a write that makes another plan or shopping list. */
export const outdatePlan = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: planQuery.queryKey, exact: true });

const kept = {
  name: "plan" as const,
  query: planQuery,
  check: (plan: PlanView) => checkPlan(plan, () => void outdatePlan()),
  isCurrent: ({ madeIn, diet }: Partial<PlanView>) => madeIn !== undefined && hasCounts(diet),
};

/** The diary logs a portion by its count. */
const hasCounts = (diet: PlanView["diet"] | undefined): boolean =>
  diet?.method !== "foods" || diet.days[0]?.meals[0]?.items[0]?.count !== undefined;

export const loadPlan = (): Promise<PlanView | null> => loadKept(kept);
export const keepPlan = (): Promise<void> => keepLatest(kept);

/** After an answer was saved on this device: what it contradicts is gone at once, here and in the kept copy. */
export async function recheckPlan(): Promise<void> {
  const { data, dataUpdatedAt } = queryClient.getQueryState(planQuery.queryKey) ?? {};
  if (!data || dataUpdatedAt === undefined) return;
  const checked = await checkPlan(data, () => void outdatePlan());
  if (checked === data) return;
  // The server has not spoken: the time of its last word stays.
  queryClient.setQueryData(planQuery.queryKey, checked, { updatedAt: dataUpdatedAt });
  await keepPlan();
}

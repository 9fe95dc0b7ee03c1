import type { getPlan as getPlanWire, PlanView } from "@app/contract/plans";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";
import { currentUser } from "../../identity/session/session-store.ts";
import { deviceCopyAnswer } from "../sync/device-copy.ts";
import { loadQuery } from "./load-query.ts";
import { ACCOUNT } from "./overview-query.ts";
import { keepAnswersOf, queryClient } from "./query-client.ts";

const getPlan: EndpointRef<typeof getPlanWire> = { method: "GET", path: "/v1/account/plan" };

/** The plan in force as it was written, without the member's own layer. Null: there is none to show. */
export const planQuery = queryOptions({
  queryKey: [ACCOUNT, "plan"],
  queryFn: async (): Promise<PlanView | null> => (await call(getPlan)).plan,
});

/** Undefined while it is not known. */
export const usePlan = (): PlanView | null | undefined => useQuery(planQuery).data;

/** After a write that makes another plan or shopping list. */
export const outdatePlan = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: planQuery.queryKey, exact: true });

/** The copy's name on this device. */
const KEPT = "plan";

/** For a loader. A copy on this device stands in for a server that cannot be reached, and never goes before its answer. */
export async function loadPlan(): Promise<PlanView | null> {
  const accountId = currentUser()?._id;
  if (accountId && deviceCopyAnswer(accountId)) await restorePlan(accountId).catch(() => undefined);
  return loadQuery(planQuery);
}

async function restorePlan(accountId: string): Promise<void> {
  keepAnswersOf(accountId);
  if (queryClient.getQueryData(planQuery.queryKey) !== undefined) return;
  const { findAnswer } = await import("../sync/store/kept-answers.ts");
  const kept = await findAnswer(accountId, KEPT);
  if (!kept) return;
  queryClient.setQueryData(planQuery.queryKey, kept.value as PlanView, { updatedAt: kept.at });
  await queryClient.invalidateQueries({ queryKey: planQuery.queryKey, exact: true, refetchType: "none" });
}

/** Keeps the plan as it was last answered beside the records, where the member chose to have a copy. */
export async function keepPlan(): Promise<void> {
  const accountId = currentUser()?._id;
  const { data, dataUpdatedAt } = queryClient.getQueryState(planQuery.queryKey) ?? {};
  if (!accountId || data === undefined || dataUpdatedAt === undefined || !deviceCopyAnswer(accountId)) return;
  const { keepAnswer } = await import("../sync/store/kept-answers.ts");
  await keepAnswer(accountId, KEPT, data, dataUpdatedAt);
}

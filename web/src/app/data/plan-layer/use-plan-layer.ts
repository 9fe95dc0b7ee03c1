import { useEffect, useMemo, useRef } from "react";
import type { Save } from "../../sync/core/edit.ts";
import type { MemberSync, SyncSnapshot } from "../../sync/member-sync.ts";
import { useMemberSync } from "../../sync/use-member-sync.ts";
import { keepPlan, outdatePlan, usePlan } from "../plan-query.ts";
import { layerIn, PLAN_KINDS, type PlanLayer } from "./layer.ts";

export type UsedPlanLayer = {
  layer: PlanLayer;
  /** The layer shows the edits once this device has them; sending follows by itself. */
  save: Save;
  sync: MemberSync;
  snapshot: SyncSnapshot;
};

/** The member's own layer on the plan. For screens that load with the sync: a first view loads it on demand. */
export function usePlanLayer(): UsedPlanLayer {
  const { sync, snapshot } = useMemberSync();
  const layer = useMemo(() => layerIn(snapshot), [snapshot]);
  useFreshShoppingList(snapshot);
  usePlanInForce(snapshot);
  useKeptPlan(snapshot);
  return { layer, save: (edits) => sync.save(edits), sync, snapshot };
}

/** The server writes the list from the lasting swaps: once they are sent, another one is asked for. */
function useFreshShoppingList({ outbox }: SyncSnapshot): void {
  const unsent = outbox.filter(({ kind, refused }) => kind === "swap" && !refused).length;
  const before = useRef(unsent);
  useEffect(() => {
    if (before.current > 0 && unsent === 0) void outdatePlan();
    before.current = unsent;
  }, [unsent]);
}

/** A refused change was made on a version that is no longer in force: a device that was offline learns of it so. */
function usePlanInForce({ outbox }: SyncSnapshot): void {
  const refused = outbox.filter(
    ({ kind, refused: reason }) => reason !== null && PLAN_KINDS.some((one) => one === kind),
  ).length;
  const before = useRef(refused);
  useEffect(() => {
    if (refused > before.current) void outdatePlan();
    before.current = refused;
  }, [refused]);
}

/** With a copy on this device the plan is part of it: what the layer lies on must open without a network too. */
function useKeptPlan({ durable, isAnswered }: SyncSnapshot): void {
  const plan = usePlan();
  // The answer is remembered after the copy was made, and without it nothing is kept.
  const isKept = durable && isAnswered;
  useEffect(() => {
    if (isKept && plan !== undefined) void keepPlan().catch(() => undefined);
  }, [isKept, plan]);
}

import type { Training } from "@app/contract/plan-training";
import type { WorkoutsView } from "@app/contract/workouts";
import { useEffect, useMemo, useRef } from "react";
import { cacheFiles } from "../../../device-storage.ts";
import { FIGURES_CACHE, figureUrl } from "../../../ui/figure/figure-url.ts";
import type { SyncSnapshot } from "../../sync/member-sync.ts";
import { type UsedPlanLayer, usePlanLayer } from "../plan-layer/use-plan-layer.ts";
import { usePlan } from "../plan-query.ts";
import { keepWorkouts, loadWorkouts, outdateWorkouts, useWorkouts } from "../workouts-query.ts";
import { WORKOUT_KINDS, withWorkoutsOnDevice } from "./workouts-on-device.ts";

export type UsedTraining = UsedPlanLayer & {
  /** With what ended on this device; undefined while the server's are not known. */
  workouts: WorkoutsView | undefined;
};

/** The member's own layer on the plan, and their workouts. For screens that load with the sync. */
export function useTraining(): UsedTraining {
  const used = usePlanLayer();
  const { snapshot } = used;
  const server = useWorkouts();
  const workouts = useMemo(() => server && withWorkoutsOnDevice(server, snapshot), [server, snapshot]);
  useLoadedWorkouts();
  useFreshTargets(snapshot);
  useKeptWorkouts(snapshot, server);
  useKeptFigures(snapshot);
  return { ...used, workouts };
}

/** Here and not in the loader of Hoje, whose first view would grow by it: a copy on this device stands in for the server. */
function useLoadedWorkouts(): void {
  useEffect(() => void loadWorkouts().catch(() => undefined), []);
}

/** The next targets follow from what was trained: once that is sent, they are asked for again. */
function useFreshTargets({ outbox }: SyncSnapshot): void {
  const unsent = outbox.filter(({ kind, refused }) => WORKOUT_KINDS.some((one) => one === kind) && !refused).length;
  const before = useRef(unsent);
  useEffect(() => {
    if (before.current > 0 && unsent === 0) void outdateWorkouts();
    before.current = unsent;
  }, [unsent]);
}

/** With a copy on this device the workouts are part of it, as the plan is. */
function useKeptWorkouts({ durable, isAnswered }: SyncSnapshot, workouts: WorkoutsView | undefined): void {
  const isKept = durable && isAnswered;
  useEffect(() => {
    if (isKept && workouts !== undefined) void keepWorkouts().catch(() => undefined);
  }, [isKept, workouts]);
}

/** With a copy on this device the plan's drawings are there without internet, too. */
function useKeptFigures({ durable, isAnswered }: SyncSnapshot): void {
  const training = usePlan()?.training;
  const isKept = durable && isAnswered;
  useEffect(() => {
    if (isKept && training) void keepFigures(training).catch(() => undefined);
  }, [isKept, training]);
}

/** Keeps the drawings of a plan's sessions on this device. */
async function keepFigures({ sessions }: Training): Promise<void> {
  const ids = new Set(
    sessions.flatMap(({ warmUp, exercises }) => [...warmUp, ...exercises].map((one) => one.exercise)),
  );
  const urls = [...ids].flatMap((id) => [figureUrl(id, "both"), figureUrl(id, "end")]);
  await cacheFiles(FIGURES_CACHE, urls);
}

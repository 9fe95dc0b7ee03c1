import { getWorkouts, type WorkoutsView } from "@app/contract/workouts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { keepLatest, loadKept } from "./kept-query.ts";
import { queryClient } from "./query-client.ts";
import { queryKeys } from "./query-keys.ts";

/** What was trained, and what each exercise asks for next time, as the server knows it. */
export const workoutsQuery = queryOptions({
  queryKey: queryKeys.workouts,
  queryFn: (): Promise<WorkoutsView> => call(getWorkouts),
});

/** Undefined while it is not known. */
export const useWorkouts = (): WorkoutsView | undefined => useQuery(workoutsQuery).data;

/** After workouts were sent: the next targets follow from them. */
export const outdateWorkouts = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: workoutsQuery.queryKey, exact: true });

const kept = { name: "workouts" as const, query: workoutsQuery, isCurrent: () => true };

export const loadWorkouts = (): Promise<WorkoutsView> => loadKept(kept);
export const keepWorkouts = (): Promise<void> => keepLatest(kept);

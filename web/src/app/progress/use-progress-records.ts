import { DAYS_ON_DEVICE } from "@app/contract/diary";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { addDays } from "../../ui/navigation/calendar-days.ts";
import { useDiary } from "../data/diary/use-diary.ts";
import { intakeQuery } from "../data/intake-query.ts";
import { usePlan } from "../data/plan-query.ts";
import { progressQuery } from "../data/progress-query.ts";
import { workoutHistory } from "../data/workout-records/workout-history.ts";
import { workoutRecordsIn } from "../data/workout-records/workout-records.ts";
import { loadWorkouts, useWorkouts } from "../data/workouts-query.ts";
import { localDay } from "../shell/format/days.ts";
import { useNow } from "../shell/use-now.ts";
import { viewRecords } from "../sync/core/view.ts";
import { energyIn } from "./view/energy-view.ts";
import { daysOnDevice, joinDays, targetOf } from "./view/food-view.ts";
import { type ProgressRecords, programmeOf } from "./view/progress-records.ts";
import { firstDayOf } from "./view/span.ts";
import { withFirstWeight } from "./weight/first-weight.ts";
import { weighInsIn, weightRows } from "./weight/weights.ts";

/** `from`: the first day that is shown. Days that this device does not hold are asked for, and only then. */
export function useProgressRecords(from: string) {
  const diary = useDiary();
  const today = localDay(new Date(useNow()));
  const plan = usePlan();
  const intake = useQuery(intakeQuery).data;
  const received = useWorkouts();
  const firstOnDevice = addDays(today, 1 - DAYS_ON_DEVICE);
  const oldest = firstDayOf("all", today);
  const older = useQuery({
    ...progressQuery(from < oldest ? oldest : from, addDays(firstOnDevice, -1)),
    enabled: from < firstOnDevice,
  });
  useEffect(() => void loadWorkouts().catch(() => undefined), []);

  const { state, records: own } = diary;
  const records = useMemo<ProgressRecords>(() => {
    const weighIns = weighInsIn(
      withFirstWeight(weightRows(viewRecords(state, "weight")), viewRecords(state, "answer"), intake),
    );
    const target = targetOf(plan, intake?.assessment ?? null);
    return {
      ...programmeOf({ plan, intake }, weighIns, today),
      today,
      weighIns,
      days: joinDays(daysOnDevice(own, firstOnDevice), older.data ?? []),
      target,
      band: target?.band ?? null,
      workouts: workoutHistory(workoutRecordsIn(state), received?.history ?? []),
      measures: own.measures,
      sleeps: [...own.sleeps.values()],
      nightOf: own.sleeps,
      entries: own.entries,
      energy: energyIn(state),
    };
  }, [today, state, own, firstOnDevice, older.data, received, plan, intake]);
  return { ...diary, records, isOlderMissing: older.isError && older.data === undefined };
}

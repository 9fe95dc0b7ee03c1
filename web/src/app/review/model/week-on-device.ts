import type { FoodEntry, Sleep } from "@app/contract/diary";
import type { WorkoutsView } from "@app/contract/workouts";
import { layerIn } from "../../data/plan-layer/layer.ts";
import { daysOfWeek } from "../../data/plan-layer/plan-day.ts";
import { withWorkoutsOnDevice } from "../../data/training/workouts-on-device.ts";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { viewRecords } from "../../sync/core/view.ts";

/** What the member logged in a week: it helps to remember, and answers nothing. */
export type WeekOnDevice = {
  /** Days with a meal in the diary or in the plan. */
  diaryDays: number;
  /** Days with a workout, in their order. */
  workoutDays: readonly string[];
  /** The mean of the nights; null without one. */
  sleepMinutes: number | null;
};

export function weekOnDevice(state: DeviceState, workouts: WorkoutsView | undefined, week: string): WeekOnDevice {
  const days = daysOfWeek(week);
  const eaten = new Set([...layerIn(state).eaten.map(({ day }) => day), ...foodDays(state)]);
  const trained = new Set(workouts && withWorkoutsOnDevice(workouts, state).done.map(({ day }) => day));
  return {
    diaryDays: days.filter((day) => eaten.has(day)).length,
    workoutDays: days.filter((day) => trained.has(day)),
    sleepMinutes: meanSleep(state, days),
  };
}

const foodDays = (state: DeviceState): string[] =>
  viewRecords(state, "food").flatMap(({ fields }) => (fields as Partial<FoodEntry>).place?.day ?? []);

function meanSleep(state: DeviceState, days: readonly string[]): number | null {
  const nights = viewRecords(state, "sleep").flatMap(({ fields }) => {
    const { day, minutes } = fields as Partial<Sleep>;
    return day && minutes && days.includes(day) ? minutes : [];
  });
  return nights.length === 0 ? null : Math.round(nights.reduce((sum, one) => sum + one, 0) / nights.length);
}

import type { Exclusions } from "@app/contract/exclusions";
import type { PlanView } from "@app/contract/plans";
import type { WorkoutsView } from "@app/contract/workouts";
import type { DiaryRecords } from "../../data/diary/diary-records.ts";
import type { NumbersShown } from "../../data/numbers/numbers-shown.ts";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import type { Save } from "../../sync/core/edit.ts";
import type { DayTarget } from "../model/day-target.ts";

export type DiaryDayProps = {
  day: string;
  now: Date;
  records: DiaryRecords;
  /** Everything that the server has is among the records, or it cannot be asked. */
  isRead: boolean;
  save: Save;
  /** Null without one: free members too have a diary. */
  plan: PlanView | null;
  layer: PlanLayer;
  exclusions: Exclusions;
  /** Undefined while they are not known. */
  workouts: WorkoutsView | undefined;
  numbers: NumbersShown;
  target: DayTarget;
  waterMl: number | null;
};

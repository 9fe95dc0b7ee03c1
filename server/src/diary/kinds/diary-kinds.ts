import type { Encryption } from "../../platform/encryption.ts";
import type { RecordKind } from "../../sync/record-kind.ts";
import { activityKind } from "./activity-kind.ts";
import { dayKind } from "./day-kind.ts";
import { createFoodKind } from "./food-kind.ts";
import { measureKind } from "./measure-kind.ts";
import { createOwnFoodKind } from "./own-food-kind.ts";
import { createOwnMealKind } from "./own-meal-kind.ts";
import { ownMeasureKind } from "./own-measure-kind.ts";
import { sleepKind } from "./sleep-kind.ts";

/** Of the kinds that the member names in words of their own. */
type Named = Pick<RecordKind, "afterSave">;

/** What a member logs in the diary and keeps of their own for it. */
export const createDiaryKinds = (encryption: Encryption, named: Named): RecordKind[] => [
  createFoodKind(),
  dayKind,
  measureKind,
  sleepKind,
  activityKind,
  { ...createOwnFoodKind(encryption), ...named },
  ownMeasureKind,
  { ...createOwnMealKind(encryption), ...named },
];

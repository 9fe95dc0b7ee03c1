import { DAYS_ON_DEVICE, getDiaryDay } from "@app/contract/diary";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { queryKeys } from "../query-keys.ts";

/** A day that devices do not hold. */
export const isOldDay = (day: string, today: string): boolean => day <= addDays(today, -DAYS_ON_DEVICE);

export const oldDayQuery = (day: string) =>
  queryOptions({ queryKey: queryKeys.diaryDay(day), queryFn: () => call(getDiaryDay, { params: { day } }) });

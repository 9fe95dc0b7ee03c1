import type * as wire from "@app/contract/diary";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../../api.ts";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { ACCOUNT } from "../overview-query.ts";

const getDiaryDay: EndpointRef<typeof wire.getDiaryDay> = { method: "GET", path: "/v1/account/diary/days/:day" };

const DAYS_ON_DEVICE: typeof wire.DAYS_ON_DEVICE = 62;

/** A day that devices do not hold. */
export const isOldDay = (day: string, today: string): boolean => day <= addDays(today, -DAYS_ON_DEVICE);

export const oldDayQuery = (day: string) =>
  queryOptions({ queryKey: [ACCOUNT, "diary-day", day], queryFn: () => call(getDiaryDay, { params: { day } }) });

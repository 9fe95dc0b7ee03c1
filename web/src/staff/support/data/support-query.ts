import { getSupportInbox, type SupportInbox } from "@app/contract/staff/conversations";
import { getPromiseDates, type PromiseDate } from "@app/contract/staff/promises";
import { queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { memberKey, supportKey } from "../../shell/query-keys.ts";

const POLL_MS = 15_000;

export type SupportThread = SupportInbox["threads"][number];

/** Those that wait first, asked for again while the tab is visible. */
export const supportQuery = queryOptions({
  queryKey: supportKey,
  queryFn: async (): Promise<SupportThread[]> => (await callStaff(getSupportInbox)).threads,
  staleTime: 0,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: "always",
  // The next poll is the retry.
  retry: false,
});

/** When what was promised is due: names and dates, no health data. */
export const promiseDatesQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "promise-dates"],
    queryFn: async (): Promise<PromiseDate[]> => (await callStaff(getPromiseDates, { params: { memberId } })).promises,
  });

import { getMemberAnswers, getMemberFile } from "@app/contract/staff/member-file";
import { getTimeline, type TimelineKind } from "@app/contract/staff/member-timeline";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callStaff } from "../../shell/call-staff.ts";
import { memberKey } from "../../shell/query-keys.ts";

export const fileQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "file"],
    queryFn: () => callStaff(getMemberFile, { params: { memberId } }),
  });

/** The newest events with what is owed, then older pages; `null` for all kinds. */
export const timelineQuery = (memberId: string, only: TimelineKind | null) =>
  infiniteQueryOptions({
    queryKey: [...memberKey(memberId), "timeline", only],
    queryFn: ({ pageParam }) =>
      callStaff(getTimeline, {
        params: { memberId },
        query: { ...(only ? { only } : {}), ...(pageParam ? { before: pageParam } : {}) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

/** The look is recorded: asked for only when the professional opens them. */
export const answersQuery = (memberId: string) =>
  queryOptions({
    queryKey: [...memberKey(memberId), "answers"],
    queryFn: async () => (await callStaff(getMemberAnswers, { params: { memberId } })).answers,
  });

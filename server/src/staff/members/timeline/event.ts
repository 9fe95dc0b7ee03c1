import type { TimelineEvent } from "@app/contract/staff/member-timeline";

type Given = Pick<TimelineEvent, "kind" | "lane" | "title"> & { id: string; at: Date } & Partial<
    Pick<TimelineEvent, "detail" | "by" | "state" | "figures">
  >;

export const eventOf = ({
  id,
  at,
  detail = null,
  by = null,
  state = null,
  figures = [],
  ...event
}: Given): TimelineEvent => ({
  ...event,
  _id: id,
  at: at.toISOString(),
  detail,
  by,
  state,
  figures,
});

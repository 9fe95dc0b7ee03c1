import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import type { Db } from "../../../platform/database/db.ts";
import type { OpenFile, ReadDeps } from "../read-member.ts";

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

/** One place that events of a member come from. */
export type Source = (deps: ReadDeps, tx: Db, file: OpenFile) => Promise<TimelineEvent[]>;

const PAGE_SIZE = 50;

/** Newest first, events of one moment by their ids: a cursor names the last one shown. */
const isBefore = (a: TimelineEvent, b: TimelineEvent): boolean => (a.at === b.at ? a._id > b._id : a.at < b.at);

export function pageOf(
  events: readonly TimelineEvent[],
  before: string | undefined,
): { events: TimelineEvent[]; next: string | null } {
  const ordered = [...events].toSorted((a, b) => (isBefore(a, b) ? 1 : -1));
  const last = cursorOf(before);
  const rest = last ? ordered.filter((event) => isBefore(event, last)) : ordered;
  const shown = rest.slice(0, PAGE_SIZE);
  const end = shown.at(-1);
  return { events: shown, next: rest.length > PAGE_SIZE && end ? `${end.at} ${end._id}` : null };
}

/** A malformed cursor starts from the beginning. */
function cursorOf(text = ""): TimelineEvent | undefined {
  const [, at = "", _id = ""] = /^(\S+) (.+)$/.exec(text) ?? [];
  return at && !Number.isNaN(Date.parse(at)) ? ({ at, _id } as TimelineEvent) : undefined;
}

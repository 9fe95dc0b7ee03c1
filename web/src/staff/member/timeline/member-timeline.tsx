import type { MemberFile } from "@app/contract/staff/member-file";
import type { TimelineKind } from "@app/contract/staff/member-timeline";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { timelineCopy as copy } from "../../../content/staff/timeline.ts";
import { Button } from "../../../ui/core/button.tsx";
import { timelineQuery } from "../data/member-queries.ts";
import { LoadState } from "../parts/load-state.tsx";
import { JointTimeline } from "./joint-timeline.tsx";
import styles from "./timeline.module.css";

type MemberTimelineProps = {
  file: Pick<MemberFile, "memberId" | "team">;
  only: TimelineKind | null;
  now: number;
  nowRef: RefObject<HTMLDivElement | null>;
};

/** Reads the timeline page by page: the newest first, so that now is there at once. */
export function MemberTimeline({ file: { memberId, team }, only, now, nowRef }: MemberTimelineProps) {
  const query = useInfiniteQuery(timelineQuery(memberId, only));
  const { data, error, refetch, isFetching } = query;
  if (!data)
    return (
      <LoadState
        error={error}
        loading={copy.loading}
        failed={copy.failed}
        isBusy={isFetching}
        retry={() => void refetch()}
      />
    );
  const events = data.pages.flatMap((page) => page.events).reverse();
  return (
    <JointTimeline
      memberId={memberId}
      team={team}
      events={events}
      ahead={data.pages[0]?.ahead ?? []}
      now={now}
      nowRef={nowRef}
      older={<Older query={query} isStart={only === null && events.length > 0} />}
      empty={only ? copy.emptyFiltered : copy.empty}
    />
  );
}

type OlderProps = {
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    "fetchNextPage" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError"
  >;
  isStart: boolean;
};

function Older({
  query: { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError },
  isStart,
}: OlderProps) {
  if (!hasNextPage) return isStart ? <p className={styles.older}>{copy.start}</p> : null;
  return (
    <div className={styles.older}>
      {isFetchNextPageError && !isFetchingNextPage ? <p role="alert">{copy.olderFailed}</p> : null}
      <Button
        variant="inline"
        busy={isFetchingNextPage}
        busyLabel={copy.loadingOlder}
        onClick={() => void fetchNextPage()}
      >
        {copy.older}
      </Button>
    </div>
  );
}

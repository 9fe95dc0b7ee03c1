import { useQuery } from "@tanstack/react-query";
import { queueKeys } from "../../content/staff/keys.ts";
import { queueText } from "../../content/staff/queue.ts";
import { ScreenAside } from "../command/screen-aside.tsx";
import { useStaff } from "../shell/staff-me.ts";
import { StaffScreen } from "../shell/staff-screen.tsx";
import { formatHour } from "../time/moments.ts";
import { useNow } from "../time/use-now.ts";
import styles from "./board/queue-board.module.css";
import { QueueBoard } from "./board/queue-board.tsx";
import { queueQuery } from "./data/queue-query.ts";
import { isPostponed } from "./order/split-at-now.ts";
import { QueueFailure, QueueLoading } from "./states/queue-states.tsx";

/** The attention queue. A failed poll keeps the last known queue, with its time. */
export function QueueScreen() {
  const { data: queue, isError, isFetching, dataUpdatedAt, refetch } = useQuery(queueQuery);
  const { name } = useStaff();
  const now = useNow();
  const firstName = name.split(" ")[0] ?? name;
  const waiting = queue?.items.filter((item) => !isPostponed(item, now)).length;
  return (
    <StaffScreen
      title={queueText.title}
      note={queue ? queueText.summary(firstName, waiting ?? 0, queue.minutes) : firstName}
      aside={<ScreenAside now={now} />}
      keys={queueKeys.strip}
    >
      <div className={styles.screen}>
        <div role="status">
          {queue && isError ? <p className={styles.stale}>{queueText.stale(formatHour(dataUpdatedAt))}</p> : null}
        </div>
        {queue ? <QueueBoard queue={queue} now={now} /> : null}
        {!queue && isError ? <QueueFailure isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
        {!queue && !isError ? <QueueLoading /> : null}
      </div>
    </StaffScreen>
  );
}

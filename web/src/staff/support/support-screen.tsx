import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../api.ts";
import { supportCopy as copy } from "../../content/staff/support.ts";
import { Button } from "../../ui/core/button.tsx";
import { useStaff } from "../shell/staff-me.ts";
import { StaffScreen } from "../shell/staff-screen.tsx";
import { formatHour } from "../time/moments.ts";
import { supportQuery } from "./data/support-query.ts";
import { SupportBoard } from "./support-board.tsx";
import styles from "./support-screen.module.css";

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.envelope.code === 403;

/** The threads with support. A failed poll keeps the last known list, with its time. */
export function SupportScreen({ now }: { now: number }) {
  const {
    data: threads,
    isError,
    isFetching,
    dataUpdatedAt,
    refetch,
  } = useQuery({
    ...supportQuery,
    // Who may not read them is told so by the area, not that they did not open.
    throwOnError: (error, { state }) => state.data === undefined && isRefusal(error),
  });
  const { name } = useStaff();
  const firstName = name.split(" ")[0] ?? name;
  const waiting = threads?.filter((thread) => thread.waiting).length ?? 0;
  return (
    <div className={`${styles.screen} column`}>
      <StaffScreen
        title={copy.title}
        note={threads ? copy.summary(firstName, waiting) : firstName}
        keys={[
          { keys: ["J", "K"], label: copy.keys.list },
          { keys: ["Enter"], label: copy.keys.open },
          { keys: ["R"], label: copy.keys.reply },
          { keys: ["/"], label: copy.keys.canned },
          { keys: ["Ctrl", "Enter"], label: copy.keys.send },
          { keys: ["H"], label: copy.keys.handOver },
          { keys: ["Esc"], label: copy.keys.back },
        ]}
      >
        <div role="status">
          {threads && isError ? <p className={styles.stale}>{copy.stale(formatHour(dataUpdatedAt))}</p> : null}
        </div>
        {threads ? <SupportBoard threads={threads} now={now} /> : null}
        {!threads && isError ? (
          <div className={styles.message} role="alert">
            <h2>{copy.failed.title}</h2>
            <p>{copy.failed.text}</p>
            <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
              {copy.failed.retry}
            </Button>
          </div>
        ) : null}
        {!threads && !isError ? (
          <p className={styles.message} role="status">
            {copy.loading}
          </p>
        ) : null}
      </StaffScreen>
    </div>
  );
}

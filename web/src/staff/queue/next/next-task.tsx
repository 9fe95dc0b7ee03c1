import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { nextTaskText as text } from "../../../content/staff/queue.ts";
import { TeamLink } from "../../member/parts/team-button.tsx";
import { staffPaths } from "../../shell/staff-paths.ts";
import { queueQuery } from "../data/queue-query.ts";
import { taskPath } from "../item/task-path.ts";
import { claimOf, isPostponed } from "../order/split-at-now.ts";
import styles from "./next-task.module.css";

type NextTaskProps = {
  /** Whose task was just done. */
  memberId: string;
  now: number;
  /** What was done. */
  done: string;
  /** Beside the ways on. */
  children?: ReactNode;
};

/** After a task is done: the next one of the queue has the focus, so that Enter opens it. */
export function NextTask({ memberId, now, done, children }: NextTaskProps) {
  const place = useRef<HTMLDivElement>(null);
  const { data } = useQuery(queueQuery);
  const next = data?.items.find((item) => item.memberId !== memberId && !isPostponed(item, now) && isFree(item, now));
  const target = next?.memberId;
  useEffect(() => place.current?.querySelector("a")?.focus(), [target]);
  return (
    <div className={`${styles.next} row wrap`} ref={place}>
      <p role="status">{done}</p>
      {next ? (
        <TeamLink tone="action" keys={["Enter"]} to={taskPath(next)}>
          {text.task(next.name)}
        </TeamLink>
      ) : null}
      <TeamLink {...(next ? {} : { tone: "action" as const, keys: ["Enter"] })} to={staffPaths.queue}>
        {text.queue}
      </TeamLink>
      {children}
    </div>
  );
}

const isFree = (item: Parameters<typeof claimOf>[0], now: number): boolean => claimOf(item, now)?.isMine !== false;

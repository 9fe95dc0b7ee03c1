import type { PromiseDate } from "@app/contract/staff/promises";
import { useQuery } from "@tanstack/react-query";
import { supportCopy } from "../../content/staff/support.ts";
import { Ring, type RingState } from "../../ui/ring/ring.tsx";
import { LoadState } from "../member/parts/load-state.tsx";
import parts from "../member/parts/parts.module.css";
import { formatNear } from "../time/moments.ts";
import { promiseDatesQuery } from "./data/support-query.ts";
import styles from "./support-screen.module.css";

const copy = supportCopy.promises;

const RINGS: Readonly<Record<keyof typeof copy.states, RingState>> = {
  running: "running",
  late: "late",
  paused: "paused",
  kept: "kept",
  "kept-late": "late",
};

const isOwed = ({ state }: PromiseDate): boolean => state === "running" || state === "late";

const owedFirst = (dates: readonly PromiseDate[]): PromiseDate[] => [
  ...dates.filter(isOwed),
  ...dates.filter((date) => !isOwed(date)),
];

/** What was promised to the member, by name and date alone: enough to say when something comes. */
export function PromiseDates({ memberId, now }: { memberId: string; now: number }) {
  const { data, error, isFetching, refetch } = useQuery(promiseDatesQuery(memberId));
  return (
    <aside className={styles.side} aria-label={copy.title}>
      <h2 className={parts.heading}>{copy.title}</h2>
      {data?.length === 0 ? <p className={parts.hint}>{copy.none}</p> : null}
      {data ? (
        <ul className={styles.promises}>
          {owedFirst(data).map(({ _id, text, dueAt, state }) => (
            <li key={_id}>
              <Ring left={1} state={RINGS[state]} size="line" />
              <span>
                {text}
                <small>
                  {copy.states[state]}, {formatNear(dueAt, now)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <LoadState
          error={error}
          loading={copy.loading}
          failed={copy.failed}
          isBusy={isFetching}
          retry={() => void refetch()}
        />
      )}
    </aside>
  );
}

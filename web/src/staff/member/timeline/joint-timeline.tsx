import type { MemberFile } from "@app/contract/staff/member-file";
import type { TimelineEvent } from "@app/contract/staff/member-timeline";
import { type ReactNode, type RefObject, useEffect, useId } from "react";
import { memberCopy } from "../../../content/staff/member.ts";
import { timelineCopy as copy } from "../../../content/staff/timeline.ts";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { Face } from "../../shell/face.tsx";
import { formatHour, formatWeekday } from "../../time/moments.ts";
import { eventPath } from "./event-path.ts";
import { rowsOf } from "./rows-of.ts";
import styles from "./timeline.module.css";
import { AcrossEvent, LaneEvent } from "./timeline-event.tsx";

type JointTimelineProps = {
  memberId: string;
  team: MemberFile["team"];
  /** In the order of time. */
  events: readonly TimelineEvent[];
  ahead: readonly TimelineEvent[];
  now: number;
  /** The bob, for "Ir para agora". */
  nowRef: RefObject<HTMLDivElement | null>;
  /** Above the oldest event: what leads to those before it. */
  older: ReactNode;
  /** Instead of events. */
  empty: string;
};

/**
 * The axis is time and falls: nutrition at its left, training at its right, the member and the machine across it. The bob
 * is now, and what is owed stands below it.
 */
export function JointTimeline({ memberId, team, events, ahead, now, nowRef, older, empty }: JointTimelineProps) {
  const id = useId();
  useEffect(() => startAtNow(nowRef.current), [nowRef]);
  return (
    <section className={styles.timeline} aria-labelledby={id}>
      <h2 className="sr-only" id={id}>
        {copy.title}
      </h2>
      <div className={styles.team}>
        <Professional team={team} role="nutri" />
        <Professional team={team} role="treinador" />
      </div>
      <div className={styles.axis}>
        {older}
        {events.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
        <Rows memberId={memberId} events={events} now={now} />
      </div>
      {/* The one Tab stop of the timeline: from here the arrows lead to its events. */}
      <div className={styles.now} ref={nowRef} tabIndex={0} data-now>
        <PlumbBob className={styles.bob} />
        <b>{formatHour(now)}</b>
        <span>{copy.now(formatWeekday(now, now))}</span>
      </div>
      <div className={styles.axis} data-ahead>
        {ahead.length === 0 ? <p className={styles.empty}>{copy.nothingOwed}</p> : null}
        <Rows memberId={memberId} events={ahead} now={now} isAhead />
      </div>
    </section>
  );
}

type RowsProps = { memberId: string; events: readonly TimelineEvent[]; now: number; isAhead?: boolean };

function Rows({ memberId, events, now, isAhead = false }: RowsProps) {
  const lane = (all: readonly TimelineEvent[]) =>
    all.map((event) => (
      <LaneEvent key={event._id} event={event} to={eventPath(memberId, event)} now={now} isAhead={isAhead} />
    ));
  return (
    <ol>
      {rowsOf(events).map((row) =>
        "across" in row ? (
          <li key={row.key}>
            <AcrossEvent event={row.across} to={eventPath(memberId, row.across)} now={now} isAhead={isAhead} />
          </li>
        ) : (
          <li key={row.key} className={styles.pair}>
            <div className={`${styles.lane} shrinks`}>{lane(row.nutrition)}</div>
            <div className={`${styles.lane} shrinks`}>{lane(row.training)}</div>
          </li>
        ),
      )}
    </ol>
  );
}

function Professional({ team, role }: { team: MemberFile["team"]; role: "nutri" | "treinador" }) {
  const person = team.find((candidate) => candidate.role === role);
  return (
    <div className={`${styles.professional} row`}>
      <span>
        {person?.name ?? memberCopy.team.missing}
        <small>{memberCopy.team[role]}</small>
      </span>
      {person ? <Face name={person.name} tone={role === "nutri" ? "warm" : "quiet"} /> : null}
    </div>
  );
}

/** Where the timeline's column scrolls by itself, it opens at now: the past is above it. */
function startAtNow(bob: HTMLElement | null): void {
  const column = bob?.closest<HTMLElement>("[data-column]");
  if (!bob || !column || column.scrollHeight <= column.clientHeight) return;
  column.scrollTo({ top: bob.offsetTop - column.clientHeight * 0.6, behavior: "instant" });
}

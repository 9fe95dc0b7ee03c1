import type { TimelineEvent as Event } from "@app/contract/staff/member-timeline";
import { timelineCopy as copy } from "../../../content/staff/timeline.ts";
import { Face } from "../../shell/face.tsx";
import { Link } from "../../shell/link.tsx";
import { formatLeft, formatNear, formatStamp } from "../../time/moments.ts";
import { Figures } from "./figures.tsx";
import styles from "./timeline.module.css";

type EventProps = {
  event: Event;
  /** Where it is read in full; null: here. */
  to: string | null;
  now: number;
  /** Still owed: it stands below the bob. */
  isAhead?: boolean;
};

/** `J` and `K` move the focus from one to the next; by Tab the whole timeline is one stop. */
const focusable = { "data-event": true, tabIndex: -1 } as const;

const timeOf = ({ event, now, isAhead }: EventProps): string => {
  if (!isAhead) return formatStamp(event.at, now);
  const isOpen = event.kind === "promise" && event.state !== "ok";
  return isOpen ? `${formatNear(event.at, now)}, ${formatLeft(event.at, now)}` : formatNear(event.at, now);
};

/** In the lane of one profession. */
export function LaneEvent(props: EventProps) {
  const { event, to, isAhead = false } = props;
  return (
    <article
      {...focusable}
      className={styles.event}
      data-lane={event.lane}
      data-state={event.state ?? undefined}
      data-ahead={isAhead || undefined}
    >
      <time dateTime={event.at}>{timeOf(props)}</time>
      {event.kind === "comment" ? <Comment event={event} /> : <Text event={event} to={to} />}
      <Figures event={event} />
    </article>
  );
}

/** The link is no stop of its own: Enter on the event opens it. */
function Title({ event: { lane, title }, to }: Pick<EventProps, "event" | "to">) {
  return (
    <h3 className={styles.eventTitle}>
      <span className="sr-only">{copy.lanes[lane]}: </span>
      {to ? (
        <Link to={to} tabIndex={-1}>
          {title}
        </Link>
      ) : (
        title
      )}
    </h3>
  );
}

function Text({ event, to }: Pick<EventProps, "event" | "to">) {
  const { detail, state } = event;
  return (
    <>
      <Title event={event} to={to} />
      {detail ? <p className={state ? styles.stamp : undefined}>{detail}</p> : null}
      {state && !detail ? <p className={styles.stamp}>{copy.states[state]}</p> : null}
    </>
  );
}

/** Between the two professionals, on paper of its own: the member reads it in an export. */
function Comment({ event: { by, detail, title } }: { event: Event }) {
  const name = by ?? title;
  return (
    <div className={styles.comment}>
      <Face name={name} size="small" />
      <div>
        <h3 className="sr-only">{copy.commentOf(name)}</h3>
        <p>{detail}</p>
        <small>{copy.exported}</small>
      </div>
    </div>
  );
}

/** Across the axis: of the member, of the machine, or of both professionals. */
export function AcrossEvent(props: EventProps) {
  const { event, to, isAhead = false } = props;
  const { lane, detail, by, state } = event;
  return (
    <article
      {...focusable}
      className={styles.across}
      data-lane={lane}
      data-state={state ?? undefined}
      data-ahead={isAhead || undefined}
    >
      <div className={`${styles.top} wrap`}>
        <Title event={event} to={to} />
        {by ? <span className={styles.soft}>{by}</span> : null}
        <time dateTime={event.at}>{timeOf(props)}</time>
      </div>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
      <Figures event={event} />
    </article>
  );
}

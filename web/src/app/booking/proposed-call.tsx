import { proposedCopy as copy } from "../../content/app/bookings.ts";
import { Button } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { messageOf } from "../shell/states/message-of.ts";
import { Timeline, TimelineItem } from "../shell/timeline.tsx";
import type { CardProps } from "./booked-call.tsx";
import { CallCard } from "./call-card.tsx";
import styles from "./day-picker.module.css";
import { formatWhen } from "./member-time.ts";
import { useCallChange } from "./use-call-change.ts";

/** The team moved the call: the new hour, the old one struck through, and the member's yes. */
export function ProposedCall({ booking, zone, now, canMove, onMove }: CardProps) {
  const change = useCallChange();
  const { movedFrom } = booking;
  return (
    <>
      <CallCard
        booking={booking}
        zone={zone}
        now={now}
        was={movedFrom ? copy.was(formatWhen(zone, movedFrom.startsAt)) : undefined}
      >
        <Button
          busy={change.isPending}
          busyLabel={copy.accepting}
          onClick={() => change.mutate({ kind: "accept", bookingId: booking._id })}
        >
          {copy.accept}
        </Button>
        {canMove ? (
          <Button variant="outline" onClick={onMove}>
            {copy.other}
          </Button>
        ) : null}
      </CallCard>
      {change.error ? <Alert tone="error">{messageOf(change.error)}</Alert> : null}
      <section className={`${styles.group} stack gap-3`} aria-labelledby="muda-prazo">
        <h2 id="muda-prazo">{copy.deadline.title}</h2>
        <p>{copy.deadline.text}</p>
      </section>
      {movedFrom ? (
        <section className={`${styles.group} stack gap-3`} aria-labelledby="aconteceu">
          <h2 id="aconteceu">{copy.history.title}</h2>
          <Timeline>
            <TimelineItem
              title={copy.history.booked(formatWhen(zone, movedFrom.startsAt))}
              text={formatWhen(zone, movedFrom.bookedAt)}
              when={null}
              tone="done"
              isCurrent={false}
            />
            <TimelineItem
              title={copy.history.moved}
              text={`${formatWhen(zone, movedFrom.movedAt)}. ${copy.history.reasons[movedFrom.reason]}`}
              when={null}
              tone="done"
              isCurrent={false}
            />
            <TimelineItem
              title={copy.history.waiting}
              text={copy.history.lapse(formatWhen(zone, booking.startsAt))}
              when={null}
              tone="yours"
              isCurrent
            />
          </Timeline>
        </section>
      ) : null}
    </>
  );
}

import type { Booking } from "@app/contract/bookings";
import { bookedCopy as copy } from "../../content/app/bookings.ts";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { RuledList } from "../../ui/display/ruled-list.tsx";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { messageOf } from "../shell/states/message-of.ts";
import styles from "./booking.module.css";
import { saveToCalendar } from "./calendar-file.ts";
import { CallCard } from "./call-card.tsx";
import { formatHour } from "./member-time.ts";
import { useCallChange } from "./use-call-change.ts";

export type CardProps = {
  booking: Booking;
  who: string;
  zone: string;
  now: number;
  canMove: boolean;
  onMove: () => void;
};

const MINUTE = 60_000;
const LINK_BEFORE_MS = 10 * MINUTE;

/** A booked call: when, what happens then, and how to change it. */
export function BookedCall({ booking, who, zone, now, canMove, onMove }: CardProps) {
  const [starts, ends] = [Date.parse(booking.startsAt), Date.parse(booking.endsAt)];
  const cancellation = useCallChange();
  const isNear = now >= starts - LINK_BEFORE_MS;
  const isOver = now >= ends;
  const cancel = () =>
    showAlert({
      title: copy.cancelling.title,
      text: copy.cancelling.text,
      confirm: copy.cancelling.confirm,
      onConfirm: () => cancellation.mutate({ kind: "cancel", bookingId: booking._id }),
      cancel: copy.cancelling.keep,
      onCancel: () => undefined,
    });

  return (
    <>
      <CallCard booking={booking} zone={zone} now={now}>
        {booking.link && isNear && !isOver ? (
          <ButtonLink href={booking.link} target="_blank" rel="noopener noreferrer">
            {copy.join}
          </ButtonLink>
        ) : null}
        {now < starts ? (
          <Button variant="secondary" onClick={() => saveToCalendar(booking)}>
            {copy.calendar}
          </Button>
        ) : null}
        {canMove ? (
          <Button variant="outline" onClick={onMove}>
            {copy.move}
          </Button>
        ) : null}
      </CallCard>
      {booking.way === "video" && !booking.link && isNear && !isOver ? (
        <Alert tone="info">{copy.noLink(who)}</Alert>
      ) : null}
      {isOver ? <p>{copy.overText(who)}</p> : <Steps booking={booking} who={who} zone={zone} />}
      {now < starts ? (
        <div className="stack gap-4 at-start">
          {canMove ? null : <p>{copy.tooLate}</p>}
          {cancellation.error ? <Alert tone="error">{messageOf(cancellation.error)}</Alert> : null}
          <Button variant="link" busy={cancellation.isPending} onClick={cancel}>
            {copy.cancel}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Steps({ booking: { startsAt, way }, who, zone }: Pick<CardProps, "booking" | "who" | "zone">) {
  const at = (minutes: number) => formatHour(zone, new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString());
  const [before, then] = copy.steps[way](who);
  const steps = [
    [at(-10), before],
    [at(0), then],
    [at(10), copy.steps.missed],
  ];
  return (
    <section className={`${styles.steps} stack gap-3`} aria-labelledby="na-hora">
      <h2 id="na-hora">{copy.steps.title}</h2>
      <RuledList ordered>
        {steps.map(([hour, text]) => (
          <li key={hour} className={`${styles.row} stack gap-2`}>
            <span className={`${styles.hour} note figures`}>{hour}</span>
            <span>{text}</span>
          </li>
        ))}
      </RuledList>
      <p className="note">{copy.steps.calendar}</p>
    </section>
  );
}

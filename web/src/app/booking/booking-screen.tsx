import type { BookingsView } from "@app/contract/bookings";
import { type ReactNode, useState } from "react";
import { appPaths } from "../../app-paths.ts";
import {
  bookedCopy,
  bookingCopy,
  chooseCopy,
  endedCopy,
  missedCopy,
  proposedCopy,
} from "../../content/app/bookings.ts";
import { whatsappHref } from "../../content/contact.ts";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { useNow } from "../shell/dates/use-now.ts";
import { Link } from "../shell/link.tsx";
import { SubPage } from "../shell/sub-page.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { AboutCall, CallPerson, SkipCall } from "./about-call.tsx";
import { BookedCall } from "./booked-call.tsx";
import styles from "./booking.module.css";
import { ChooseSlot } from "./choose-slot.tsx";
import { deviceZone, formatPastDay, formatWhen, SERVICE_ZONE } from "./member-time.ts";
import { ProposedCall } from "./proposed-call.tsx";

const back = { to: appPaths.plan, label: bookingCopy.back };

/** The whole screen, by what the member's call is now. */
export function BookingScreen({ view }: { view: BookingsView }) {
  const now = useNow();
  const [zone, setZone] = useState(deviceZone);
  const [isMoving, setMoving] = useState(false);
  const { booking, missedAt, offer, purpose } = view;
  const choose = {
    view,
    zone,
    onZone: () => setZone(zone === SERVICE_ZONE ? deviceZone() : SERVICE_ZONE),
    onDone: () => setMoving(false),
  };

  if (booking && isMoving && view.slots.length > 0) {
    const when = formatWhen(zone, booking.startsAt);
    return (
      <SubPage back={back} title={bookingCopy.title} lead={bookingCopy.lead[purpose]}>
        <Columns aside={<AboutCall purpose={purpose} />}>
          <ChooseSlot {...choose} moves={booking} />
          <Button variant="link" onClick={() => setMoving(false)}>
            {chooseCopy.keep(when)}
          </Button>
        </Columns>
      </SubPage>
    );
  }
  if (booking) {
    const isProposed = booking.state === "proposed";
    const canMove = view.slots.length > 0;
    const card = { booking, zone, now, canMove, onMove: () => setMoving(true) };
    return (
      <SubPage
        back={back}
        title={isProposed ? proposedCopy.title : titleOf(booking, now)}
        lead={isProposed ? proposedCopy.lead : undefined}
      >
        <Columns aside={<AboutCall purpose={purpose} />}>
          {isProposed ? <ProposedCall {...card} /> : <BookedCall {...card} />}
        </Columns>
      </SubPage>
    );
  }
  if (offer !== "open") return <Ended offer={offer} />;
  return (
    <SubPage
      back={back}
      title={missedAt ? missedCopy.title(formatPastDay(zone, missedAt, now)) : bookingCopy.title}
      lead={missedAt ? missedCopy.lead : bookingCopy.lead[purpose]}
    >
      <Columns
        aside={
          <>
            {missedAt ? (
              <section className={styles.quiet} aria-labelledby="prazo">
                <h2 id="prazo">{missedCopy.deadline.title}</h2>
                <p>{missedCopy.deadline.text}</p>
              </section>
            ) : null}
            <AboutCall purpose={purpose} />
            <SkipCall purpose={purpose} />
          </>
        }
      >
        <ChooseSlot {...choose} moves={null} />
      </Columns>
    </SubPage>
  );
}

function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}

function titleOf({ startsAt, endsAt, movableUntil }: NonNullable<BookingsView["booking"]>, now: number): string {
  if (now >= Date.parse(endsAt)) return bookedCopy.over;
  if (now >= Date.parse(startsAt)) return bookedCopy.now;
  return now > Date.parse(movableUntil) ? bookedCopy.soon : bookedCopy.title;
}

/** No slot is offered: the call took place, was missed twice, or is no part of the plan. */
function Ended({ offer }: { offer: Exclude<BookingsView["offer"], "open"> }) {
  const { title, text } = endedCopy[offer];
  return (
    <SubPage back={back} title={title} lead={text}>
      {offer === "not-included" ? (
        <NoSubscription />
      ) : (
        <Columns aside={<CallPerson />}>
          <p className={styles.links}>
            <Link to={appPaths.today}>{endedCopy.today}</Link>
            {offer === "without-call" ? (
              <ButtonLink variant="link" href={whatsappHref} target="_blank" rel="noopener">
                {endedCopy.talk}
              </ButtonLink>
            ) : null}
          </p>
        </Columns>
      )}
    </SubPage>
  );
}

import type { Booking, BookingsView } from "@app/contract/bookings";
import { type ReactNode, useState } from "react";
import { appPaths } from "../../app-paths.ts";
import {
  bookedCopy,
  bookingCopy,
  callerOf,
  chooseCopy,
  endedCopy,
  missedCopy,
  proposedCopy,
} from "../../content/app/bookings.ts";
import { whatsappHref } from "../../content/contact.ts";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { Link } from "../shell/link.tsx";
import { SubPage } from "../shell/sub-page.tsx";
import { NoSubscription } from "../shell/subscription/no-subscription.tsx";
import { useNow } from "../shell/use-now.ts";
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
  const { booking, missedAt, offer, purpose, person } = view;
  const who = callerOf(person);
  const choose = {
    view,
    zone,
    onZone: () => setZone(zone === SERVICE_ZONE ? deviceZone() : SERVICE_ZONE),
    onDone: () => setMoving(false),
  };

  if (booking && isMoving && view.slots.length > 0) {
    const when = formatWhen(zone, booking.startsAt);
    return (
      <SubPage back={back} title={bookingCopy.title(who)} lead={bookingCopy.lead[purpose](who)}>
        <Columns aside={<AboutCall purpose={purpose} person={person} />}>
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
    const card = { booking, who, zone, now, canMove, onMove: () => setMoving(true) };
    return (
      <SubPage
        back={back}
        title={isProposed ? proposedCopy.title : titleOf(booking, { who, now })}
        lead={isProposed ? proposedCopy.lead : undefined}
      >
        <Columns aside={<AboutCall purpose={purpose} person={person} />}>
          {isProposed ? <ProposedCall {...card} /> : <BookedCall {...card} />}
        </Columns>
      </SubPage>
    );
  }
  if (offer !== "open") return <Ended offer={offer} person={person} />;
  return (
    <SubPage
      back={back}
      title={missedAt ? missedCopy.title(formatPastDay(zone, missedAt, now)) : bookingCopy.title(who)}
      lead={missedAt ? missedCopy.lead : bookingCopy.lead[purpose](who)}
    >
      <Columns
        aside={
          <>
            {missedAt ? (
              <section className={`${styles.quiet} quiet-panel stack gap-3`} aria-labelledby="prazo">
                <h2 id="prazo">{missedCopy.deadline.title}</h2>
                <p>{missedCopy.deadline.text}</p>
              </section>
            ) : null}
            <AboutCall purpose={purpose} person={person} />
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

type Seen = { who: string; now: number };

function titleOf({ startsAt, endsAt, movableUntil }: Booking, { who, now }: Seen): string {
  if (now >= Date.parse(endsAt)) return bookedCopy.over;
  if (now >= Date.parse(startsAt)) return bookedCopy.now;
  return now > Date.parse(movableUntil) ? bookedCopy.soon : bookedCopy.title(who);
}

/** No slot is offered: the call took place, was missed twice, or is no part of the plan. */
function Ended({ offer, person }: { offer: Exclude<BookingsView["offer"], "open">; person: BookingsView["person"] }) {
  const { title, text } = endedCopy[offer];
  return (
    <SubPage back={back} title={title} lead={text}>
      {offer === "not-included" ? (
        <NoSubscription />
      ) : (
        <Columns aside={<CallPerson person={person} />}>
          <p className={`${styles.links} row wrap`}>
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

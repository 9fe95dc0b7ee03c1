import type { Booking } from "@app/contract/bookings";
import type { ReactNode } from "react";
import { bookedCopy as copy, zoneCopy } from "../../content/app/bookings.ts";
import { PlumbBob } from "../../ui/core/plumb-bob.tsx";
import { useCssVariables } from "../../ui/inputs/use-css-variables.ts";
import styles from "./booking.module.css";
import { formatLong, formatShort, placeOf } from "./member-time.ts";

type CallCardProps = {
  booking: Booking;
  zone: string;
  now: number;
  /** The hour that it replaces. */
  was?: string | undefined;
  children: ReactNode;
};

/** The hour of a call, and how far away it is: the plumb bob stands between the booking and the call. */
export function CallCard({ booking: { startsAt, bookedAt, way }, zone, now, was, children }: CallCardProps) {
  const [from, to] = [Date.parse(bookedAt), Date.parse(startsAt)];
  // The labels of both ends need their room.
  const passed = Math.min(0.55, Math.max(0, (now - from) / (to - from)));
  const line = useCssVariables<HTMLDivElement>({ "--passed": passed });
  const nowText = formatShort(zone, new Date(now).toISOString());
  return (
    <section className={styles.card} data-theme="dark" aria-labelledby="hora">
      {was ? <p className={styles.was}>{was}</p> : null}
      <h2 id="hora">{formatLong(zone, startsAt)}</h2>
      <p className={styles.length}>{copy.length(zoneCopy.of(placeOf(zone)), copy.ways[way])}</p>
      {now < to ? (
        <div ref={line} className={styles.line}>
          <span className={styles.start} aria-hidden="true" />
          <span className={styles.now}>
            <PlumbBob className={styles.bob} />
            <span>
              <b>{copy.nowMark}</b>
              {nowText}
            </span>
          </span>
          <span className={styles.end}>
            {formatShort(zone, startsAt)}
            <br />
            {copy.callMark}
          </span>
        </div>
      ) : null}
      <div className={`${styles.actions} stack gap-3`}>{children}</div>
    </section>
  );
}

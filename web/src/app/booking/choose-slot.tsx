import type { Booking, BookingsView, CallWay } from "@app/contract/bookings";
import { useMemo, useState } from "react";
import { problemOf } from "../../api.ts";
import { bookingCopy, chooseCopy as copy } from "../../content/app/bookings.ts";
import { whatsappHref } from "../../content/contact.ts";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { Alert } from "../../ui/display/alert.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { Chips } from "../../ui/inputs/chips.tsx";
import { useNotRefreshed } from "../data/seen-at.ts";
import { formatWeekdayTitle } from "../shell/format/days.ts";
import { messageOf } from "../shell/states/message-of.ts";
import styles from "./booking.module.css";
import { DayPicker } from "./day-picker.tsx";
import { daysOf } from "./group-slots.ts";
import { formatWhen } from "./member-time.ts";
import { SlotGrid } from "./slot-grid.tsx";
import { useCallChange } from "./use-call-change.ts";
import { ZoneLine } from "./zone-line.tsx";

type ChooseSlotProps = {
  view: BookingsView;
  zone: string;
  /** The call that a choice replaces. */
  moves: Booking | null;
  onZone: () => void;
  onDone: () => void;
};

/** Day, hour and way of a call. A slot that is taken meanwhile leaves day and way as they are. */
export function ChooseSlot({ view, zone, moves, onZone, onDone }: ChooseSlotProps) {
  const days = useMemo(() => daysOf(view.slots, zone), [view.slots, zone]);
  const [wantedDay, setDay] = useState<string | null>(null);
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [way, setWay] = useState<CallWay>(moves?.way ?? "video");
  // One key for one choice: sending it again books nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const withNewKey =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      setKey(crypto.randomUUID());
    };
  // For one hour: the next one may be the member's own professional's.
  const [hasAgreed, setAgreed] = useState(false);
  const chooseHour = (hour: string) => {
    setStartsAt(hour);
    setAgreed(false);
  };
  const change = useCallChange(onDone);
  const isOffline = useNotRefreshed() === "no-connection";

  const open = days.filter(({ free }) => free > 0);
  const day = open.find((candidate) => candidate.day === wantedDay) ?? open[0];
  if (!day) return <NoSlots />;
  const slot = day.slots.find((offered) => offered.startsAt === startsAt && !offered.taken);
  const chosen = slot?.startsAt ?? null;
  const withColleague = slot?.isWithColleague === true;
  const needsYes = withColleague && !hasAgreed;
  const when = chosen && formatWhen(zone, chosen);
  const send = () => {
    if (!chosen || needsYes) return;
    const choice = { key, startsAt: chosen, way, withColleague };
    change.mutate(moves ? { kind: "move", bookingId: moves._id, choice } : { kind: "book", choice });
  };

  return (
    <form
      className="stack gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) send();
      }}
    >
      <DayPicker days={days} value={day.day} onChange={setDay} />
      <h2 className="h3-size">{formatWeekdayTitle(day.day)}</h2>
      <ZoneLine zone={zone} at={Date.parse(day.slots[0]?.startsAt ?? "")} onZone={onZone} />
      <SlotGrid slots={day.slots} zone={zone} value={chosen} onChange={withNewKey(chooseHour)} />
      <Chips
        legend={<span className={styles.legend}>{copy.way}</span>}
        options={[
          { value: "video", label: copy.ways.video },
          { value: "phone", label: copy.ways.phone, disabled: view.phoneEnding === null },
        ]}
        value={way}
        onChange={withNewKey(setWay)}
        hint={way === "phone" && view.phoneEnding ? copy.phone(view.phoneEnding) : undefined}
      />
      <div className={`${styles.foot} stack gap-3`} data-sticky={when ? "" : undefined}>
        {isOffline ? (
          <Alert tone="warning">{bookingCopy.offline}</Alert>
        ) : change.error ? (
          <Alert tone="error">
            {problemOf(change.error) === "slot-taken" ? copy.takenNow : messageOf(change.error)}
          </Alert>
        ) : null}
        {withColleague ? (
          <Checkbox checked={hasAgreed} onChange={({ target }) => setAgreed(target.checked)}>
            {copy.agree}
          </Checkbox>
        ) : null}
        <Button
          className={styles.submit}
          type="submit"
          disabled={!when || needsYes || isOffline}
          busy={change.isPending}
          busyLabel={copy.saving}
        >
          {when ? (needsYes ? copy.agreeFirst : moves ? copy.move(when) : copy.book(when)) : copy.choose}
        </Button>
      </div>
      <p className={`${styles.note} note`}>{copy.movable}</p>
    </form>
  );
}

function NoSlots() {
  return (
    <section className={`${styles.none} stack gap-4`} aria-labelledby="sem-vaga">
      <h2 id="sem-vaga">{copy.none.title}</h2>
      <p>{copy.none.text}</p>
      <ButtonLink variant="outline" href={whatsappHref} target="_blank" rel="noopener">
        {copy.none.ask}
      </ButtonLink>
    </section>
  );
}

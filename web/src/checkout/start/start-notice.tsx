import type { Places } from "@app/contract/places";
import { startCopy as copy } from "../../content/checkout-steps.ts";
import { formatStartDay } from "../../content/start-day.ts";
import { Alert } from "../../ui/display/alert.tsx";

/** When people start, above the button that pays: now, with the date that counts if the place goes first, or on that date. */
export function StartNotice({ places }: { places: Pick<Places, "places" | "startsOn"> | null }) {
  if (!places?.startsOn) return null;
  const day = formatStartDay(places.startsOn);
  return places.places > 0 ? (
    <Alert tone="info" icon="calendar" title={copy.nowTitle}>
      {copy.now(day)}
    </Alert>
  ) : (
    <Alert tone="info" icon="calendar" title={copy.laterTitle(day)}>
      {copy.later}
    </Alert>
  );
}

/** On the open payment: the date is this buyer's until it is decided. */
export function StartReminder({ startsOn }: { startsOn: string | null }) {
  return startsOn ? <p>{copy.open(formatStartDay(startsOn))}</p> : null;
}

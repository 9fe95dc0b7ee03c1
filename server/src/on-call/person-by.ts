import type { Operations } from "@app/contract/operations";
import { addServiceTime, nextOpening, type ServiceHours } from "@app/engine/promises/service-clock";
import { MINUTE_MS } from "../platform/time/durations.ts";

/**
 * Until when a person talks to the member: so many minutes from now, counted within the hours on call; outside of them,
 * the next opening.
 */
export function personBy({ hours, minutes }: Pick<Operations["onCall"], "hours" | "minutes">, now: Date): Date {
  const onDuty: ServiceHours = { ...hours, closedOn: [] };
  const opening = nextOpening(onDuty, now.getTime());
  if (opening > now.getTime()) return new Date(opening);
  return new Date(addServiceTime(onDuty, opening, minutes * MINUTE_MS, []));
}
